import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { Asking, WalletReply } from '../../lib/transactions/asking.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { receiptLoaderAtom } from '../receipt/showReceipt.js';
import type { TransactionStackEntry } from '../router.js';
import { runTransactionAtom } from '../runTransaction.js';
import type { Begun, TransactionPlan } from './tracker.js';

/** The result of asking a wallet for a transaction: the tracker's (`Begun`), or the network's if it shows one first. */
export type Asked =
  | { readonly fate: 'sent'; readonly id: string }
  | { readonly fate: 'unsent'; readonly error: WalletModalError }
  | { readonly fate: 'declined' | 'unclear'; readonly id: string; readonly error: WalletModalError };

interface AskParts {
  readonly plan: TransactionPlan;
  /** Asks the wallet. */
  readonly send: (asking: Asking) => Promise<WalletReply>;
  /** The stack entry for the view in which the sign-in frame asks: what happens when it ends. */
  readonly entry: TransactionStackEntry;
  /** Called before that view is left. */
  readonly onSent?: () => void;
}

/** Records a transaction, asks a wallet for it and follows it from then on. Never rejects. */
export const askAndFollowAtom = atom(
  null,
  async (get, set, { plan, send, entry, onSent }: AskParts): Promise<Asked> => {
    const walletOf = () => get(connectionAtom)?.connector.id;
    const wallet = walletOf();
    let tellId = (_id: string) => {};
    const recorded = new Promise<string>((resolve) => {
      tellId = resolve;
    });
    const outcome: { begun?: Begun } = {};
    const ask = async () => {
      // Nothing is sent before the view of its outcome is loaded.
      await get(receiptLoaderAtom)?.load();
      const tracker = await get(servicesAtom).openTracker();
      const begun = await tracker.begin(plan, (asking) => {
        tellId(asking.id);
        const handOver = () => {
          // Another wallet may have the same account, but it isn't the one that the visitor saw.
          if (walletOf() !== wallet)
            throw new WalletModalError('request_invalid', 'Another wallet is active by now.');
          asking.handOver();
        };
        return send({ ...asking, handOver });
      });
      outcome.begun = begun;
      if (begun.fate !== 'sent') throw begun.error;
      onSent?.();
    };
    // A wallet that lost the request may still have sent the transaction.
    const findSent = async (): Promise<Asked> => {
      const id = await recorded;
      const tracker = await get(servicesAtom).openTracker();
      const found = await tracker.findOut(id);
      return outcome.begun || fateOf(found) !== 'sent' ? new Promise<never>(() => {}) : { fate: 'sent', id };
    };
    const settle = async (): Promise<Asked> => {
      const isFrame = get(connectionAtom)?.connector.type === 'AUTH';
      try {
        await (isFrame ? set(runTransactionAtom, entry, ask) : ask());
        return { fate: 'sent', id: await recorded };
      } catch (cause) {
        const error = toWalletModalError(cause);
        const { begun } = outcome;
        const isRecorded = begun?.fate === 'declined' || begun?.fate === 'unclear';
        return isRecorded ? { fate: begun.fate, id: begun.id, error } : { fate: 'unsent', error };
      }
    };
    return Promise.race([settle(), findSent()]);
  },
);

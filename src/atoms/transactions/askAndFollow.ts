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

/** What came of asking a wallet for a transaction, as the tracker says (`Begun`), or as the network has shown before. */
export type Asked =
  | { readonly fate: 'sent'; readonly id: string }
  | { readonly fate: 'unsent'; readonly error: WalletModalError }
  | { readonly fate: 'declined' | 'unclear'; readonly id: string; readonly error: WalletModalError };

interface AskParts {
  readonly plan: TransactionPlan;
  /** Asks the wallet. */
  readonly send: (asking: Asking) => Promise<WalletReply>;
  /** Where the view leads in which the sign-in frame asks. */
  readonly entry: TransactionStackEntry;
  /** Called before that view is left. */
  readonly onSent?: () => void;
}

/** Asks a wallet for a transaction, which is recorded before and followed from then on. Never rejects. */
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
      // Whoever has sent something has to see what becomes of it, so nothing is sent before that can be shown.
      await get(receiptLoaderAtom)?.load();
      const tracker = await get(servicesAtom).openTracker();
      const begun = await tracker.begin(plan, (asking) => {
        tellId(asking.id);
        const handOver = () => {
          // Another one may have the same account, and it was not the one that the visitor saw.
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
    // A wallet that has lost the request may have sent it all the same.
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

import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { isRefusal } from '../../lib/requests/isRefusal.js';
import type { Asking, WalletReply } from '../../lib/transactions/asking.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { receiptLoaderAtom } from '../receipt/showReceipt.js';
import type { TransactionStackEntry } from '../router.js';
import { runTransactionAtom } from '../runTransaction.js';
import type { TransactionPlan } from './tracker.js';
import { trackTransactionAtom } from './trackTransaction.js';

/** What came of asking a wallet for a transaction. */
export type Asked =
  /** The wallet said so, or it was found on the network before the wallet said anything. */
  | { readonly fate: 'sent'; readonly id: string }
  /** Certain: the user refused, or it failed before the wallet got it. */
  | { readonly fate: 'unsent'; readonly error: WalletModalError }
  /** The wallet got it and may have sent it, whatever it answered. */
  | { readonly fate: 'unclear'; readonly id: string; readonly error: WalletModalError };

interface Progress {
  /** Of the record, once there is one. */
  id: string | undefined;
  isHandedOver: boolean;
  hasAnswered: boolean;
}

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
    const { openTracker } = get(servicesAtom);
    const walletOf = () => get(connectionAtom)?.connector.id;
    const wallet = walletOf();
    const progress: Progress = { id: undefined, isHandedOver: false, hasAnswered: false };
    let tellBegun = (_id: string) => {};
    const begun = new Promise<string>((resolve) => {
      tellBegun = resolve;
    });
    const ask = async () => {
      // Whoever has sent something has to see what becomes of it, so nothing is sent before that can be shown.
      await get(receiptLoaderAtom)?.load();
      await set(trackTransactionAtom, plan, async (asking) => {
        progress.id = asking.id;
        tellBegun(asking.id);
        const reply = await send({
          ...asking,
          handOver() {
            // Another one may have the same account, and it was not the one that the visitor saw.
            if (walletOf() !== wallet)
              throw new WalletModalError('request_invalid', 'Another wallet is active by now.');
            progress.isHandedOver = true;
            asking.handOver();
          },
          handBack() {
            progress.isHandedOver = false;
            asking.handBack();
          },
          keepSigned(signed) {
            progress.isHandedOver = true;
            return asking.keepSigned(signed);
          },
        });
        progress.hasAnswered = true;
        return reply;
      });
      onSent?.();
    };
    // A wallet that has lost the request may have sent it all the same.
    const findSent = async () => {
      const id = await begun;
      const found = await (await openTracker()).findOut(id);
      return progress.hasAnswered || fateOf(found) !== 'sent' ? new Promise<never>(() => {}) : id;
    };
    const isFrame = get(connectionAtom)?.connector.type === 'AUTH';
    const asked = isFrame ? set(runTransactionAtom, entry, ask) : ask();
    try {
      return { fate: 'sent', id: await Promise.race([asked.then(() => begun), findSent()]) };
    } catch (cause) {
      const error = toWalletModalError(cause);
      const { id, isHandedOver } = progress;
      const isUnsent = id === undefined || !isHandedOver || isRefusal(cause);
      return isUnsent ? { fate: 'unsent', error } : { fate: 'unclear', id, error };
    }
  },
);

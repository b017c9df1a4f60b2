import { atom } from 'jotai/vanilla';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { TransactionKind, TransactionSummary } from '../../lib/transactions/trackedTransaction.js';
import { servicesAtom } from '../hostServices.js';
import type { Tracker } from './tracker.js';

/** What a wallet is asked for. */
export interface TransactionPlan {
  readonly kind: TransactionKind;
  /** The account that sends, on the network it sends on. */
  readonly account: CaipAddress;
  readonly summary?: TransactionSummary | undefined;
  /** EVM only: what the transaction does, to find it without its hash. Undefined for several calls at once. */
  readonly call?:
    | {
        /** Undefined if it creates a contract. */
        readonly to: string | undefined;
        /** In base units. */
        readonly value: bigint;
        /** Hex with `0x`. */
        readonly data: string;
      }
    | undefined;
  /** Solana only, if known: the last block height at which the network accepts it. */
  readonly lastValidBlockHeight?: bigint | undefined;
}

/** The wallet's answer: a hash or signature, or the id of calls (EIP-5792). */
export type WalletReply =
  | { readonly hash: string; readonly callsId?: undefined }
  | { readonly callsId: string; readonly hash?: undefined };

/**
 * Asks a wallet for a transaction and follows it. `ask` runs at once, so that opening an app keeps the user gesture.
 * Settles as `ask` does: following may fail, sending does not fail with it.
 */
export const trackTransactionAtom = atom(
  null,
  async (get, _set, plan: TransactionPlan, ask: () => Promise<WalletReply>): Promise<WalletReply> => {
    const reply = ask();
    // Handled below, once the tracker is there.
    reply.catch(() => undefined);
    let tracker: Tracker;
    try {
      tracker = await get(servicesAtom).openTracker();
    } catch {
      // Its code cannot be loaded. The caller learns what the wallet answered, nobody what became of it.
      return reply;
    }
    return tracker.begin(plan, reply);
  },
);

/** Loads the transactions of earlier visits, and follows those without an outcome. */
export const loadTransactionsAtom = atom(null, async (get) => {
  await get(servicesAtom).openTracker();
});

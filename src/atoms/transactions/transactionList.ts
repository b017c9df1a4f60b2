import { atom } from 'jotai/vanilla';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';

/**
 * The transactions that wallets were asked for on this device, oldest first; empty until the tracker has loaded.
 * Written by `transactions/keepTransactions.ts` only.
 */
export const transactionsAtom = atom<readonly TrackedTransaction[]>([]);

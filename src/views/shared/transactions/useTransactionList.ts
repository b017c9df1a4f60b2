import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadTransactionsAtom } from '../../../atoms/transactions/trackTransaction.js';

/** Has the transactions of this device read, to name those that may still go through. */
export function useTransactionList(): void {
  const load = useSetAtom(loadTransactionsAtom);
  // If it cannot be loaded, nothing is asked of a wallet either.
  useEffect(() => void load().catch(() => undefined), [load]);
}

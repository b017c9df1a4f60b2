import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadTransactionsAtom } from '../../../atoms/transactions/trackTransaction.js';

/** Reads this device's transactions, so that views can list those that may still go through. */
export function useTransactionList(): void {
  const load = useSetAtom(loadTransactionsAtom);
  // If this fails, no request is sent to a wallet either.
  useEffect(() => void load().catch(() => undefined), [load]);
}

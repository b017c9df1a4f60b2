import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { watchSwapAtom } from '../../atoms/swap/watchSwap.js';
import { useTransactionList } from '../shared/transactions/useTransactionList.js';
import { useTokenWatch } from '../shared/useTokenWatch.js';

/** Keeps figures and balances up to date while mounted. */
export function useSwapWatch(): void {
  useTokenWatch();
  useTransactionList();
  const watch = useSetAtom(watchSwapAtom);
  useEffect(() => watch(), [watch]);
}

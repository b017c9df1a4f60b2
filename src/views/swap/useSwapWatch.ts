import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { watchSwapAtom } from '../../atoms/swap/watchSwap.js';
import { useTokenWatch } from '../shared/useTokenWatch.js';

/** Keeps figures and balances fresh while this is on screen. */
export function useSwapWatch(): void {
  useTokenWatch();
  const watch = useSetAtom(watchSwapAtom);
  useEffect(() => watch(), [watch]);
}

import { useAtomValue } from 'jotai';
import { createContext, type RefObject } from 'react';
import { historyAtom, type ViewName } from '../../atoms/router.js';
import { useIsWide } from './useIsWide.js';

/** The views that lead from the list of wallets to a connection, or to a wallet. */
const BESIDE: ReadonlySet<ViewName> = new Set([
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'AllWallets',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
]);

/** Whether the list of wallets is in sight beside the view. */
export const BesideContext = createContext(false);

/** Whether a view is shown beside the list of wallets that it was reached from. */
export function useIsBeside(ref: RefObject<HTMLElement | null>, view: ViewName): boolean {
  const isWide = useIsWide(ref);
  const cameFromList = useAtomValue(historyAtom).some((route) => route.view === 'Connect');
  return isWide && cameFromList && BESIDE.has(view);
}

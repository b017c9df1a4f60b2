import { useAtomValue } from 'jotai';
import { createContext, type RefObject } from 'react';
import { historyAtom, type ViewName } from '../../atoms/router.js';
import { useIsWide } from './useIsWide.js';

/** The views between the list of wallets and a connection or a new wallet. */
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

/** Whether the list of wallets is visible beside the view. */
export const BesideContext = createContext(false);

/** Whether a view is shown beside the list of wallets that it was reached from. */
export function useIsBeside(ref: RefObject<HTMLElement | null>, view: ViewName): boolean {
  const isWide = useIsWide(ref);
  const cameFromList = useAtomValue(historyAtom).some((route) => route.view === 'Connect');
  return isWide && cameFromList && BESIDE.has(view);
}

import { atom } from 'jotai/vanilla';
import { goBackToIndexAtom, historyAtom, pushAtom, resetAtom } from '../router.js';
import { findConnectorAtom } from './connectors.js';
import { walletsThereAtom } from './walletsThere.js';

/** Shows a wallet's view, which asks it for accounts. With several namespaces, the visitor chooses one first. */
export const chooseWalletAtom = atom(null, (get, set, connectorId: string) => {
  const several = get(walletsThereAtom).find(({ members }) => members?.some(({ id }) => id === connectorId));
  if (several) return set(pushAtom, { view: 'ConnectingMultiChain', connectorId: several.id });
  const chosen = get(findConnectorAtom)(connectorId);
  const view = chosen?.type === 'WALLET_CONNECT' ? 'ConnectingWalletConnect' : 'ConnectingExternal';
  set(pushAtom, { view, connectorId });
});

/** Goes to the list of wallets: back if it is in the history. */
export const chooseAnotherWalletAtom = atom(null, (get, set) => {
  const list = get(historyAtom).findIndex(({ view }) => view === 'Connect');
  if (list >= 0) set(goBackToIndexAtom, list);
  else set(resetAtom, { view: 'Connect' });
});

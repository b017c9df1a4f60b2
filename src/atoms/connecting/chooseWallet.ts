import { atom } from 'jotai/vanilla';
import { goBackToIndexAtom, historyAtom, pushAtom, type Route, resetAtom } from '../router.js';
import { findConnectorAtom } from './connectors.js';
import { walletsThereAtom } from './walletsThere.js';

/** The view that asks a wallet for accounts. For a wallet with several namespaces, the view that offers them. */
export const walletRouteAtom = atom((get) => {
  const wallets = get(walletsThereAtom);
  const find = get(findConnectorAtom);
  return (connectorId: string): Route => {
    const several = wallets.find(({ members }) => members?.some(({ id }) => id === connectorId));
    if (several) return { view: 'ConnectingMultiChain', connectorId: several.id };
    const isApp = find(connectorId)?.type === 'WALLET_CONNECT';
    return { view: isApp ? 'ConnectingWalletConnect' : 'ConnectingExternal', connectorId };
  };
});

/**
 * The view of the only wallet in this browser, such as a wallet's own browser on a phone. Undefined if there are more, or if
 * the page adds wallets.
 */
export const onlyWalletRouteAtom = atom((get) => {
  const [only, ...others] = get(walletsThereAtom).filter(({ type }) => type !== 'WALLET_CONNECT');
  const isOwn = only && only.type !== 'EXTERNAL' && others.length === 0;
  return isOwn ? get(walletRouteAtom)(only.members?.[0].id ?? only.id) : undefined;
});

/** Opens a wallet's view. */
export const chooseWalletAtom = atom(null, (get, set, connectorId: string) =>
  set(pushAtom, get(walletRouteAtom)(connectorId)),
);

/** Goes to the list of wallets: back if it is in the history. */
export const chooseAnotherWalletAtom = atom(null, (get, set) => {
  const list = get(historyAtom).findIndex(({ view }) => view === 'Connect');
  if (list >= 0) set(goBackToIndexAtom, list);
  else set(resetAtom, { view: 'Connect' });
});

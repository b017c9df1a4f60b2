import { atom } from 'jotai/vanilla';
import { type ListedWallet, readListedWallet } from '../../lib/wallets/listedWallet.js';
import { walletRouteAtom } from '../connecting/chooseWallet.js';
import { connectorsAtom } from '../connecting/connectors.js';
import { pushAtom, type Route } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { firstWalletsAtom } from './firstWallets.js';
import { installedAs } from './installed.js';
import { recentWalletsAtom } from './recentWallets.js';

/** The host's own wallets that have a name. Their id is optional. */
export const customWalletsAtom = atom((get): ListedWallet[] => {
  const wallets = get(configAtom).customWallets.map((wallet) => {
    // Objects from the host may not match their type.
    const { id, name } = Object(wallet) as Partial<ListedWallet>;
    return readListedWallet({ ...wallet, id: String(id ?? name) });
  });
  return wallets.filter((wallet) => wallet !== undefined);
});

/** The wallet chosen last. Kept because its list may be dropped while its view is shown. */
const chosenCell = atom<ListedWallet | undefined>(undefined);

/** The known wallets that may not be in this browser. */
export const knownWalletsAtom = atom((get): readonly ListedWallet[] => {
  const { featured, recommended } = get(firstWalletsAtom);
  const chosen = get(chosenCell);
  const known = [...get(customWalletsAtom), ...featured, ...recommended, ...get(recentWalletsAtom)];
  return chosen ? [chosen, ...known] : known;
});

/** Finds a known wallet by its id. */
export const findWalletAtom = atom((get) => {
  const known = get(knownWalletsAtom);
  return (id: string | undefined) => known.find((wallet) => wallet.id === id);
});

/** Makes a listed wallet the chosen one, and returns its view. */
export const openListedWalletAtom = atom(null, (get, set, wallet: ListedWallet): Route => {
  set(chosenCell, wallet);
  const connectors = get(connectorsAtom);
  const installed = installedAs(wallet, connectors);
  // The list shows all wallets that claim this identity. Only the visitor knows which one is theirs.
  if (installed?.hasRival) return { view: 'Connect' };
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT');
  const hasApp = wallet.mobile_link ?? wallet.webapp_link ?? wallet.desktop_link;
  // Only a reverse domain name is certain. With only a mark or a name, the visitor decides how to connect.
  const isKnown = wallet.rdns !== undefined && installed?.rdns !== undefined;
  if (installed && (isKnown || !pairing || !hasApp)) return get(walletRouteAtom)(installed.id);
  if (pairing && hasApp) {
    return { view: 'ConnectingWalletConnect', connectorId: pairing.id, walletId: wallet.id };
  }
  return { view: 'Downloads', walletId: wallet.id };
});

/** Opens the view of a listed wallet: that of the matching wallet in this browser, the code for its app, or its downloads. */
export const chooseListedWalletAtom = atom(null, (_get, set, wallet: ListedWallet) =>
  set(pushAtom, set(openListedWalletAtom, wallet)),
);

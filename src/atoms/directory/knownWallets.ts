import { atom } from 'jotai/vanilla';
import { type ListedWallet, readListedWallet } from '../../lib/wallets/listedWallet.js';
import { chooseWalletAtom } from '../connecting/chooseWallet.js';
import { connectorsAtom } from '../connecting/connectors.js';
import { pushAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { firstWalletsAtom } from './firstWallets.js';
import { installedAs } from './installed.js';
import { recentWalletsAtom } from './recentWallets.js';

/** The host's own wallets that have a name. Their id is optional. */
export const customWalletsAtom = atom((get): ListedWallet[] => {
  const wallets = get(configAtom).customWallets.map((wallet) => {
    // Host objects may not match their type.
    const { id, name } = Object(wallet) as Partial<ListedWallet>;
    return readListedWallet({ ...wallet, id: String(id ?? name) });
  });
  return wallets.filter((wallet) => wallet !== undefined);
});

/** The wallet chosen last. Kept because its list may be dropped while its view is shown. */
const chosenCell = atom<ListedWallet | undefined>(undefined);

/** Finds a known wallet by its id. */
export const findWalletAtom = atom((get) => {
  const { featured, recommended } = get(firstWalletsAtom);
  const known = [
    get(chosenCell),
    ...get(customWalletsAtom),
    ...featured,
    ...recommended,
    ...get(recentWalletsAtom),
  ];
  return (id: string | undefined) => known.find((wallet) => wallet?.id === id);
});

/**
 * Shows the view of a listed wallet: of the matching wallet in this browser, else the code for its app, else its
 * downloads.
 */
export const chooseListedWalletAtom = atom(null, (get, set, wallet: ListedWallet) => {
  set(chosenCell, wallet);
  const connectors = get(connectorsAtom);
  const installed = installedAs(wallet, connectors);
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT');
  const hasApp = wallet.mobile_link ?? wallet.webapp_link ?? wallet.desktop_link;
  // Only a reverse domain name is certain. With a mark or a name alone, the visitor decides how to connect.
  const isKnown = wallet.rdns !== undefined && installed?.rdns !== undefined;
  if (installed && (isKnown || !pairing || !hasApp)) return set(chooseWalletAtom, installed.id);
  if (pairing && hasApp) {
    return set(pushAtom, { view: 'ConnectingWalletConnect', connectorId: pairing.id, walletId: wallet.id });
  }
  set(pushAtom, { view: 'Downloads', walletId: wallet.id });
});

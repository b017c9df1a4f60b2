import { atom } from 'jotai/vanilla';
import { type ListedWallet, readListedWallet } from '../../lib/wallets/listedWallet.js';
import { chooseWalletAtom } from '../connecting/chooseWallet.js';
import { connectorsAtom } from '../connecting/connectors.js';
import { pushAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { firstWalletsAtom } from './firstWallets.js';
import { installedAs } from './installed.js';
import { recentWalletsAtom } from './recentWallets.js';

/** The host's own wallets that have a name; an id is not asked of it. */
export const customWalletsAtom = atom((get): ListedWallet[] => {
  const wallets = get(configAtom).customWallets.map((wallet) => {
    // The host's own objects: nothing promises that they are what their type says.
    const { id, name } = Object(wallet) as Partial<ListedWallet>;
    return readListedWallet({ ...wallet, id: String(id ?? name) });
  });
  return wallets.filter((wallet) => wallet !== undefined);
});

/** The wallet that was chosen from a long list, which may be forgotten while it is looked at. */
const chosenCell = atom<ListedWallet | undefined>(undefined);

/** Finds a wallet that a view was given by its id. */
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
 * Leads to a wallet: to the one of this browser that it is, else to the code for its app, else to where it can be
 * had.
 */
export const chooseListedWalletAtom = atom(null, (get, set, wallet: ListedWallet) => {
  set(chosenCell, wallet);
  const connectors = get(connectorsAtom);
  const installed = installedAs(wallet, connectors);
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT');
  const hasApp = wallet.mobile_link ?? wallet.webapp_link ?? wallet.desktop_link;
  // By its domain name it is this wallet; by a mark or a name alone the visitor decides beside the other ways.
  const isKnown = wallet.rdns !== undefined && installed?.rdns !== undefined;
  if (installed && (isKnown || !pairing || !hasApp)) return set(chooseWalletAtom, installed.id);
  if (pairing && hasApp) {
    return set(pushAtom, { view: 'ConnectingWalletConnect', connectorId: pairing.id, walletId: wallet.id });
  }
  set(pushAtom, { view: 'Downloads', walletId: wallet.id });
});

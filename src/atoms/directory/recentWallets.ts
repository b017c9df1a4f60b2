import { atom } from 'jotai/vanilla';
import { storageKey } from '../../lib/browser/storageKey.js';
import { MOST_RECENT } from '../../lib/wallets/directoryConstants.js';
import { eachOnce, type ListedWallet, readListedWallets } from '../../lib/wallets/listedWallet.js';
import { servicesAtom } from '../hostServices.js';

/** All elements of a site share one list. */
const KEY = storageKey('recent');

const recentCell = atom<readonly ListedWallet[]>([]);

/** The wallets whose apps connected most recently, newest first. */
export const recentWalletsAtom = atom((get) => get(recentCell));

/** Reads the recent wallets from storage. */
export const readRecentWalletsAtom = atom(null, async (get, set) => {
  const text = await get(servicesAtom).storage.get(KEY);
  try {
    set(recentCell, readListedWallets(JSON.parse(text ?? '[]')).slice(0, MOST_RECENT));
  } catch {
    // The stored text is not ours.
    set(recentCell, []);
  }
});

/** Stores a wallet as the newest. */
export const rememberWalletAtom = atom(null, async (get, set, wallet: ListedWallet) => {
  const recent = eachOnce([wallet, ...get(recentCell)]).slice(0, MOST_RECENT);
  set(recentCell, recent);
  await get(servicesAtom).storage.set(KEY, JSON.stringify(recent));
});

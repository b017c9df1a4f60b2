import { atom } from 'jotai/vanilla';
import { MOST_RECENT } from '../../lib/directoryConstants.js';
import { eachOnce, type ListedWallet, readListedWallets } from '../../lib/wallets/listedWallet.js';
import { servicesAtom } from '../hostServices.js';

/** One list for all elements of a site. */
const KEY = 'wallet-modal/recent';

const recentCell = atom<readonly ListedWallet[]>([]);

/** The wallets whose apps were connected last, newest first. */
export const recentWalletsAtom = atom((get) => get(recentCell));

/** Looks up which they are. */
export const readRecentWalletsAtom = atom(null, async (get, set) => {
  const text = await get(servicesAtom).storage.get(KEY);
  try {
    set(recentCell, readListedWallets(JSON.parse(text ?? '[]')).slice(0, MOST_RECENT));
  } catch {
    // Somebody else wrote there: as good as nothing.
    set(recentCell, []);
  }
});

/** Puts a wallet in front. */
export const rememberWalletAtom = atom(null, async (get, set, wallet: ListedWallet) => {
  const recent = eachOnce([wallet, ...get(recentCell)]).slice(0, MOST_RECENT);
  set(recentCell, recent);
  await get(servicesAtom).storage.set(KEY, JSON.stringify(recent));
});

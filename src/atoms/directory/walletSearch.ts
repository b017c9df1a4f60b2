import { atom } from 'jotai/vanilla';
import { SEARCH_DELAY_MS, SEARCH_ENTRIES, SEARCH_LENGTH } from '../../lib/wallets/directoryConstants.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { latestAtom } from '../util/latest.js';
import { openDirectoryAtom, reportAtom } from './directory.js';
import { commonQueryAtom, type LoadStatus } from './firstWallets.js';
import { withoutExcluded } from './withoutExcluded.js';

/** A search of the directory. */
export interface WalletSearch {
  readonly query: string;
  readonly status: LoadStatus;
  readonly wallets: readonly ListedWallet[];
}

const NONE: WalletSearch = { query: '', status: 'idle', wallets: [] };
const searchCell = atom<WalletSearch>(NONE);
const nextSearchAtom = latestAtom();

export const walletSearchAtom = atom((get) => get(searchCell));

/** Searches the whole directory after a pause in typing. The view itself searches the loaded wallets at once. */
export const searchWalletsAtom = atom(null, (get, set, text: string) => {
  const signal = set(nextSearchAtom);
  const query = text.trim();
  const { directory: setting, choice } = get(configAtom);
  const { clock } = get(servicesAtom);
  if (!setting || query.length < SEARCH_LENGTH) return set(searchCell, NONE);

  async function ask(from: NonNullable<typeof setting>) {
    try {
      const directory = await set(openDirectoryAtom, from);
      const question = {
        ...get(commonQueryAtom),
        entries: SEARCH_ENTRIES,
        exclude: choice.exclude,
        search: query,
      };
      const { wallets } = await directory.wallets(question, signal);
      if (!signal.aborted)
        set(searchCell, { query, status: 'ready', wallets: withoutExcluded(choice, wallets) });
    } catch (cause) {
      if (signal.aborted) return;
      set(searchCell, { query, status: 'failed', wallets: [] });
      set(reportAtom, cause);
    }
  }
  // The last results stay until new ones arrive.
  set(searchCell, (last) => ({ query, status: 'loading', wallets: last.wallets }));
  signal.addEventListener(
    'abort',
    clock.after(SEARCH_DELAY_MS, () => void ask(setting)),
  );
});

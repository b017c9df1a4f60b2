import { atom } from 'jotai/vanilla';
import { SLOW_DIRECTORY_MS, WALLETS_PER_PAGE } from '../../lib/directoryConstants.js';
import { eachOnce, type ListedWallet } from '../../lib/listedWallet.js';
import { configAtom } from '../config.js';
import { connectorsAtom } from '../connectors.js';
import { servicesAtom } from '../services.js';
import { latestAtom } from '../util/latest.js';
import { openDirectoryAtom, reportAtom } from './directory.js';
import {
  commonQueryAtom,
  directoryKeyAtom,
  firstWalletsAtom,
  isLoading,
  type Stand,
} from './firstWallets.js';
import { installedAs } from './installed.js';
import { customWalletsAtom } from './knownWallets.js';

/** The pages of the directory's list that are there. */
interface Pages {
  readonly key: string;
  readonly stand: Stand;
  readonly wallets: readonly ListedWallet[];
  readonly page: number;
  readonly count: number | undefined;
}

const pagesCell = atom<Pages>({ key: '', stand: 'idle', wallets: [], page: 0, count: undefined });
const nextPageAtom = latestAtom();

const pagesAtom = atom((get): Pages => {
  const pages = get(pagesCell);
  const key = get(directoryKeyAtom);
  return pages.key === key ? pages : { key, stand: 'idle', wallets: [], page: 0, count: undefined };
});

/** The list of all wallets: those that are there, and whether there are more. */
export const walletListAtom = atom((get) => {
  const { featured, recommended, stand: firstStand } = get(firstWalletsAtom);
  const { wallets, page, count, stand } = get(pagesAtom);
  const isKnown = count !== undefined && page * WALLETS_PER_PAGE >= count;
  return {
    wallets: eachOnce([...featured, ...get(customWalletsAtom), ...recommended, ...wallets]),
    hasMore: get(configAtom).directory !== undefined && !isKnown,
    /** Of the last question. */
    stand: page === 0 && isLoading(firstStand) ? firstStand : stand,
  };
});

/** Asks for the next page, unless it is under way or there is none. What failed is asked for again. */
export const loadMoreWalletsAtom = atom(null, async (get, set) => {
  const { directory: setting, choice } = get(configAtom);
  const first = get(firstWalletsAtom);
  const { stand, page } = get(pagesAtom);
  // The first answers decide what the pages leave out.
  const isEarly = first.stand === 'idle' || isLoading(first.stand);
  if (!setting || isEarly || isLoading(stand) || !get(walletListAtom).hasMore) return;
  const signal = set(nextPageAtom);
  const { clock } = get(servicesAtom);
  const isOld = () => signal.aborted || get(directoryKeyAtom) !== first.key;
  const patch = (change: Partial<Pages>) => {
    if (!isOld()) set(pagesCell, { ...get(pagesAtom), ...change });
  };
  patch({ stand: 'loading' });
  const stopWatch = clock.after(SLOW_DIRECTORY_MS, () => patch({ stand: 'slow' }));
  try {
    const directory = await set(openDirectoryAtom, setting);
    const answer = await directory.wallets(
      {
        ...get(commonQueryAtom),
        page: page + 1,
        entries: WALLETS_PER_PAGE,
        exclude: [...first.recommended.map(({ id }) => id), ...choice.exclude, ...choice.featured],
      },
      signal,
    );
    if (isOld()) return;
    const { wallets } = get(pagesAtom);
    const isThere = (wallet: ListedWallet) => installedAs(wallet, get(connectorsAtom)) !== undefined;
    // What is installed comes first, within its page: rows that are looked at stay where they are.
    const fresh = [...answer.wallets].sort((a, b) => Number(isThere(b)) - Number(isThere(a)));
    patch({ stand: 'ready', wallets: [...wallets, ...fresh], page: page + 1, count: answer.count });
  } catch (cause) {
    if (isOld()) return;
    patch({ stand: 'failed' });
    set(reportAtom, cause);
  } finally {
    stopWatch();
  }
});

import { atom } from 'jotai/vanilla';
import { SLOW_DIRECTORY_MS, WALLETS_PER_PAGE } from '../../lib/wallets/directoryConstants.js';
import { eachOnce, type ListedWallet } from '../../lib/wallets/listedWallet.js';
import { connectorsAtom } from '../connecting/connectors.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { latestAtom } from '../util/latest.js';
import { openDirectoryAtom, reportAtom } from './directory.js';
import {
  commonQueryAtom,
  directoryKeyAtom,
  firstWalletsAtom,
  isLoading,
  type LoadStatus,
  loadFirstWalletsAtom,
} from './firstWallets.js';
import { installedAs } from './installed.js';
import { customWalletsAtom } from './knownWallets.js';
import { withoutExcluded } from './withoutExcluded.js';

/** The loaded pages of the directory's list. */
interface Pages {
  readonly key: string;
  readonly status: LoadStatus;
  readonly wallets: readonly ListedWallet[];
  readonly page: number;
  readonly isComplete: boolean;
}

const NONE = { status: 'idle', wallets: [], page: 0, isComplete: false } as const;
const pagesCell = atom<Pages>({ ...NONE, key: '' });
const nextPageAtom = latestAtom();

const pagesAtom = atom((get): Pages => {
  const pages = get(pagesCell);
  const key = get(directoryKeyAtom);
  return pages.key === key ? pages : { ...NONE, key };
});

// Separate atoms, so that a change of status alone creates no new list.
const pageWalletsAtom = atom((get) => get(pagesAtom).wallets);
const featuredAtom = atom((get) => get(firstWalletsAtom).featured);
const recommendedAtom = atom((get) => get(firstWalletsAtom).recommended);
const walletsAtom = atom((get) =>
  eachOnce([
    ...get(featuredAtom),
    ...get(customWalletsAtom),
    ...get(recommendedAtom),
    ...get(pageWalletsAtom),
  ]),
);

/** All wallets loaded so far, and whether there are more. */
export const walletListAtom = atom((get) => {
  const { page, isComplete, status } = get(pagesAtom);
  const { status: firstStatus } = get(firstWalletsAtom);
  return {
    wallets: get(walletsAtom),
    hasMore: get(configAtom).directory !== undefined && !isComplete,
    /** The status of the latest request. */
    status: page === 0 && isLoading(firstStatus) ? firstStatus : status,
  };
});

/** Requests the next page, unless there is none, it is loading, or the last request failed. */
export const loadMoreWalletsAtom = atom(null, async (get, set) => {
  const { directory: setting, choice } = get(configAtom);
  const first = get(firstWalletsAtom);
  const { status, page, isComplete } = get(pagesAtom);
  // The pages exclude the first list's recommended wallets, so those have to be known.
  const isEarly = first.status === 'idle' || isLoading(first.status);
  if (!setting || isEarly || isLoading(status) || status === 'failed' || isComplete) return;
  const signal = set(nextPageAtom);
  const { clock } = get(servicesAtom);
  const isOld = () => signal.aborted || get(directoryKeyAtom) !== first.key;
  const patch = (change: Partial<Pages>) => {
    if (!isOld()) set(pagesCell, { ...get(pagesAtom), ...change });
  };
  patch({ status: 'loading' });
  const stopWatch = clock.after(SLOW_DIRECTORY_MS, () => patch({ status: 'slow' }));
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
    const known = new Set(get(walletsAtom).map(({ id }) => id));
    const isThere = (wallet: ListedWallet) => installedAs(wallet, get(connectorsAtom)) !== undefined;
    // Installed wallets come first, but only within their page, so that visible rows do not move.
    const fresh = withoutExcluded(choice, answer.wallets)
      .filter(({ id }) => !known.has(id))
      .sort((a, b) => Number(isThere(b)) - Number(isThere(a)));
    patch({
      status: 'ready',
      wallets: [...get(pageWalletsAtom), ...fresh],
      page: page + 1,
      // Some directories report a count that they never reach, or return the first page for every page.
      isComplete: fresh.length === 0 || (page + 1) * WALLETS_PER_PAGE >= answer.count,
    });
  } catch (cause) {
    if (isOld()) return;
    patch({ status: 'failed' });
    set(reportAtom, cause);
  } finally {
    stopWatch();
  }
});

/** Retries the failed parts of the list. */
export const retryWalletsAtom = atom(null, async (get, set) => {
  const pages = get(pagesAtom);
  if (pages.status === 'failed') set(pagesCell, { ...pages, status: 'idle' });
  await set(loadFirstWalletsAtom);
  await set(loadMoreWalletsAtom);
});

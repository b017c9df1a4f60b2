import { atom, type Getter } from 'jotai/vanilla';
import type { FirstAnswers } from '../../lib/wallets/askFirstWallets.js';
import { SLOW_DIRECTORY_MS } from '../../lib/wallets/directoryConstants.js';
import { shownNetworkAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { latestAtom } from '../util/latest.js';
import { openDirectoryAtom, reportAtom } from './directory.js';
import { withoutExcluded } from './withoutExcluded.js';

/** The status of a request to the directory. `slow`: it takes so long that the visitor should be told. */
export type LoadStatus = 'idle' | 'loading' | 'slow' | 'failed' | 'ready';

export const isLoading = (status: LoadStatus) => status === 'loading' || status === 'slow';

/** The first list's data from the directory. */
export interface FirstWallets extends Omit<FirstAnswers, 'count' | 'hidden'> {
  /** Identifies the settings and the network of the request. If they change, this data is stale. */
  readonly key: string;
  readonly status: LoadStatus;
  /** Undefined until known. */
  readonly count: number | undefined;
  readonly hidden: FirstAnswers['hidden'] | undefined;
}

const NONE = { featured: [], recommended: [], count: undefined, hidden: undefined } as const;
const firstCell = atom<FirstWallets>({ ...NONE, key: '', status: 'idle' });
const nextLoadAtom = latestAtom();

/** The inputs of every request to the directory. */
function subject(get: Getter) {
  const { directory, choice } = get(configAtom);
  const chain = get(shownNetworkAtom)?.id;
  return { directory, choice, chain, key: JSON.stringify([directory?.key, choice, chain]) };
}

/** Changes when the wallets must be requested again. */
export const directoryKeyAtom = atom((get) => subject(get).key);

export const firstWalletsAtom = atom((get): FirstWallets => {
  const first = get(firstCell);
  const key = get(directoryKeyAtom);
  return first.key === key ? first : { ...NONE, key, status: 'idle' };
});

/** The part that all queries share. */
export const commonQueryAtom = atom((get) => {
  const { choice, chain } = subject(get);
  return { chain, include: choice.include };
});

/** Requests the data of the first list, unless it is loaded or loading. Retries after a failure. */
export const loadFirstWalletsAtom = atom(null, async (get, set) => {
  const { directory: setting, choice, chain, key } = subject(get);
  const { status } = get(firstWalletsAtom);
  if (!setting || status === 'ready' || isLoading(status)) return;
  const signal = set(nextLoadAtom);
  const { clock } = get(servicesAtom);
  set(firstCell, { ...get(firstWalletsAtom), status: 'loading' });
  const patch = (change: Partial<FirstWallets>) => {
    if (!signal.aborted) set(firstCell, (first) => ({ ...first, ...change }));
  };
  const stopWatch = clock.after(SLOW_DIRECTORY_MS, () => patch({ status: 'slow' }));

  try {
    const directory = await set(openDirectoryAtom, setting);
    await directory.firstWallets({ choice, chain }, signal, ({ featured, recommended, ...part }) =>
      patch({
        ...part,
        ...(featured && { featured: withoutExcluded(choice, featured) }),
        ...(recommended && { recommended: withoutExcluded(choice, recommended) }),
      }),
    );
    patch({ status: 'ready' });
  } catch (cause) {
    if (signal.aborted || get(directoryKeyAtom) !== key) return;
    patch({ status: 'failed' });
    set(reportAtom, cause);
  } finally {
    stopWatch();
  }
});

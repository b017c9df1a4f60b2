import { atom, type Getter } from 'jotai/vanilla';
import type { FirstAnswers } from '../../api/directory/askFirstWallets.js';
import { SLOW_DIRECTORY_MS } from '../../lib/directoryConstants.js';
import { shownNetworkAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { latestAtom } from '../util/latest.js';
import { openDirectoryAtom, reportAtom } from './directory.js';
import { withoutExcluded } from './withoutExcluded.js';

/** Where asking the directory stands. `slow`: nothing came for so long that people should know. */
export type LoadStatus = 'idle' | 'loading' | 'slow' | 'failed' | 'ready';

export const isLoading = (status: LoadStatus) => status === 'loading' || status === 'slow';

/** What the first list shows of the directory. */
export interface FirstWallets extends Omit<FirstAnswers, 'count' | 'hiddenRdns'> {
  /** What was asked for: other settings or another network make it worthless. */
  readonly key: string;
  readonly status: LoadStatus;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly hiddenRdns: readonly string[] | undefined;
}

const NONE = { featured: [], recommended: [], count: undefined, hiddenRdns: undefined } as const;
const firstCell = atom<FirstWallets>({ ...NONE, key: '', status: 'idle' });
const nextLoadAtom = latestAtom();

/** What is asked of the directory follows from these. */
function subject(get: Getter) {
  const { directory, choice } = get(configAtom);
  const chain = get(shownNetworkAtom)?.id;
  return { directory, choice, chain, key: JSON.stringify([directory, choice, chain]) };
}

/** Changes when other wallets are to be asked for. */
export const directoryKeyAtom = atom((get) => subject(get).key);

export const firstWalletsAtom = atom((get): FirstWallets => {
  const first = get(firstCell);
  const key = get(directoryKeyAtom);
  return first.key === key ? first : { ...NONE, key, status: 'idle' };
});

/** What every question has in common. */
export const commonQueryAtom = atom((get) => {
  const { choice, chain } = subject(get);
  return { chain, include: choice.include };
});

/** Asks for what the first list shows, unless it is known or under way. What failed is asked for again. */
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

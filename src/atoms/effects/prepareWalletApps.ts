import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { routeAtom, type ViewName } from '../router.js';
import type { Dispose, Store } from '../util/store.js';

/** Delay before preloading the code of wallet apps, in ms: the views themselves load first. */
const PREPARE_PAIRING_DELAY_MS = 1_000;

export interface SpareTime {
  /** Runs when the browser is idle, or after a while if it never is. */
  whenIdle(run: () => void): void;
  /** Whether the visitor wants to save data. */
  savesData(): boolean;
}

/** The views that lead to wallet apps. */
const LISTS: ReadonlySet<ViewName> = new Set(['Connect', 'AllWallets']);

/** Preloads the code of wallet apps while a view that leads to them is shown and the browser is idle. */
export function prepareWalletApps(
  store: Store,
  { clock, connectors }: Services,
  { whenIdle, savesData }: SpareTime,
): Dispose {
  const isListShown = () => store.get(isOpenAtom) && LISTS.has(store.get(routeAtom).view);
  const prepare = () => {
    if (isListShown()) connectors.preparePairing();
  };
  let stopDelay = () => {};
  const follow = () => {
    stopDelay();
    if (!isListShown() || savesData()) return;
    stopDelay = clock.after(PREPARE_PAIRING_DELAY_MS, () => whenIdle(prepare));
  };
  const stops = [store.sub(isOpenAtom, follow), store.sub(routeAtom, follow)];
  follow();
  return () => {
    stopDelay();
    for (const stop of stops) stop();
  };
}

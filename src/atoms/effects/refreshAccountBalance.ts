import { BALANCE_REFRESH_MS } from '../../lib/constants.js';
import { refreshBalanceAtom } from '../account.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { routeAtom, type ViewName } from '../router.js';
import type { Dispose, Store } from '../util/store.js';

const SHOW_BALANCE: ReadonlySet<ViewName> = new Set(['Account', 'WatchedAccount']);

/** Reads the balance when an account view appears, then every ten seconds while the page is visible. */
export function refreshAccountBalance(store: Store, { clock, isVisible }: Services): Dispose {
  let cancel: Dispose | undefined;

  function next() {
    cancel = clock.after(BALANCE_REFRESH_MS, () => {
      if (isVisible()) store.set(refreshBalanceAtom);
      next();
    });
  }
  const isShown = () => SHOW_BALANCE.has(store.get(routeAtom).view) && store.get(isOpenAtom);
  function onChange() {
    cancel?.();
    cancel = undefined;
    if (!isShown()) return;
    store.set(refreshBalanceAtom);
    next();
  }

  const stops = [store.sub(isOpenAtom, onChange), store.sub(routeAtom, onChange)];
  return () => {
    for (const stop of stops) stop();
    cancel?.();
  };
}

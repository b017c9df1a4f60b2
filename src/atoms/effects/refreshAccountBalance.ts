import { BALANCE_REFRESH_MS } from '../../lib/constants.js';
import { refreshBalanceAtom } from '../account.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { routeAtom } from '../router.js';
import type { Dispose, Store } from '../util/store.js';

/** Reads the balance when the account view appears, then every ten seconds while it is visible. */
export function refreshAccountBalance(store: Store, { clock, isVisible }: Services): Dispose {
  let cancel: Dispose | undefined;

  function next() {
    cancel = clock.after(BALANCE_REFRESH_MS, () => {
      if (isVisible()) store.set(refreshBalanceAtom);
      next();
    });
  }
  function onChange() {
    cancel?.();
    cancel = undefined;
    if (!store.get(isOpenAtom) || store.get(routeAtom).view !== 'Account') return;
    store.set(refreshBalanceAtom);
    next();
  }

  const stops = [store.sub(isOpenAtom, onChange), store.sub(routeAtom, onChange)];
  return () => {
    for (const stop of stops) stop();
    cancel?.();
  };
}

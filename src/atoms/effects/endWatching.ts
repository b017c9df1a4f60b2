import { connectionAtom } from '../connection.js';
import { firstViewAtom } from '../firstView.js';
import { isOpenAtom } from '../openModal.js';
import { historyAtom, resetAtom } from '../router.js';
import type { Dispose, Store } from '../util/store.js';
import { stopWatchingAtom } from '../watch/watchedAccount.js';

/** Forgets the watched account and leaves its views once a wallet connects. */
export function endWatching(store: Store): Dispose {
  return store.sub(connectionAtom, () => {
    if (!store.get(connectionAtom)) return;
    store.set(stopWatchingAtom);
    const isThere = store.get(historyAtom).some(({ view }) => view.startsWith('Watch'));
    if (isThere && store.get(isOpenAtom)) store.set(resetAtom, { view: store.get(firstViewAtom) });
  });
}

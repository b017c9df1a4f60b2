import type { Namespace } from '../../lib/networks/caip.js';
import { restoringAtom } from '../connection.js';
import type { Store } from '../util/store.js';

/** Resolves once no connection of the namespace is being restored. */
export function whenRestored(store: Store, namespace: Namespace): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.sub(restoringAtom, check);
    function check() {
      if (store.get(restoringAtom).includes(namespace)) return;
      stop();
      resolve();
    }
    check();
  });
}

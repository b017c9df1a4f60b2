import { directoryKeyAtom, firstWalletsAtom, loadFirstWalletsAtom } from '../directory/firstWallets.js';
import { isOpenAtom } from '../openModal.js';
import { configAtom } from '../siteConfig.js';
import type { Dispose, Store } from '../util/store.js';

export interface Surroundings {
  /** Runs a function after the next paint. Returns a function that cancels it. */
  afterPaint(run: () => void): () => void;
  /** Calls the listener when the browser comes back online. */
  onOnline(listener: () => void): () => void;
}

/**
 * Loads the first list's wallets from the directory: once the modal is open and painted, when the settings change the list, and
 * after a failure when the browser comes back online.
 */
export function followDirectory(store: Store, { afterPaint, onOnline }: Surroundings): Dispose {
  let cancel: Dispose = () => {};
  function load() {
    cancel();
    if (!store.get(isOpenAtom) || !store.get(configAtom).directory) return;
    cancel = afterPaint(() => void store.set(loadFirstWalletsAtom));
  }
  const stops = [
    store.sub(isOpenAtom, load),
    store.sub(directoryKeyAtom, load),
    onOnline(() => {
      if (store.get(firstWalletsAtom).status === 'failed') load();
    }),
  ];
  load();
  return () => {
    for (const stop of stops) stop();
    cancel();
  };
}

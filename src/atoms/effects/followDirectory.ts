import { directoryKeyAtom, firstWalletsAtom, loadFirstWalletsAtom } from '../directory/firstWallets.js';
import { isOpenAtom } from '../opening.js';
import { configAtom } from '../siteConfig.js';
import type { Dispose, Store } from '../util/store.js';

export interface Surroundings {
  /** Runs when what is shown now is painted; returns what cancels it. */
  afterPaint(run: () => void): () => void;
  /** Tells when the browser is connected to the internet again. */
  onOnline(listener: () => void): () => void;
}

/**
 * Asks the directory for what the first list shows: once the modal is open and painted, again when other wallets are
 * wanted, and again after a failure when the browser is back online.
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

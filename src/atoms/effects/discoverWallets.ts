import { connectorsAtom } from '../connectors.js';
import { isOpenAtom } from '../modal.js';
import type { Services } from '../services.js';
import type { Dispose, Store } from '../util/store.js';

/** Keeps the list of wallets, and looks again whenever the modal opens: wallets come late and go away. */
export function discoverWallets(store: Store, { connectors }: Services): Dispose {
  const update = () => store.set(connectorsAtom, connectors.list());
  update();
  const stopChanges = connectors.onChange(update);
  const stopOpen = store.sub(isOpenAtom, () => {
    if (store.get(isOpenAtom)) connectors.refresh();
  });
  return () => {
    stopChanges();
    stopOpen();
  };
}

import { servicesAtom } from '../../atoms/hostServices.js';
import type { TransactionKeeper } from '../../atoms/transactions/keepTransactions.js';
import { transactionsAtom } from '../../atoms/transactions/transactionList.js';
import type { Dispose, Store } from '../../atoms/util/store.js';
import type { TabLocks } from '../../lib/browser/tabLocks.js';
import { loadPart } from '../../lib/loadPart.js';
import { isDeliveryOpen, needsDeliveryLook } from '../../lib/swap/delivery/deliveryOf.js';

const load = () =>
  loadPart(
    Promise.all([
      import('../../atoms/swap/delivery/followDeliveries.js'),
      import('./createDeliveryReader.js'),
    ]),
  );

/** Tracks the deliveries of swaps across networks. Its code loads once there is one. */
export function startDeliveries(
  store: Store,
  { keeper, locks }: { readonly keeper: TransactionKeeper; readonly locks: TabLocks },
) {
  const services = store.get(servicesAtom);
  const over = new AbortController();

  async function open() {
    const [{ followDeliveries, lookAtDeliveryNow }, { createDeliveryReader }] = await load();
    const parts = { services, keeper, reader: createDeliveryReader(store) };
    return {
      follow: () => followDeliveries(store, parts),
      look: (id: string) => lookAtDeliveryNow(store, id, { ...parts, signal: over.signal }),
    };
  }

  /** Loads the code for the first delivery. After a failure, the next change tries again. */
  function follow(): Dispose {
    let stop: Dispose | undefined;
    let isLoading = false;
    let isOver = false;
    async function onList() {
      const now = services.clock.now();
      const isNeeded = store.get(transactionsAtom).some((one) => needsDeliveryLook(one, now));
      if (stop || isLoading || isOver || !isNeeded) return;
      isLoading = true;
      const opened = await open().catch(() => undefined);
      isLoading = false;
      if (opened && !isOver) stop = opened.follow();
    }
    const stops = [store.sub(transactionsAtom, onList), services.onLook(onList)];
    void onList();
    return () => {
      isOver = true;
      stop?.();
      for (const one of stops) one();
    };
  }

  const stopLeading = locks.lead('deliveries', follow);
  return {
    /** Checks once. Resolves when the result is stored. Rejects without an answer. */
    async look(id: string): Promise<void> {
      const one = store.get(transactionsAtom).find((each) => each.id === id);
      if (one && isDeliveryOpen(one)) await (await open()).look(id);
    },
    end() {
      over.abort();
      stopLeading();
    },
  };
}

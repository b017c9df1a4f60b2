import { readRecentWalletsAtom } from '../atoms/directory/recentWallets.js';
import { walletSummariesAtom } from '../atoms/directory/walletSummaries.js';
import type { Dispose, Store } from '../atoms/util/store.js';
import type { WalletSummary } from '../lib/state.js';

const KEYS = ['id', 'name', 'icon', 'rdns', 'installed'] as const;

const isSame = (one: WalletSummary, other: WalletSummary | undefined) =>
  KEYS.every((key) => one[key] === other?.[key]) && one.namespaces.join() === other?.namespaces.join();

/** Reports the available wallets to the page, now and on each change. */
export function offerWallets(store: Store, tell: (wallets: readonly WalletSummary[]) => void): Dispose {
  let told: readonly WalletSummary[] = [];
  function update() {
    const now = store.get(walletSummariesAtom);
    if (now.length === told.length && now.every((wallet, at) => isSame(wallet, told[at]))) return;
    told = now;
    tell(now);
  }
  void store.set(readRecentWalletsAtom);
  update();
  return store.sub(walletSummariesAtom, update);
}

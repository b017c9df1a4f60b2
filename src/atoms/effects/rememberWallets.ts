import { findWalletAtom } from '../directory/knownWallets.js';
import { readRecentWalletsAtom, rememberWalletAtom } from '../directory/recentWallets.js';
import { pairingStatusAtom } from '../pairing/pairingStatus.js';
import { routeAtom } from '../router.js';
import type { Dispose, Store } from '../util/store.js';

/** Reads the recent wallets, and adds each wallet whose app connects. */
export function rememberWallets(store: Store): Dispose {
  void store.set(readRecentWalletsAtom);
  return store.sub(pairingStatusAtom, () => {
    const route = store.get(routeAtom);
    if (store.get(pairingStatusAtom).step !== 'connected' || route.view !== 'ConnectingWalletConnect') return;
    const wallet = store.get(findWalletAtom)(route.walletId);
    if (wallet) void store.set(rememberWalletAtom, wallet);
  });
}

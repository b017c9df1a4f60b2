import type { Bridge } from '../../bridge/createBridge.js';
import { signInProfileAtom, smartAccountNetworksAtom } from '../signIn/user.js';
import type { Dispose, Store } from '../util/store.js';

/** Keeps who is signed in, as the frame tells it. */
export function followSignIn(store: Store, { session, memory, calls }: Bridge): Dispose {
  const life = new AbortController();

  async function read() {
    const { user } = session;
    if (!user) return store.set(signInProfileAtom, undefined);
    const [provider, username] = await Promise.all([memory.social(), memory.socialUsername()]);
    if (life.signal.aborted || session.user !== user) return;
    store.set(signInProfileAtom, {
      user,
      provider: provider ?? undefined,
      username: username ?? undefined,
    });
  }

  async function readNetworks() {
    try {
      store.set(smartAccountNetworksAtom, await calls.getSmartAccountNetworks(life));
    } catch {
      // Ended with the page's interest in it.
    }
  }

  const stop = session.subscribe(({ now, before }) => {
    void read();
    // Solana has no smart accounts.
    if (now && !before && now.network.startsWith('eip155:')) void readNetworks();
  });
  return () => {
    life.abort();
    stop();
    store.set(signInProfileAtom, undefined);
  };
}

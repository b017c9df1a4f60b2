import type { Bridge } from '../../bridge/createBridge.js';
import type { Services } from '../hostServices.js';
import { signInProfileAtom, smartAccountNetworksAtom } from '../signIn/user.js';
import type { Dispose, Store } from '../util/store.js';

/** Keeps who is signed in, as the frame tells it, and what they do about it in other tabs. */
export function followSignIn(
  store: Store,
  { onLook, onRemembered }: Services,
  { session, memory, calls }: Bridge,
): Dispose {
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
  // A frame that cannot be asked now is asked the next time that somebody looks.
  const refresh = () => void calls.refreshUser(life).catch(() => undefined);
  const stops = [onLook(refresh), onRemembered((name) => memory.tellsOtherTabs(name) && refresh())];
  return () => {
    life.abort();
    stop();
    for (const end of stops) end();
    store.set(signInProfileAtom, undefined);
  };
}

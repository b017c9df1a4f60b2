import type { Bridge } from '../../bridge/createBridge.js';
import type { Services } from '../hostServices.js';
import { signInProfileAtom, smartAccountNetworksAtom } from '../signIn/user.js';
import type { Dispose, Store } from '../util/store.js';

/** Keeps the signed-in user up to date with the frame, including changes in other tabs. */
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
      // Aborted: the effect has ended.
    }
  }

  const stop = session.subscribe(({ now, before }) => {
    void read();
    // Solana has no smart accounts.
    if (now && !before && now.network.startsWith('eip155:')) void readNetworks();
  });
  // After a failure, the next return to the page asks again.
  const refresh = () => void calls.refreshUser(life).catch(() => undefined);
  const stops = [onLook(refresh), onRemembered((name) => memory.tellsOtherTabs(name) && refresh())];
  return () => {
    life.abort();
    stop();
    for (const end of stops) end();
    store.set(signInProfileAtom, undefined);
  };
}

import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, type Namespace, spokenNamespaceOf } from '../lib/caip.js';
import { neededNamespaceAtom } from './connection.js';
import { switchNetworkAtom } from './network.js';
import { pushAtom, replaceAtom } from './router.js';

/** Shows the wallets of a namespace that nobody is connected in. */
export const offerNamespaceAtom = atom(null, (_get, set, namespace: Namespace) => {
  set(neededNamespaceAtom, namespace);
  set(pushAtom, { view: 'Connect' });
});

/** Shows the wallets for a network of another namespace, and begins with it when one is connected. */
export const connectNamespaceAtom = atom(null, async (_get, set, networkId: CaipNetworkId) => {
  set(neededNamespaceAtom, spokenNamespaceOf(networkId));
  set(replaceAtom, { view: 'Connect' });
  await set(switchNetworkAtom, networkId);
});

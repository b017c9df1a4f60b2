import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, type Namespace, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { chooseNamespaceAtom, neededNamespaceAtom } from '../connection.js';
import { switchNetworkAtom } from '../network/switchNetwork.js';
import { isOpenAtom } from '../openModal.js';
import { replaceAtom, routeAtom } from '../router.js';
import { offerNamespaceAtom } from './offerNamespace.js';
import { reconnectMemberAtom } from './reconnectMember.js';

/** Reconnects a member. Resolves to whether it did; undefined if the visitor has left the view meanwhile. */
const reconnectMemberInViewAtom = atom(
  null,
  async (get, set, namespace: Namespace): Promise<boolean | undefined> => {
    const route = get(routeAtom);
    const isTaken = await set(reconnectMemberAtom, namespace);
    return get(isOpenAtom) && get(routeAtom) === route ? isTaken : undefined;
  },
);

/** Connects another namespace: at once if a connected wallet has a member for it, otherwise through the list of wallets. */
export const connectBesideAtom = atom(null, async (_get, set, namespace: Namespace) => {
  const isTaken = await set(reconnectMemberInViewAtom, namespace);
  if (isTaken) set(chooseNamespaceAtom, namespace);
  if (isTaken === false) set(offerNamespaceAtom, namespace);
});

/** Like `connectBesideAtom`, for one network: switches to it, or starts on it once connected. */
export const connectForNetworkAtom = atom(null, async (_get, set, networkId: CaipNetworkId) => {
  const namespace = spokenNamespaceOf(networkId);
  const isTaken = await set(reconnectMemberInViewAtom, namespace);
  if (isTaken) set(replaceAtom, { view: 'SwitchNetwork', networkId });
  if (isTaken !== false) return;
  set(neededNamespaceAtom, namespace);
  set(replaceAtom, { view: 'Connect' });
  await set(switchNetworkAtom, networkId);
});

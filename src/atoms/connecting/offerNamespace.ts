import { atom } from 'jotai/vanilla';
import type { Namespace } from '../../lib/networks/caip.js';
import { neededNamespaceAtom } from '../connection.js';
import { pushAtom } from '../router.js';

/** Shows the wallets of a namespace without a connection. */
export const offerNamespaceAtom = atom(null, (_get, set, namespace: Namespace) => {
  set(neededNamespaceAtom, namespace);
  set(pushAtom, { view: 'Connect' });
});

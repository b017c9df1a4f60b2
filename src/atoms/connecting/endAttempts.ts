import { atom } from 'jotai/vanilla';
import type { Namespace } from '../../lib/networks/caip.js';
import { SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { pairingStatusAtom, stopPairingAtom } from '../pairing/pairingStatus.js';
import { resetAtom, routeAtom, type ViewName } from '../router.js';
import { cancelConnectAtom, connectAttemptAtom } from './connectAttempt.js';
import { flowAtom } from './flow.js';

/** Ends all attempts to connect, or those of one namespace, and leaves their views. Returns whether that ended a sign-in. */
export const endAttemptsAtom = atom(null, (get, set, namespace?: Namespace): boolean => {
  const { connectors } = get(servicesAtom);
  const isMeant = (id: string) =>
    !namespace || connectors.list().some((info) => info.id === id && info.namespace === namespace);
  const left: ViewName[] = [];

  const attempt = get(connectAttemptAtom);
  if (attempt.step === 'asking' && isMeant(attempt.connectorId)) {
    set(cancelConnectAtom);
    left.push('ConnectingExternal');
  }
  const pairing = get(pairingStatusAtom);
  const isCodeOpen =
    pairing.step === 'preparing' || pairing.step === 'publishing' || pairing.step === 'offered';
  if (isCodeOpen && isMeant(pairing.connectorId)) {
    set(stopPairingAtom);
    left.push('ConnectingWalletConnect');
  }
  const flow = get(flowAtom);
  const wasSigningIn = flow !== null && isMeant(SIGN_IN_CONNECTOR);
  if (wasSigningIn) {
    set(flowAtom, null);
    flow.end();
    left.push(...flow.views);
  }
  if (get(isOpenAtom) && left.includes(get(routeAtom).view)) set(resetAtom, { view: 'Connect' });
  return wasSigningIn;
});

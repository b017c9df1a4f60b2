import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { chooseNamespaceAtom, everyConnectionAtom, keptConnectionsAtom } from '../connection.js';
import { rememberConnectionAtom, writeConnectionAtom } from '../effects/followConnectors.js';
import { isOpenAtom } from '../openModal.js';
import { resetAtom } from '../router.js';
import { isConnectViewAtom } from './connectViews.js';
import { flowAtom } from './flow.js';

/** A flow for one wallet must not continue with another, even if both have the same account. */
const endFlowAtom = atom(null, (get, set) => {
  const flow = get(flowAtom);
  if (!flow || get(isConnectViewAtom)) return;
  set(flowAtom, null);
  flow.end();
  if (get(isOpenAtom)) set(resetAtom, { view: 'Account' });
});

/** Makes a connected wallet the active one, without a request to it. Throws `not_connected` if it is not connected. */
export const switchWalletAtom = atom(null, (get, set, connectorId: string) => {
  const found = get(everyConnectionAtom).find(({ connector }) => connector.id === connectorId);
  if (!found) {
    throw new WalletModalError('not_connected', 'This wallet is not connected.', { details: connectorId });
  }
  const { namespace } = found.connector;
  if (get(keptConnectionsAtom).includes(found)) {
    set(endFlowAtom);
    set(writeConnectionAtom, namespace, found);
  }
  set(chooseNamespaceAtom, namespace);
  set(rememberConnectionAtom, namespace);
});

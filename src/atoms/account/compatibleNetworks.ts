import { atom } from 'jotai/vanilla';
import { namespaceOf } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { walletNetworkAtom } from '../connection.js';
import { describeNetworkAtom, requestedNetworksAtom } from '../siteConfig.js';
import { isSmartAccountAtom } from './smartAccount.js';

/**
 * The networks on which the active account receives assets: the current one, then the site's others of its namespace. For a
 * smart account, only the current one, because other networks may lack its contract.
 */
export const compatibleNetworksAtom = atom((get): readonly NetworkDefinition[] => {
  const id = get(walletNetworkAtom);
  if (!id) return [];
  const current = get(describeNetworkAtom)(id);
  if (get(isSmartAccountAtom)) return [current];
  const others = get(requestedNetworksAtom).filter(
    (network) => network.id !== id && namespaceOf(network.id) === namespaceOf(id),
  );
  return [current, ...others];
});

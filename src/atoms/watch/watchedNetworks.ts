import { atom } from 'jotai/vanilla';
import { namespaceOf, networkOf } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { watchableNetworksAtom } from './isWatchOffered.js';
import { watchedAccountAtom } from './watchedAccount.js';

/** The networks of the watched account's namespace. */
export const watchedNetworksAtom = atom((get): readonly NetworkDefinition[] => {
  const account = get(watchedAccountAtom);
  if (!account) return [];
  const family = namespaceOf(networkOf(account));
  return get(watchableNetworksAtom).filter(({ id }) => namespaceOf(id) === family);
});

import { atom } from 'jotai/vanilla';
import { addressOf } from '../../lib/networks/caip.js';
import { activeNamespaceAtom, everyConnectionAtom } from '../connection.js';

/** The addresses of the visitor's connected wallets in the active namespace, those of the active wallet first. */
export const ownAddressesAtom = atom((get): readonly string[] => {
  const namespace = get(activeNamespaceAtom);
  return get(everyConnectionAtom)
    .filter(({ connector }) => connector.namespace === namespace)
    .flatMap(({ accounts }) => accounts.map(addressOf));
});

import { atom } from 'jotai/vanilla';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { accountAtom } from '../connection.js';
import { ownAddressesAtom } from './ownAddresses.js';
import { rememberedRecipientsAtom } from './rememberedRecipients.js';

/** The visitor's own addresses in the active namespace, and the addresses they sent to from this device. */
export const trustedAddressesAtom = atom((get): readonly string[] => {
  const account = get(accountAtom);
  if (!account) return [];
  const namespace = spokenNamespaceOf(networkOf(account));
  const remembered = get(rememberedRecipientsAtom).filter((one) => one.namespace === namespace);
  return [...get(ownAddressesAtom), ...remembered.map(({ address }) => address)];
});

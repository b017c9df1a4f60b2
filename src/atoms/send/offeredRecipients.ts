import { atom } from 'jotai/vanilla';
import { addressOf, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { addressKey } from '../../lib/networks/isSameAddress.js';
import { accountAtom } from '../connection.js';
import { ownAddressesAtom } from './ownAddresses.js';
import { rememberedRecipientsAtom } from './rememberedRecipients.js';

/** A likely recipient. */
export interface OfferedRecipient {
  readonly address: string;
  /** The recipient's name as typed. */
  readonly name: string | undefined;
  /** Whether it is another account of the visitor. */
  readonly isOwn: boolean;
}

/** The most suggestions of each kind. */
const MOST = 3;

/**
 * The latest recipients of confirmed transfers from this device, and the other accounts of the connected wallets. Never uses
 * the on-chain history, which others can write to.
 */
export const offeredRecipientsAtom = atom((get): readonly OfferedRecipient[] => {
  const account = get(accountAtom);
  if (!account) return [];
  const namespace = spokenNamespaceOf(networkOf(account));
  const keys = new Set([addressKey(addressOf(account))]);
  const isNew = ({ address }: OfferedRecipient) => {
    const key = addressKey(address);
    const { size } = keys;
    return keys.add(key).size > size;
  };
  const others = get(ownAddressesAtom)
    .map((address) => ({ address, name: undefined, isOwn: true }))
    .filter(isNew);
  const recent = get(rememberedRecipientsAtom)
    .filter((one) => one.namespace === namespace)
    .map(({ address, name }) => ({ address, name, isOwn: false }))
    .filter(isNew);
  return [...recent.slice(0, MOST), ...others.slice(0, MOST)];
});

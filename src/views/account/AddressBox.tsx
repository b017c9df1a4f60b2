import type { ReactNode } from 'react';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { CopyText } from '../shared/text/CopyText.js';
import { GroupedAddress } from '../shared/text/GroupedAddress.js';
import { useText } from '../useText.js';
import { box, quiet, words } from './AddressBox.css.js';

export interface AddressBoxProps {
  address: string;
  /** The account's picture. */
  start?: ReactNode;
  /** The account's name, above its address. */
  name?: ReactNode;
}

/** The full address in groups that are easy to compare. A tap copies it. */
export function AddressBox({ address: written, start, name }: AddressBoxProps) {
  const address = checksumAddress(written);
  const t = useText();
  return (
    <div className={box}>
      {start}
      <div className={words}>
        {name}
        <GroupedAddress address={address} className={quiet} />
      </div>
      <CopyText text={address} label={t('account.copyAddress')} />
    </div>
  );
}

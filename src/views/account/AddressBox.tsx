import type { ReactNode } from 'react';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { CopyText } from '../shared/text/CopyText.js';
import { GroupedAddress } from '../shared/text/GroupedAddress.js';
import { useText } from '../useText.js';
import { amongRows, box, ownerLine, quiet, words } from './AddressBox.css.js';

export interface AddressBoxProps {
  address: string;
  /** The account's picture and name, above the address. */
  owner?: ReactNode;
  /** Whether the box stands among rows rather than facts. */
  isAmongRows?: boolean;
}

/** The full address in groups that are easy to compare. A tap copies it. */
export function AddressBox({ address: written, owner, isAmongRows }: AddressBoxProps) {
  const address = checksumAddress(written);
  const t = useText();
  return (
    <div className={isAmongRows ? `${box} ${amongRows}` : box}>
      <div className={words}>
        {owner ? <div className={ownerLine}>{owner}</div> : null}
        <GroupedAddress address={address} className={quiet} />
      </div>
      <CopyText text={address} label={t('account.copyAddress')} />
    </div>
  );
}

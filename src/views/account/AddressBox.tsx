import type { ReactNode } from 'react';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { CopyText } from '../shared/text/CopyText.js';
import { useText } from '../useText.js';
import { box, edge, groups, words } from './AddressBox.css.js';
import { groupAddress } from './groupAddress.js';

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
  const parts = groupAddress(address);
  const isEdge = (index: number) => index === 0 || index === parts.length - 1;
  return (
    <div className={box}>
      {start}
      <div className={words}>
        {name}
        <span className={groups} dir="ltr">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions in one text
            <span key={index} className={isEdge(index) ? edge : undefined}>
              {part}
            </span>
          ))}
        </span>
      </div>
      <CopyText text={address} label={t('account.copyAddress')} />
    </div>
  );
}

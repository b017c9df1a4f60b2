import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { identityAtom } from '../../atoms/account.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { shorten } from '../../lib/shorten.js';
import { Avatar } from '../../ui/Avatar.js';
import { CopyText } from '../CopyText.js';
import { useText } from '../useText.js';
import { heading, name as nameStyle } from './AccountHeading.css.js';

export interface AccountHeadingProps {
  address: string;
  /** What belongs to the account, below its name. */
  children?: ReactNode;
}

/** Who is connected: picture and name, or the shortened address; a tap copies the address. */
export function AccountHeading({ address, children }: AccountHeadingProps) {
  const t = useText();
  const identity = dataOf(useAtomValue(identityAtom));
  return (
    <div className={heading}>
      <Avatar address={address} src={identity?.avatar} size="large" />
      <CopyText text={address} label={t('account.copyAddress')}>
        <bdi className={nameStyle}>{identity?.name ?? shorten(address, 6, 6)}</bdi>
      </CopyText>
      {children}
    </div>
  );
}

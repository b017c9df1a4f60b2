import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.js';
import { heading } from './AccountHeading.css.js';
import { useIdentity } from './useIdentity.js';

export interface AccountHeadingProps {
  address: string;
  /** The account's name and anything that belongs with it. */
  children: ReactNode;
}

/** The heading of an account: its picture, with the name below. */
export function AccountHeading({ address, children }: AccountHeadingProps) {
  return (
    <div className={heading}>
      <Avatar address={address} src={useIdentity().image} size="large" />
      {children}
    </div>
  );
}

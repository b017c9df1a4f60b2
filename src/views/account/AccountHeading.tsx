import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.js';
import { heading } from './AccountHeading.css.js';
import { useIdentity } from './useIdentity.js';

export interface AccountHeadingProps {
  address: string;
  /** Its name and what else belongs to it. */
  children: ReactNode;
}

/** Whose account it is: the picture above the name. */
export function AccountHeading({ address, children }: AccountHeadingProps) {
  return (
    <div className={heading}>
      <Avatar address={address} src={useIdentity()?.avatar} size="large" />
      {children}
    </div>
  );
}

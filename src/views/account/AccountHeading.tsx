import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.js';
import { heading, words } from './AccountHeading.css.js';
import { useIdentity } from './useIdentity.js';

export interface AccountHeadingProps {
  address: string;
  /** The account's name and the details next to it. */
  children: ReactNode;
  /** Placed at the end of the line. */
  end?: ReactNode;
}

/** The heading of an account: its picture, with the name beside it. */
export function AccountHeading({ address, children, end }: AccountHeadingProps) {
  return (
    <div className={heading}>
      <Avatar address={address} src={useIdentity().image} size="large" />
      <div className={words}>{children}</div>
      {end}
    </div>
  );
}

import type { MouseEvent, ReactNode } from 'react';

export interface PressableProps {
  className: string;
  /** Off: it keeps the focus and stays readable; it only does nothing. */
  isOff?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
  'data-row'?: '';
  'aria-current'?: true | undefined;
}

/** What a Button and a Row have in common: a button or a link that can be off without losing the focus. */
export function Pressable({ isOff, isBusy, href, type = 'button', onClick, ...rest }: PressableProps) {
  const shared = {
    ...rest,
    'aria-disabled': isOff || isBusy || undefined,
    'aria-busy': isBusy || undefined,
    onClick: (event: MouseEvent) => {
      if (isOff || isBusy) event.preventDefault();
      else onClick?.();
    },
  };
  if (href === undefined) return <button type={type} {...shared} />;
  return <a href={href} target="_blank" rel="noopener noreferrer" {...shared} />;
}

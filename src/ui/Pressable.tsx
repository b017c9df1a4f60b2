import type { MouseEvent, ReactNode } from 'react';

export interface PressableProps {
  className: string;
  /** Off: it keeps the focus and stays readable; it only does nothing. */
  isOff?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** Makes it a link that opens in a new tab, or an app by the app's own scheme, which needs none. */
  href?: string | undefined;
  /** Where it is opened, where that is not so simple. */
  target?: '_blank' | '_self' | '_top' | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
  'data-row'?: '';
  'aria-current'?: true | undefined;
}

/** What a Button and a Row have in common: a button or a link that can be off without losing the focus. */
export function Pressable(props: PressableProps) {
  const { isOff, isBusy, href, target, type = 'button', onClick, ...rest } = props;
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
  const usual = /^https?:/i.test(href) ? '_blank' : '_self';
  return <a href={href} target={target ?? usual} rel="noopener noreferrer" {...shared} />;
}

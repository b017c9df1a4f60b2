import type { MouseEvent, ReactNode } from 'react';

export interface PressableProps {
  className: string;
  /** Disabled, but still readable and focusable. */
  isOff?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** Makes it a link. Web pages open in a new tab; an app's own scheme opens the app directly. */
  href?: string | undefined;
  /** Overrides where the link opens. */
  target?: '_blank' | '_self' | '_top' | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: (() => void) | undefined;
  /** Called when the pointer or the focus reaches it, because a press is then likely. */
  onIntent?: (() => void) | undefined;
  children: ReactNode;
  'data-row'?: '';
  'aria-current'?: true | undefined;
}

/** The base of Button and Row: a button or link that keeps the focus while disabled. */
export function Pressable(props: PressableProps) {
  const { isOff, isBusy, href, target, type = 'button', onClick, onIntent, ...rest } = props;
  const shared = {
    ...rest,
    'aria-disabled': isOff || isBusy || undefined,
    'aria-busy': isBusy || undefined,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    onClick: (event: MouseEvent) => {
      if (isOff || isBusy) event.preventDefault();
      else onClick?.();
    },
  };
  if (href === undefined) return <button type={type} {...shared} />;
  const usual = /^https?:/i.test(href) ? '_blank' : '_self';
  return <a href={href} target={target ?? usual} rel="noopener noreferrer" {...shared} />;
}

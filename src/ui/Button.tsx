import type { MouseEvent, ReactNode } from 'react';
import { block, button } from './Button.css.js';
import { Spinner } from './Spinner.js';

export interface ButtonProps {
  /** Its text says the whole state, e.g. 'Enter amount'. */
  children: ReactNode;
  variant?: keyof typeof button;
  icon?: ReactNode;
  isBlock?: boolean;
  isLoading?: boolean;
  disabled?: boolean;
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined;
  type?: 'button' | 'submit';
  onClick?: () => void;
}

/** A disabled or loading button keeps the focus and stays readable; it only does nothing. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    icon,
    isBlock,
    isLoading = false,
    disabled,
    href,
    type = 'button',
  } = props;
  const isOff = isLoading || disabled === true;
  const shared = {
    className: isBlock ? `${button[variant]} ${block}` : button[variant],
    'aria-disabled': isOff || undefined,
    'aria-busy': isLoading || undefined,
    onClick: (event: MouseEvent) => {
      if (isOff) event.preventDefault();
      else props.onClick?.();
    },
  };
  const inside = (
    <>
      {isLoading ? <Spinner /> : icon}
      <span>{children}</span>
    </>
  );
  return href === undefined ? (
    <button type={type} {...shared}>
      {inside}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
      {inside}
    </a>
  );
}

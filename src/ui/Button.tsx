import type { ReactNode } from 'react';
import { block, button } from './Button.css.js';
import { Pressable, type PressableProps } from './Pressable.js';
import { Spinner } from './Spinner.js';

export interface ButtonProps extends Pick<PressableProps, 'href' | 'target' | 'type' | 'onClick'> {
  /** Text that describes the full state, e.g. 'Enter amount'. */
  children: ReactNode;
  variant?: keyof typeof button;
  icon?: ReactNode;
  isBlock?: boolean;
  isLoading?: boolean;
  disabled?: boolean;
}

export function Button(props: ButtonProps) {
  const { children, variant = 'primary', icon, isBlock, isLoading, disabled, ...rest } = props;
  return (
    <Pressable
      {...rest}
      className={isBlock ? `${button[variant]} ${block}` : button[variant]}
      isOff={disabled}
      isBusy={isLoading}
    >
      {isLoading ? <Spinner /> : icon}
      <span>{children}</span>
    </Pressable>
  );
}

import type { ReactNode } from 'react';
import { iconButton } from './IconButton.css.js';

export interface IconButtonProps {
  label: string;
  /** An icon. */
  children: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

export function IconButton({ label, children, disabled, onClick }: IconButtonProps) {
  return (
    <button type="button" className={iconButton} aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

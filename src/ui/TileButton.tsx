import type { ReactNode } from 'react';
import { tile } from './TileButton.css.js';

export interface TileButtonProps {
  label: string;
  /** An icon. */
  children: ReactNode;
  onClick: () => void;
}

/** An icon on a background that fills its cell in a row. */
export function TileButton({ label, children, onClick }: TileButtonProps) {
  return (
    <button type="button" className={tile} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

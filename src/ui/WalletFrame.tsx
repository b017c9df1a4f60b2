import type { ReactNode } from 'react';
import { theme } from '../styles/theme.css.js';
import { circle, sizes, squircle } from './WalletImage.css.js';

export interface WalletFrameProps {
  /** The CSS colour behind the initial. */
  color?: string | undefined;
  size?: keyof typeof sizes;
  isRound?: boolean | undefined;
  /** A picture, an icon or an initial. */
  children: ReactNode;
}

/** Enough of the colour to recognise it, but little enough to keep every text colour readable. */
const tinted = (color: string) => `color-mix(in srgb, ${color} 32%, ${theme.surface})`;

/** The first letter of a name, shown if there is no picture. */
export const letterOf = (name: string) => [...name.trim()][0];

/** A rounded square for a picture. Hidden from screen readers, because the name is beside it. */
export function WalletFrame({ color, size = 'medium', isRound, children }: WalletFrameProps) {
  return (
    <span
      className={`${squircle} ${sizes[size]} ${isRound ? circle : ''}`}
      style={color ? { backgroundColor: tinted(color) } : undefined}
      aria-hidden="true"
      translate="no"
    >
      {children}
    </span>
  );
}

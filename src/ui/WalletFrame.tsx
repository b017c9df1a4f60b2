import type { ReactNode } from 'react';
import { theme } from '../styles/theme.css.js';
import { circle, sizes, squircle } from './WalletImage.css.js';

export interface WalletFrameProps {
  /** CSS colour of the ground on which a letter stands. */
  color?: string | undefined;
  size?: keyof typeof sizes;
  isRound?: boolean | undefined;
  /** A picture, an icon or a letter. */
  children: ReactNode;
}

/** So much of a colour that it is recognised, so little that every text colour is read on it. */
const tinted = (color: string) => `color-mix(in srgb, ${color} 32%, ${theme.surface})`;

/** The first letter of a name, for where there is no picture. */
export const letterOf = (name: string) => [...name.trim()][0];

/** A rounded square for a picture. What it shows is named beside it, so it is hidden from screen readers. */
export function WalletFrame({ color, size = 'medium', isRound, children }: WalletFrameProps) {
  return (
    <span
      className={`${squircle} ${sizes[size]} ${isRound ? circle : ''}`}
      style={color ? { backgroundColor: tinted(color) } : undefined}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

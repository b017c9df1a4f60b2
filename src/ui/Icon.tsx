import type { ReactNode } from 'react';
import { directional, sizes } from './Icon.css.js';

export interface IconProps {
  /** The edge length in pixels at the default text size. */
  size?: keyof typeof sizes | undefined;
  /** Whether it points along the line of text, and so is mirrored in right-to-left text. */
  isDirectional?: boolean;
  children: ReactNode;
}

/** The frame of every icon: a 24 px grid, in the text colour. Hidden from screen readers, because nearby text says the same. */
export function Icon({ size = 20, isDirectional, children }: IconProps) {
  return (
    <svg
      className={isDirectional ? `${sizes[size]} ${directional}` : sizes[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

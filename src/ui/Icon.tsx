import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge length in pixels at the default text size. */
  size?: number | undefined;
  children: ReactNode;
}

/** The frame of every icon: a 24 px grid, drawn in the text colour. The words are beside it, so it is hidden from screen readers. */
export function Icon({ size = 20, children }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
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

import type { ReactNode } from 'react';
import { legal } from './LegalText.css.js';

/** Small print with underlined links. */
export function LegalText({ children }: { children: ReactNode }) {
  return <p className={legal}>{children}</p>;
}

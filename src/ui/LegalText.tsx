import type { ReactNode } from 'react';
import { legal } from './LegalText.css.js';

/** Small print; links inside are underlined. */
export function LegalText({ children }: { children: ReactNode }) {
  return <p className={legal}>{children}</p>;
}

import type { ReactNode } from 'react';
import { head, hint } from './IntroHead.css.js';

/** A large picture of what a view is about, and a sentence on it. */
export function IntroHead({ image, children }: { image: ReactNode; children: ReactNode }) {
  return (
    <div className={head}>
      {image}
      <p className={hint}>{children}</p>
    </div>
  );
}

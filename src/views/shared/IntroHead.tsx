import type { ReactNode } from 'react';
import { head, hint } from './IntroHead.css.js';

/** The head of a view: a large picture and a sentence. */
export function IntroHead({ image, children }: { image: ReactNode; children: ReactNode }) {
  return (
    <div className={head}>
      {image}
      <p className={hint}>{children}</p>
    </div>
  );
}

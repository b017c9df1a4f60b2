import { ground, main, quiet } from './Drawing.css.js';
import { Drawing } from './Drawing.js';

/** Layers, one of them selected. */
export function PurposeDrawing() {
  return (
    <Drawing>
      <path className={`${ground} ${quiet}`} d="m36 37 25 11.5L36 60 11 48.5z" />
      <path className={ground} d="m36 26 25 11.5L36 49 11 37.5z" />
      <path className={main} d="m36 12 25 11.5L36 35 11 23.5z" />
    </Drawing>
  );
}

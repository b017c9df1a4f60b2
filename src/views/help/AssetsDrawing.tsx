import { ground, main, onMain, quiet } from './Drawing.css.js';
import { Drawing } from './Drawing.js';

/** Coins above a wallet. */
export function AssetsDrawing() {
  return (
    <Drawing>
      <circle className={quiet} cx="46" cy="21" r="8" />
      <circle className={main} cx="29" cy="20" r="10" />
      <path className={onMain} d="m29 14.5 3.8 5.5-3.8 5.5-3.8-5.5z" />
      <rect className={ground} x="11" y="27" width="50" height="32" rx="8" />
      <path className={quiet} d="M11 35h32" />
      <path className={ground} d="M61 38H50a5.5 5.5 0 0 0 0 11h11" />
      <path d="M50.5 43.5h.01" />
    </Drawing>
  );
}

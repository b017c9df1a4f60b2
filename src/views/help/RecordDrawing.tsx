import { ground, main, onMain, quiet } from './Drawing.css.js';
import { Drawing } from './Drawing.js';

/** Computers with the same list. */
export function RecordDrawing() {
  return (
    <Drawing>
      <path className={quiet} d="M36 21 19 51h34z" />
      <rect className={main} x="26" y="11" width="20" height="20" rx="6" />
      <path className={onMain} d="M32 18h8M32 24h5" />
      <rect className={ground} x="10" y="41" width="20" height="20" rx="6" />
      <path d="M16 48h8M16 54h5" />
      <rect className={ground} x="42" y="41" width="20" height="20" rx="6" />
      <path d="M48 48h8M48 54h5" />
    </Drawing>
  );
}

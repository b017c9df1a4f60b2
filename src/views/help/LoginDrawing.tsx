import { ground, main, onMain, quiet } from './Drawing.css.js';
import { Drawing } from './Drawing.js';

/** A site that recognises its visitor. */
export function LoginDrawing() {
  return (
    <Drawing>
      <rect className={ground} x="11" y="14" width="50" height="40" rx="8" />
      <path className={quiet} d="M11 24h50M18 19h.01M24 19h.01" />
      <circle cx="26" cy="36" r="5" />
      <path d="M18 48c1-4 4.5-6 8-6s7 2 8 6" />
      <path className={quiet} d="M41 34h12M41 41h8" />
      <circle className={main} cx="54" cy="52" r="9" />
      <path className={onMain} d="m50 52.3 2.9 2.9 5.3-5.7" />
    </Drawing>
  );
}

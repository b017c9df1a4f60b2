import type { ReactNode } from 'react';
import { drawing, ground, main, onMain, quiet } from './helpDrawings.css.js';

/** The frame of every drawing: 72 px, in the theme's colours. Decorative: the text beside it says the same. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={drawing} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A site that recognises the visitor. */
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

/** A question with the answers no and yes. */
export function ControlDrawing() {
  return (
    <Drawing>
      <rect className={ground} x="13" y="11" width="46" height="50" rx="9" />
      <circle cx="36" cy="22" r="4.5" />
      <path className={quiet} d="M25 33h22M29 39h14" />
      <rect className={quiet} x="19" y="45" width="15" height="10" rx="5" />
      <path className={quiet} d="m24.8 48.3 3.4 3.4M28.2 48.3l-3.4 3.4" />
      <rect className={main} x="38" y="45" width="15" height="10" rx="5" />
      <path className={onMain} d="m43.2 50.2 1.7 1.7 3-3.3" />
    </Drawing>
  );
}

/** Computers that keep the same list. */
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

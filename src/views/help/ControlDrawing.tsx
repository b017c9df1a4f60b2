import { ground, main, onMain, quiet } from './Drawing.css.js';
import { Drawing } from './Drawing.js';

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

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { box, check } from './CheckRow.css.js';
import { bare, detail as detailStyle, label as labelStyle, row, words } from './Row.css.js';

export interface CheckRowProps {
  label: ReactNode;
  /** Second line, quieter. */
  detail?: ReactNode;
  /** An Avatar or WalletImage. */
  start?: ReactNode;
  /** `mixed` where it stands for several, of which some are checked. */
  checked: boolean | 'mixed';
  onChange: (isChecked: boolean) => void;
}

/** One of several things in a list that may be chosen together. */
export function CheckRow({ label, detail, start, checked, onChange }: CheckRowProps) {
  const ref = useRef<HTMLInputElement>(null);
  // There is no attribute for it, and a press takes it away.
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = checked === 'mixed';
  });
  return (
    <label className={start ? `${row} ${check}` : `${row} ${check} ${bare}`}>
      {start}
      <span className={words}>
        <span className={labelStyle}>{label}</span>
        {detail ? <span className={detailStyle}>{detail}</span> : null}
      </span>
      <input
        ref={ref}
        type="checkbox"
        className={box}
        data-row=""
        checked={checked === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

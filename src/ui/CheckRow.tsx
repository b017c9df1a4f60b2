import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { box, check } from './CheckRow.css.js';
import { detail as detailStyle, label as labelStyle, row, words } from './Row.css.js';

export interface CheckRowProps {
  label: ReactNode;
  /** A second line, less prominent. */
  detail?: ReactNode;
  /** An Avatar or WalletImage. */
  start?: ReactNode;
  /** `mixed` if it stands for several items and only some are checked. */
  checked: boolean | 'mixed';
  onChange: (isChecked: boolean) => void;
}

/** A list row with a checkbox. */
export function CheckRow({ label, detail, start, checked, onChange }: CheckRowProps) {
  const ref = useRef<HTMLInputElement>(null);
  // `indeterminate` has no attribute, and every click resets it.
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = checked === 'mixed';
  });
  return (
    <label className={`${row} ${check}`}>
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

import { type Ref, useId } from 'react';
import { asciiDigits } from '../lib/text/asciiDigits.js';
import { box, boxes, field, input, wrong } from './CodeField.css.js';
import { hint } from './FieldFrame.css.js';
import { useWideComposition } from './useWideComposition.js';

export interface CodeFieldProps {
  label: string;
  value: string;
  /** Receives digits only, at most `length`. */
  onChange: (code: string) => void;
  length?: number;
  /** The id of the text that says where to find the code. */
  describedBy?: string;
  error?: string | undefined;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-time code: one input for keys, paste and autofill, drawn as one box per digit. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, length = 6, describedBy, error, disabled, inputRef } = props;
  const noteId = useId();
  const typing = useWideComposition(value, (text) =>
    onChange(asciiDigits(text).replace(/\D/g, '').slice(0, length)),
  );
  const next = Math.min(value.length, length - 1);
  return (
    <div>
      <div className={field} data-invalid={error === undefined ? undefined : ''}>
        <div className={boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions, not items
            <span key={index} className={box} data-next={index === next || undefined}>
              {value[index]}
            </span>
          ))}
        </div>
        <input
          ref={inputRef}
          className={input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy ? `${describedBy} ${noteId}` : noteId}
          disabled={disabled}
          value={typing.value}
          onChange={typing.onChange}
          onCompositionEnd={typing.onCompositionEnd}
        />
      </div>
      <p id={noteId} aria-live="polite" className={error === undefined ? hint : wrong}>
        {error}
      </p>
    </div>
  );
}

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { visuallyHidden } from '../styles/base.css.js';
import {
  box,
  error as errorStyle,
  hint as hintStyle,
  input,
  label as labelStyle,
  wrapper,
} from './TextField.css.js';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'placeholder'
  | 'maxLength'
  | 'disabled'
  | 'enterKeyHint'
  | 'onKeyDown'
  | 'name'
>;

export interface TextFieldProps extends Native {
  label: string;
  /** The label is only for screen readers: an icon or placeholder shows it. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  icon?: ReactNode;
  /** An IconButton or Button after the text. */
  end?: ReactNode;
  hint?: string | undefined;
  /** Shown and announced in place of the hint. */
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, value, onChange, icon, end, hint, error, inputRef, ...native } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={wrapper}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHidden : labelStyle}>
        {label}
      </label>
      <div className={box} data-invalid={error === undefined ? undefined : ''}>
        {icon}
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...native}
          ref={inputRef}
          id={id}
          className={input}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {/* Always rendered, so that a new error is announced. */}
      <p id={`${id}-note`} aria-live="polite" className={error === undefined ? hintStyle : errorStyle}>
        {note}
      </p>
    </div>
  );
}

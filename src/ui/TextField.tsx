import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldFrameProps, noCorrections } from './FieldFrame.js';
import { input } from './TextField.css.js';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'placeholder'
  | 'maxLength'
  | 'disabled'
  | 'readOnly'
  | 'enterKeyHint'
  | 'onKeyDown'
  | 'name'
>;

export interface TextFieldProps extends Native, FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    isLeftToRight,
    value,
    onChange,
    icon,
    end,
    hint,
    error,
    inputRef,
    ...native
  } = props;
  return (
    <FieldFrame {...{ label, isLabelHidden, isLeftToRight, icon, end, hint, error }}>
      {(attributes) => (
        <input
          type="text"
          {...noCorrections}
          {...native}
          {...attributes}
          ref={inputRef}
          className={input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

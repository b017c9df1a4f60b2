import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldFrameProps, noCorrections } from './FieldFrame.js';
import { input } from './TextField.css.js';
import { useWideComposition } from './useWideComposition.js';

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
  /** Whether the field writes typed text in another form. Then text that an input method is still composing stays as it is. */
  isRewritten?: boolean;
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
    isRewritten = false,
    icon,
    end,
    hint,
    error,
    inputRef,
    ...native
  } = props;
  const typing = useWideComposition(value, onChange);
  const plain = { value, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value) };
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
          {...(isRewritten ? typing : plain)}
        />
      )}
    </FieldFrame>
  );
}

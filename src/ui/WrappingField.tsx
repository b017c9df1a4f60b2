import type { KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps, noCorrections } from './FieldFrame.js';
import { input, place } from './WrappingField.css.js';

type Native = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'enterKeyHint' | 'name' | 'onFocus'>;

export interface WrappingFieldProps extends Native, FieldFrameProps {
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** As in a one-line field. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click();
}

/** A one-line field for long text. It wraps, so that all of the text is visible. */
export function WrappingField(props: WrappingFieldProps) {
  const { label, isLabelHidden, value, placeholder, onChange, icon, end, hint, error, inputRef, ...native } =
    props;
  return (
    <FieldFrame {...{ label, isLabelHidden, icon, end, hint, error }}>
      {(attributes) => (
        <span className={place} data-text={value || placeholder}>
          <textarea
            rows={1}
            {...noCorrections}
            {...native}
            {...attributes}
            ref={inputRef}
            className={input}
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ''))}
            onKeyDown={submitOnEnter}
          />
        </span>
      )}
    </FieldFrame>
  );
}

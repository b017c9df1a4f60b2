import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../styles/base.css.js';
import {
  box,
  error as errorStyle,
  hint as hintStyle,
  label as labelStyle,
  wrapper,
} from './FieldFrame.css.js';

export interface FieldFrameProps {
  label: string;
  /** The label is only for screen readers: an icon or placeholder shows it. */
  isLabelHidden?: boolean | undefined;
  icon?: ReactNode;
  /** For text that is always written from left to right, with what is beside it. */
  isLeftToRight?: boolean | undefined;
  /** An IconButton or Button after the text. */
  end?: ReactNode;
  hint?: string | undefined;
  /** Shown and announced in place of the hint. */
  error?: string | undefined;
}

interface FieldAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

/** What is typed is no prose. */
export const noCorrections = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** What all fields have: a label, a box, and a hint or error below. The input gets the attributes that join them. */
export function FieldFrame(
  props: FieldFrameProps & { children: (attributes: FieldAttributes) => ReactNode },
) {
  const { label, isLabelHidden, isLeftToRight, icon, end, hint, error, children } = props;
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <div className={wrapper}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHidden : labelStyle}>
        {label}
      </label>
      <div className={box} data-invalid={isWrong ? '' : undefined} dir={isLeftToRight ? 'ltr' : undefined}>
        {icon}
        {children({ id, 'aria-invalid': isWrong || undefined, 'aria-describedby': `${id}-note` })}
        {end}
      </div>
      {/* Always rendered, so that a new error is announced. */}
      <p id={`${id}-note`} aria-live="polite" className={isWrong ? errorStyle : hintStyle}>
        {error ?? hint}
      </p>
    </div>
  );
}

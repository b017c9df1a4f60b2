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
  /** Whether only screen readers get the label, because an icon or a placeholder shows it. */
  isLabelHidden?: boolean | undefined;
  icon?: ReactNode;
  /** For text that is always written from left to right, with the elements beside it. */
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

/** For text that isn't prose. */
export const noCorrections = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * The common parts of all fields: a label, a box, and a hint or error below. `children` gets the attributes that connect the
 * input to them.
 */
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

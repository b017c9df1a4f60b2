import { Figures } from './Figures.js';
import { CheckIcon, WarningIcon } from './icons.js';
import { icon, place, snackbar } from './Snackbar.css.js';
import { Spinner } from './Spinner.js';

export interface ShownMessage {
  variant: keyof typeof icon;
  text: string;
}

interface SnackbarProps {
  message?: ShownMessage | undefined;
  /** Whether it is always above the view, because something else lies at the bottom of the card. */
  isHigh?: boolean | undefined;
}

/**
 * A short message beside the view, in a card whose content is a column. Always render it, also without a message: screen readers announce
 * changes only in regions that already exist.
 */
export function Snackbar({ message, isHigh }: SnackbarProps) {
  const isError = message?.variant === 'error';
  const bubble = message ? (
    <div key={message.text} className={snackbar}>
      <span className={icon[message.variant]}>
        {message.variant === 'loading' ? <Spinner /> : isError ? <WarningIcon /> : <CheckIcon />}
      </span>
      <span>
        <Figures>{message.text}</Figures>
      </span>
    </div>
  ) : null;
  return (
    <div className={place} data-high={isHigh || undefined}>
      <div role="status">{isError ? null : bubble}</div>
      <div role="alert">{isError ? bubble : null}</div>
    </div>
  );
}

import { Figures } from './Figures.js';
import { CheckIcon, WarningIcon } from './icons.js';
import { icon, place, snackbar } from './Snackbar.css.js';
import { Spinner } from './Spinner.js';

export interface SnackbarMessage {
  variant: keyof typeof icon;
  text: string;
}

/**
 * A short message over the bottom of the card. Always render it, also without a message: screen readers announce
 * changes only in regions that already exist.
 */
export function Snackbar({ message }: { message?: SnackbarMessage | undefined }) {
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
    <div className={place}>
      <div role="status">{isError ? null : bubble}</div>
      <div role="alert">{isError ? bubble : null}</div>
    </div>
  );
}

import { Figures } from './Figures.js';
import { OutcomeBadge } from './OutcomeBadge.js';
import { icon, place, snackbar } from './Snackbar.css.js';
import { Spinner } from './Spinner.js';

export interface ShownMessage {
  variant: 'loading' | 'success' | 'error' | 'declined';
  text: string;
}

const OUTCOMES = { success: 'done', error: 'failed', declined: 'declined' } as const;

interface SnackbarProps {
  message?: ShownMessage | undefined;
  /** Whether it is always above the view, because the bottom of the card is covered. */
  isHigh?: boolean | undefined;
}

/**
 * A short message beside the view, in a card whose content is a column. Always render it, even without a message, because
 * screen readers announce changes only in regions that already exist.
 */
export function Snackbar({ message, isHigh }: SnackbarProps) {
  const isError = message?.variant === 'error';
  const bubble = message ? (
    <div key={message.text} className={snackbar}>
      <span className={icon}>
        {message.variant === 'loading' ? <Spinner /> : <OutcomeBadge outcome={OUTCOMES[message.variant]} />}
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

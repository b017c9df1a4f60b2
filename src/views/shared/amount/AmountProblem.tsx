import { problem } from './amountField.css.js';

/**
 * The reason why an amount can't be used. Always render it, with the id that describes the field, so that screen readers
 * announce changes.
 */
export function AmountProblem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={problem} aria-live="polite">
      {text}
    </p>
  );
}

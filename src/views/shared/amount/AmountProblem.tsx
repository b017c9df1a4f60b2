import { problem } from './amountField.css.js';

/** Why an amount cannot be used. Always render it, with the id that describes the field: screen readers hear what comes. */
export function AmountProblem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={problem} aria-live="polite">
      {text}
    </p>
  );
}

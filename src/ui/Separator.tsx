import { bare, separator } from './Separator.css.js';

/** A line between two parts, optionally with a word such as 'or'. */
export function Separator({ label }: { label?: string }) {
  return label ? (
    <div className={separator}>{label}</div>
  ) : (
    <div className={`${separator} ${bare}`} aria-hidden="true" />
  );
}

import { visuallyHidden } from '../styles/base.css.js';

/** Says `message` to screen readers when it changes. It has to be on the page before there is something to say. */
export function Announcer({ message = '' }: { message?: string | undefined }) {
  return (
    <div role="status" className={visuallyHidden}>
      {message}
    </div>
  );
}

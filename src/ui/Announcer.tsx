import { visuallyHidden } from '../styles/base.css.js';
import { useIsHeard } from './useIsHeard.js';

/** Announces `message` to screen readers shortly after mounting, and whenever it changes. */
export function Announcer({ message = '' }: { message?: string | undefined }) {
  const isHeard = useIsHeard();
  return (
    <div role="status" className={visuallyHidden}>
      {isHeard ? message : ''}
    </div>
  );
}

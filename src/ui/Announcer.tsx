import { visuallyHidden } from '../styles/base.css.js';
import { useIsHeard } from './useIsHeard.js';

/** Says `message` to screen readers when it changes, and soon after it comes on screen. */
export function Announcer({ message = '' }: { message?: string | undefined }) {
  const isHeard = useIsHeard();
  return (
    <div role="status" className={visuallyHidden}>
      {isHeard ? message : ''}
    </div>
  );
}

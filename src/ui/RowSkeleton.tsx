import { icon, row } from './Skeleton.css.js';
import { Skeleton } from './Skeleton.js';

/** Placeholder of a Row. */
export function RowSkeleton() {
  return (
    <div className={row} aria-hidden="true">
      <Skeleton width={28} height={28} className={icon} />
      <Skeleton width={120} height={16} />
    </div>
  );
}

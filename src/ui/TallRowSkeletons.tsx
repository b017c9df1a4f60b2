import { RowSkeleton } from './RowSkeleton.js';
import { tallRows } from './TallRowSkeletons.css.js';

/** Placeholders of several Rows with two lines. */
export function TallRowSkeletons({ count }: { count: number }) {
  return (
    <div className={tallRows}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions, not items
        <RowSkeleton key={at} />
      ))}
    </div>
  );
}

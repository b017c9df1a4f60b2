import { list } from './List.css.js';
import { RowSkeleton } from './RowSkeleton.js';

/** Placeholders of several Rows. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions, not items
        <RowSkeleton key={at} />
      ))}
    </div>
  );
}

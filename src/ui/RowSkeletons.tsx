import { list } from './List.css.js';
import { RowSkeleton } from './RowSkeleton.js';

/** Stands where some Rows will be. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <RowSkeleton key={at} />
      ))}
    </div>
  );
}

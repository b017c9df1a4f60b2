import { Skeleton } from '../../ui/Skeleton.js';
import { block, lines, picture } from './ViewSkeleton.css.js';

/** Placeholder of a `HelpBlock`. */
export function BlockSkeleton() {
  return (
    <div className={block}>
      <Skeleton width={72} height={72} className={picture} />
      <div className={lines}>
        <Skeleton width={140} height={16} />
        <Skeleton width={220} height={16} />
        <Skeleton width={180} height={16} />
      </div>
    </div>
  );
}

import { Announcer } from '../ui/Announcer.js';
import { RowSkeleton } from '../ui/RowSkeleton.js';
import { Skeleton } from '../ui/Skeleton.js';
import { useText } from './useText.js';
import { ViewBody } from './ViewBody.js';
import { heading } from './ViewSkeleton.css.js';
import type { ViewShape } from './viewRegistry.js';

/** While the code of a view loads: its rough shape. */
export function ViewSkeleton({ shape }: { shape: ViewShape }) {
  const t = useText();
  return (
    <ViewBody>
      <Announcer message={t('dialog.loading')} />
      {shape === 'list' || shape === 'article' ? null : (
        <div className={heading}>
          <Skeleton width={72} height={72} />
          <Skeleton width={160} height={22} />
          <Skeleton width={200} height={20} />
        </div>
      )}
      {shape === 'status' ? null : (
        <>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </>
      )}
    </ViewBody>
  );
}

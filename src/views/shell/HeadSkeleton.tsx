import { Skeleton } from '../../ui/Skeleton.js';
import { account, address, avatar, balance, ring, status, words } from './ViewSkeleton.css.js';
import type { ViewShape } from './viewEntry.js';

/** Placeholder of the head of a view. */
export function HeadSkeleton({ head }: { head: NonNullable<ViewShape['head']> }) {
  if (head === 'status') {
    return (
      <div className={status}>
        <Skeleton width={92} height={92} className={ring} />
        <div className={words}>
          <Skeleton width={160} height={22} />
          <Skeleton width={220} height={20} />
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={account}>
        <Skeleton width={64} height={64} className={avatar} />
        {head === 'account' ? (
          <>
            <Skeleton width={140} height={22} />
            <div className={balance}>
              <Skeleton width={180} height={34} />
            </div>
          </>
        ) : null}
      </div>
      {head === 'address' ? <Skeleton width={360} height={56} className={address} /> : null}
    </>
  );
}

import { Skeleton } from '../../ui/Skeleton.js';
import { grid, nft, place, waiting, whole } from './NftSkeletons.css.js';

/** Placeholders for one row of NFTs with their names. */
export function NftSkeletons() {
  return (
    <div className={waiting}>
      <div className={`${grid} ${whole}`}>
        {[1, 2, 3].map((at) => (
          <div key={at} className={nft}>
            <Skeleton width={104} height={104} className={place} />
            <Skeleton width={64} height={16} />
          </div>
        ))}
      </div>
      <Skeleton width={180} height={16} />
    </div>
  );
}

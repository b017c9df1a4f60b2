import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { hasAccountSourceAtom } from '../../atoms/account/hasAccountSource.js';
import { connectionAtom } from '../../atoms/connection.js';
import type { ViewName } from '../../atoms/router.js';
import { requestedNetworksAtom } from '../../atoms/siteConfig.js';
import { RowSkeleton } from '../../ui/RowSkeleton.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useViewEntry } from './useViewEntry.js';
import {
  account,
  address,
  avatar,
  block,
  boxes,
  button,
  buttons,
  lines,
  picture,
  point,
  ring,
  rows,
  status,
  words,
} from './ViewSkeleton.css.js';
import type { ViewShape } from './viewEntry.js';

const times = (count: number, part: ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: positions, not items
  Array.from({ length: count }, (_, at) => <div key={at}>{part}</div>);

/** Used until the account's views are registered, shortly after they are first shown. */
const UNKNOWN: ViewShape = { rows: 4 };

/**
 * A placeholder for a view while its code and data load, so that little moves when the view appears. It is never higher than
 * the view in the narrowest font, because the card may grow once more but must not shrink.
 */
export function ViewSkeleton({ view }: { view: ViewName }) {
  const shape: ViewShape = useViewEntry(view)?.shape ?? UNKNOWN;
  const counts = {
    accounts: useAtomValue(connectionAtom)?.accounts.length ?? 1,
    networks: useAtomValue(requestedNetworksAtom).length,
    // A node knows only the native currency.
    tokens: useAtomValue(hasAccountSourceAtom) ? 4 : 1,
  };
  const rowCount = typeof shape.rows === 'string' ? counts[shape.rows] : shape.rows;
  return (
    <>
      {shape.head ? <HeadSkeleton head={shape.head} /> : null}
      {shape.blocks ? times(shape.blocks, <BlockSkeleton className={block} edge={72} />) : null}
      {shape.points ? times(shape.points, <BlockSkeleton className={point} edge={40} />) : null}
      {shape.boxes ? (
        <div className={boxes}>
          {shape.boxes.map((height, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions, not items
            <Skeleton key={at} width={360} height={height} className={button} />
          ))}
        </div>
      ) : null}
      {rowCount ? <div className={rows}>{times(rowCount, <RowSkeleton />)}</div> : null}
      {shape.buttons ? (
        <div className={buttons}>
          {times(shape.buttons, <Skeleton width={360} height={44} className={button} />)}
        </div>
      ) : null}
    </>
  );
}

/** Placeholder of the head of a view. */
function HeadSkeleton({ head }: { head: NonNullable<ViewShape['head']> }) {
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
  if (head === 'address') return <Skeleton width={360} height={54} className={address} />;
  return (
    <>
      <div className={account}>
        <Skeleton width={48} height={48} className={avatar} />
        <div className={lines}>
          <Skeleton width={120} height={18} />
          <Skeleton width={80} height={16} />
        </div>
      </div>
      <Skeleton width={132} height={34} className={address} />
      <Skeleton width={180} height={34} />
    </>
  );
}

/** Placeholder of a `HelpBlock` or a `Point`. */
function BlockSkeleton({ className, edge }: { className: string; edge: number }) {
  return (
    <div className={className}>
      <Skeleton width={edge} height={edge} className={picture} />
      <div className={lines}>
        <Skeleton width={140} height={16} />
        <Skeleton width={220} height={16} />
        <Skeleton width={180} height={16} />
      </div>
    </div>
  );
}

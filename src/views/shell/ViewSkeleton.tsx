import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { connectionAtom } from '../../atoms/connection.js';
import type { ViewName } from '../../atoms/router.js';
import { requestedNetworksAtom } from '../../atoms/siteConfig.js';
import { Announcer } from '../../ui/Announcer.js';
import { RowSkeleton } from '../../ui/RowSkeleton.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { useViewEntry } from './useViewEntry.js';
import {
  account,
  address,
  avatar,
  block,
  button,
  buttons,
  lines,
  picture,
  ring,
  rows,
  status,
  words,
} from './ViewSkeleton.css.js';
import type { ViewShape } from './viewEntry.js';

const times = (count: number, part: ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: positions, not items
  Array.from({ length: count }, (_, at) => <div key={at}>{part}</div>);

/** The rough shape of a view while its code loads, so that little moves when it appears. */
export function ViewSkeleton({ view }: { view: ViewName }) {
  const t = useText();
  const shape: ViewShape = useViewEntry(view)?.shape ?? {};
  const counts = {
    accounts: useAtomValue(connectionAtom)?.accounts.length ?? 1,
    networks: useAtomValue(requestedNetworksAtom).length,
  };
  const rowCount = typeof shape.rows === 'string' ? counts[shape.rows] : shape.rows;
  return (
    <ViewBody isLoading>
      <Announcer message={t('dialog.loading')} />
      {shape.head ? <HeadSkeleton head={shape.head} /> : null}
      {shape.blocks ? times(shape.blocks, <BlockSkeleton />) : null}
      {rowCount ? <div className={rows}>{times(rowCount, <RowSkeleton />)}</div> : null}
      {shape.buttons ? (
        <div className={buttons}>
          {times(shape.buttons, <Skeleton width={360} height={44} className={button} />)}
        </div>
      ) : null}
    </ViewBody>
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
  if (head === 'address') return <Skeleton width={360} height={66} className={address} />;
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

/** Placeholder of a `HelpBlock`. */
function BlockSkeleton() {
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

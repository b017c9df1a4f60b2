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
import { BlockSkeleton } from './BlockSkeleton.js';
import { HeadSkeleton } from './HeadSkeleton.js';
import { useViewEntry } from './useViewEntry.js';
import { button, buttons, rows } from './ViewSkeleton.css.js';
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

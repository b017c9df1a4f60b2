import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { loadHistoryAtom, loadMoreHistoryAtom } from '../../atoms/account/history.js';
import { servicesAtom } from '../../atoms/hostServices.js';
import { localeAtom } from '../../atoms/translate.js';
import { viewedAccountAtom } from '../../atoms/watch/viewedAccount.js';
import { groupByMonth } from '../../lib/account/arrangeHistory.js';
import { formatMonth } from '../../lib/text/formatTime.js';
import { Announcer } from '../../ui/Announcer.js';
import { Button } from '../../ui/Button.js';
import { ROWS_AHEAD, TWO_LINES_HEIGHT } from '../../ui/longListProps.js';
import { TallRowSkeletons } from '../../ui/TallRowSkeletons.js';
import { VirtualList } from '../../ui/VirtualList.js';
import { NoAccount } from '../shared/NoAccount.js';
import { ViewBody } from '../shared/ViewBody.js';
import { ViewPlaceholder } from '../shell/ViewPlaceholder.js';
import { useOnline } from '../useOnline.js';
import { useText } from '../useText.js';
import { note } from './ActivityTab.css.js';
import { EntryRow } from './EntryRow.js';
import { HiddenEntries } from './HiddenEntries.js';
import { HistoryEmpty } from './HistoryEmpty.js';
import { month } from './TransactionsView.css.js';
import { useHistory } from './useHistory.js';

const nothing = () => undefined;

/** All transactions of the account on screen, by month, loaded page by page. */
export function TransactionsView() {
  const t = useText();
  const lastRef = useRef(0);
  const account = useAtomValue(viewedAccountAtom);
  const locale = useAtomValue(localeAtom);
  const { clock } = useAtomValue(servicesAtom);
  const { status, entries, hidden, hasMore, readsOn, hasService, lacksNative } = useHistory();
  const load = useSetAtom(loadHistoryAtom);
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  const retry = useCallback(() => void load(), [load]);
  useOnline(useCallback(() => status === 'failed' && retry(), [status, retry]));

  const loadAhead = useCallback(() => {
    if (status === 'ready' && readsOn && lastRef.current + ROWS_AHEAD >= entries.length) void loadMore();
  }, [status, readsOn, entries, loadMore]);
  useEffect(loadAhead, [loadAhead]);

  const items = useMemo(
    () => groupByMonth(entries).flatMap((group) => group.map((entry, at) => ({ entry, isFirst: at === 0 }))),
    [entries],
  );
  const rows = useMemo(
    () => (
      <VirtualList
        rowHeight={TWO_LINES_HEIGHT}
        subject={account ?? ''}
        label={t('history.title')}
        items={items}
        onReach={(last) => {
          lastRef.current = last;
          loadAhead();
        }}
        onLeaveTop={nothing}
      >
        {({ entry, isFirst }) => (
          <div key={entry.id}>
            {isFirst ? <h3 className={month}>{formatMonth(entry.minedAt, clock.now(), locale)}</h3> : null}
            <EntryRow entry={entry} />
          </div>
        )}
      </VirtualList>
    ),
    [account, items, loadAhead, t, clock, locale],
  );

  if (!account) return <NoAccount />;
  const isFirst = status === 'idle' || status === 'loading';
  const isWaiting = isFirst ? entries.length === 0 : status === 'loadingMore' || readsOn;
  if (isWaiting && entries.length + hidden.length === 0) return <ViewPlaceholder />;
  const isSettled = !isFirst && !hasMore;
  const empty = lacksNative ? 'noTokens' : hasService ? 'none' : 'unlisted';
  return (
    <ViewBody>
      <div>
        {entries.length > 0 ? rows : null}
        {isWaiting ? <TallRowSkeletons count={2} /> : null}
        {status === 'failed' || (isSettled && entries.length === 0) ? (
          <HistoryEmpty status={status === 'failed' ? status : empty} onRetry={retry} />
        ) : null}
        <HiddenEntries
          entries={hidden}
          list={(props) => (
            <VirtualList {...props} isBelow subject={account} onReach={nothing} onLeaveTop={nothing} />
          )}
        />
        {entries.length > 0 && !hasService ? <p className={note}>{t('history.deviceOnly')}</p> : null}
        {entries.length > 0 && lacksNative ? <p className={note}>{t('history.lacksNative')}</p> : null}
        {status === 'ready' && hasMore && !readsOn ? (
          <Button variant="ghost" isBlock onClick={() => void loadMore()}>
            {t('history.loadMore')}
          </Button>
        ) : null}
        <Announcer message={isWaiting ? t('dialog.loading') : ''} />
      </div>
    </ViewBody>
  );
}

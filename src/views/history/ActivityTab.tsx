import { useAtomValue, useSetAtom } from 'jotai';
import { loadHistoryAtom } from '../../atoms/account/history.js';
import { isSmartAccountAtom } from '../../atoms/account/smartAccount.js';
import { pushAtom } from '../../atoms/router.js';
import { trackAtom } from '../../atoms/track.js';
import { Button } from '../../ui/Button.js';
import { List } from '../../ui/List.js';
import { TallRowSkeletons } from '../../ui/TallRowSkeletons.js';
import { useText } from '../useText.js';
import { note, tab } from './ActivityTab.css.js';
import { EntryRow } from './EntryRow.js';
import { HiddenEntries } from './HiddenEntries.js';
import { HistoryEmpty } from './HistoryEmpty.js';
import { useHistory } from './useHistory.js';

/** The number of transactions in the account view. */
const LATEST = 3;
/** The most hidden entries to unfold here. The full list shows all of them. */
const MOST_HIDDEN = 20;

/** The latest transactions of the active account. */
export function ActivityTab() {
  const t = useText();
  const { status, entries, hidden, hasMore, readsOn, hasService, lacksNative } = useHistory();
  const load = useSetAtom(loadHistoryAtom);
  const push = useSetAtom(pushAtom);
  const track = useSetAtom(trackAtom);
  const isSmartAccount = useAtomValue(isSmartAccountAtom);
  const showAll = () => {
    track({ event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } });
    push({ view: 'Transactions' });
  };
  const hiddenEntries = (
    <HiddenEntries
      entries={hidden.slice(0, MOST_HIDDEN)}
      count={hidden.length}
      list={({ label, items, children }) => <List label={label}>{items.map(children)}</List>}
    />
  );
  if (entries.length === 0) {
    if (status !== 'ready' && status !== 'failed') return <TallRowSkeletons count={LATEST} />;
    if (status === 'failed' || !hasMore) {
      const empty = lacksNative ? 'noTokens' : hasService ? 'none' : 'unlisted';
      return (
        <div className={tab}>
          <HistoryEmpty status={status === 'failed' ? status : empty} onRetry={() => void load()} />
          {hiddenEntries}
        </div>
      );
    }
  }
  return (
    <div className={tab}>
      {entries.length > 0 ? (
        <List label={t('history.title')}>
          {entries.slice(0, LATEST).map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </List>
      ) : null}
      {hasService ? null : <p className={note}>{t('history.deviceOnly')}</p>}
      {lacksNative ? <p className={note}>{t('history.lacksNative')}</p> : null}
      {entries.length > LATEST || hasMore || readsOn ? (
        <Button variant="ghost" isBlock onClick={showAll}>
          {t('history.showAll')}
        </Button>
      ) : null}
      {hiddenEntries}
    </div>
  );
}

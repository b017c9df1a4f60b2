import { useAtomValue } from 'jotai';
import { isWatchingAtom } from '../../atoms/watch/viewedAccount.js';
import { HistoryIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { useText } from '../useText.js';

export interface HistoryEmptyProps {
  status: 'failed' | 'none' | 'unlisted';
  onRetry: () => void;
}

/** What is said instead of a history. */
export function HistoryEmpty({ status, onRetry }: HistoryEmptyProps) {
  const t = useText();
  const isWatching = useAtomValue(isWatchingAtom);
  if (status !== 'failed') {
    return (
      <Empty icon={<HistoryIcon size={24} />} title={t('history.none')}>
        {t(
          status === 'none'
            ? 'history.noneText'
            : isWatching
              ? 'history.watchedUnlisted'
              : 'history.unlistedText',
        )}
      </Empty>
    );
  }
  return (
    <Empty
      hasFailed
      icon={<OfflineIcon size={24} />}
      title={t('history.failed')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('dialog.retry')}
        </Button>
      }
    >
      {t(isWatching ? 'history.watchedFailed' : 'history.failedText')}
    </Empty>
  );
}

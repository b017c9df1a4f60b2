import { useAtomValue } from 'jotai';
import { isWatchingAtom } from '../../atoms/watch/viewedAccount.js';
import { HistoryIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { useText } from '../useText.js';

export interface HistoryEmptyProps {
  /** `noTokens` if there may be transfers of the native currency that the source doesn't list. */
  status: 'failed' | 'none' | 'noTokens' | 'unlisted';
  onRetry: () => void;
}

const TEXTS = {
  none: 'history.noneText',
  noTokens: 'history.lacksNative',
  unlisted: 'history.unlistedText',
} as const;

/** Shown in place of an empty or failed history. */
export function HistoryEmpty({ status, onRetry }: HistoryEmptyProps) {
  const t = useText();
  const isWatching = useAtomValue(isWatchingAtom);
  if (status !== 'failed') {
    return (
      <Empty
        icon={<HistoryIcon size={24} />}
        title={t(status === 'noTokens' ? 'history.noTokens' : 'history.none')}
      >
        {t(isWatching && status === 'unlisted' ? 'history.watchedUnlisted' : TEXTS[status])}
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

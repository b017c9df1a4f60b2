import type { LoadStatus } from '../../atoms/directory/firstWallets.js';
import type { TextKey } from '../../locales/translation.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { useText } from '../useText.js';
import { hint, notice, silent } from './DirectoryNotice.css.js';

interface DirectoryNoticeProps {
  status: LoadStatus;
  /** The text about the missing wallets if the directory fails. */
  missing: TextKey;
  onRetry: () => void;
  /** Whether there is nothing else on screen. */
  isAlone?: boolean;
}

/** Says that the directory is slow or has failed and what is missing, and offers a retry. */
export function DirectoryNotice({ status, missing, onRetry, isAlone = false }: DirectoryNoticeProps) {
  const t = useText();
  const hasFailed = status === 'failed';
  const isShown = hasFailed || status === 'slow';
  const retry = (
    <div ref={passFocusOn}>
      <Button onClick={onRetry}>{t('dialog.retry')}</Button>
    </div>
  );
  return (
    <div role="status" className={isShown ? notice : silent}>
      {hasFailed && isAlone ? (
        <Empty hasFailed icon={<OfflineIcon size={24} />} title={t('wallets.failed')} action={retry}>
          {t(missing)}
        </Empty>
      ) : (
        <>
          {hasFailed ? <p>{t('wallets.failed')}</p> : null}
          {isShown ? <p className={hint}>{t(hasFailed ? missing : 'wallets.slow')}</p> : null}
          {hasFailed ? retry : null}
        </>
      )}
    </div>
  );
}

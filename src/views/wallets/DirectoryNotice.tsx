import { useRef } from 'react';
import type { Stand } from '../../atoms/directory/firstWallets.js';
import type { TextKey } from '../../locales/en.js';
import { Button } from '../../ui/Button.js';
import { focusHeading } from '../../ui/layer/heading.js';
import { useText } from '../useText.js';
import { hint, notice, silent } from './DirectoryNotice.css.js';

interface DirectoryNoticeProps {
  stand: Stand;
  /** What is missing when the directory failed. */
  missing: TextKey;
  onRetry: () => void;
}

/** Says that the directory is slow or failed, what is missing for that, and how to try again. */
export function DirectoryNotice({ stand, missing, onRetry }: DirectoryNoticeProps) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const retry = () => {
    const card = ref.current?.closest<HTMLElement>('[part=card]');
    // The button that was pressed goes away with this.
    if (card) focusHeading(card);
    onRetry();
  };
  const hasFailed = stand === 'failed';
  const isShown = hasFailed || stand === 'slow';
  return (
    <div role="status" ref={ref} className={isShown ? notice : silent}>
      {hasFailed ? <p>{t('wallets.failed')}</p> : null}
      {isShown ? <p className={hint}>{t(hasFailed ? missing : 'wallets.slow')}</p> : null}
      {hasFailed ? <Button onClick={retry}>{t('dialog.retry')}</Button> : null}
    </div>
  );
}

import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';

interface LookupFailureProps {
  /** Whether a name was looked up, rather than an address. */
  isName: boolean;
  onRetry: () => void;
}

/** Says that the text of a field couldn't be resolved. */
export function LookupFailure({ isName, onRetry }: LookupFailureProps) {
  const t = useText();
  return (
    <Notice
      tone="warning"
      title={t(isName ? 'send.nameFailed' : 'send.recipientFailed')}
      action={<Button onClick={onRetry}>{t('send.again')}</Button>}
    >
      {t('send.recipientFailedText')}
    </Notice>
  );
}

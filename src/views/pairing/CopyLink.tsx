import { Button } from '../../ui/Button.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { CopyText } from '../shared/text/CopyText.js';
import { useText } from '../useText.js';
import { place } from './pairingLayout.css.js';

interface CopyLinkProps {
  /** Undefined while it loads, and once it is no longer needed. */
  url: string | undefined;
  /** Requests the link again; set once it is overdue. */
  onRetry: (() => void) | undefined;
}

/** Copies a link for an app that accepts one. If the link is overdue, offers to request it again. */
export function CopyLink({ url, onRetry }: CopyLinkProps) {
  const t = useText();
  return (
    <div className={place}>
      {onRetry ? (
        <div ref={passFocusOn}>
          <Button variant="secondary" onClick={onRetry}>
            {t('dialog.retry')}
          </Button>
        </div>
      ) : (
        <CopyText text={url} label={t('pairing.copy')}>
          {t('pairing.copy')}
        </CopyText>
      )}
    </div>
  );
}

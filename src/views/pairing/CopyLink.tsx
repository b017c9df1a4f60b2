import { Button } from '../../ui/Button.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { CopyText } from '../shared/CopyText.js';
import { useText } from '../useText.js';
import { place } from './CopyLink.css.js';

interface CopyLinkProps {
  /** Absent while it is on its way, and when nobody needs it any more. */
  url: string | undefined;
  /** Asks for it again; present when it should have come by now. */
  onRetry: (() => void) | undefined;
}

/** A link as text, for an app that takes it; while it does not come, the way to ask for it again. */
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

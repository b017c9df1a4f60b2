import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { canGoBackAtom } from '../../atoms/router.js';
import { codeOf } from '../../lib/errorText.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';

/** Replaces a view that failed or could not be loaded. */
export function ViewFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const isLost = codeOf(error) === 'load_failed';
  const leave = useSetAtom(goBackOrCloseAtom);
  const canGoBack = useAtomValue(canGoBackAtom);
  return (
    <div ref={passFocusOn} role="alert">
      <ViewBody>
        <Empty
          hasFailed
          icon={<OfflineIcon size={24} />}
          title={t(isLost ? 'dialog.failed' : 'dialog.broken')}
        >
          {t(isLost ? 'dialog.failedText' : 'dialog.brokenText')}
        </Empty>
        <Button isBlock onClick={onRetry}>
          {t('dialog.retry')}
        </Button>
        <Button variant="ghost" isBlock onClick={leave}>
          {t(canGoBack ? 'dialog.back' : 'dialog.close')}
        </Button>
      </ViewBody>
    </div>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { goBackOrCloseAtom } from '../atoms/modal.js';
import { canGoBackAtom } from '../atoms/router.js';
import { codeOf } from '../lib/errorText.js';
import { Button } from '../ui/Button.js';
import { Empty } from '../ui/Empty.js';
import { OfflineIcon } from '../ui/icons.js';
import { focusHeading } from '../ui/layer/heading.js';
import { useText } from './useText.js';
import { ViewBody } from './ViewBody.js';

/** Stands in for a view that could not be loaded, or whose code failed. */
export function ViewFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const isLost = codeOf(error) === 'load_failed';
  const leave = useSetAtom(goBackOrCloseAtom);
  const canGoBack = useAtomValue(canGoBackAtom);
  const ref = useRef<HTMLDivElement>(null);
  const retry = () => {
    const card = ref.current?.closest<HTMLElement>('[part=card]');
    // The button that was pressed goes away with this.
    if (card) focusHeading(card);
    onRetry();
  };
  return (
    <div ref={ref} role="alert">
      <ViewBody>
        <Empty icon={<OfflineIcon size={24} />} title={t(isLost ? 'dialog.failed' : 'dialog.broken')}>
          {t(isLost ? 'dialog.failedText' : 'dialog.brokenText')}
        </Empty>
        <Button isBlock onClick={retry}>
          {t('dialog.retry')}
        </Button>
        <Button variant="ghost" isBlock onClick={leave}>
          {t(canGoBack ? 'dialog.back' : 'dialog.close')}
        </Button>
      </ViewBody>
    </div>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { goBackOrCloseAtom } from '../atoms/modal.js';
import { canGoBackAtom } from '../atoms/router.js';
import { Button } from '../ui/Button.js';
import { Empty } from '../ui/Empty.js';
import { OfflineIcon } from '../ui/icons.js';
import { focusHeading } from '../ui/layer/heading.js';
import { useText } from './useText.js';
import { ViewBody } from './ViewBody.js';

/** Stands in for a view that could not be shown. */
export function ViewFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
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
        <Empty icon={<OfflineIcon size={24} />} title={t('dialog.failed')}>
          {t('dialog.failedText')}
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

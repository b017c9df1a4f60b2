import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { goBackOrCloseAtom } from '../../../atoms/closeModal.js';
import { swapFlowAtom } from '../../../atoms/swap/swapFlow.js';
import { SwapIcon } from '../../../ui/accountIcons.js';
import { Button } from '../../../ui/Button.js';
import { Empty } from '../../../ui/Empty.js';
import { ViewBody } from '../../shared/ViewBody.js';
import { useText } from '../../useText.js';
import { useSwapWatch } from '../useSwapWatch.js';
import { SwapReview } from './SwapReview.js';

/** Shows a swap, and any approval that it needs, before the wallet is asked. */
export function SwapPreviewView() {
  const t = useText();
  const flow = useAtomValue(swapFlowAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  useSwapWatch();
  // Leaving the view ends the review, but the view needs its content while it moves out.
  const now = 'wanted' in flow ? flow : undefined;
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const shown = now ?? last;
  if (shown) return <SwapReview flow={shown} />;
  return (
    <ViewBody>
      <Empty
        icon={<SwapIcon size={24} />}
        title={t('swap.nothing')}
        action={<Button onClick={leave}>{t('swap.back')}</Button>}
      />
    </ViewBody>
  );
}

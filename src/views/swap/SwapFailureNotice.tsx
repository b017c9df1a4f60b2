import type { SwapFailure } from '../../atoms/swap/swapFlow.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../useText.js';

/** Why a step of a swap failed, in the words of spec §8 or the wallet's. */
export function SwapFailureNotice({ failure: { text, error } }: { failure: SwapFailure }) {
  const t = useText();
  const isOwnWish = error.code === 'user_rejected' || error.code === 'aborted';
  return (
    <Notice
      tone={isOwnWish ? 'warning' : 'danger'}
      isInLiveRegion
      title={typeof text === 'string' ? text : t(text.key)}
    >
      {t('swap.safe')}
    </Notice>
  );
}

import { useAtomValue } from 'jotai';
import type { SwapFailure } from '../../atoms/swap/swapFlow.js';
import { isProvedUnsentAtom } from '../../atoms/transactions/declined.js';
import { outcomeOf } from '../../lib/outcome.js';
import { Notice } from '../../ui/Notice.js';
import { OverNotice } from '../shared/transactions/OverNotice.js';
import { useText } from '../useText.js';

/** The reason why a step of a swap failed: in our words (behaviour 16.5), the wallet's words, or as the network reports it. */
export function SwapFailureNotice({ failure }: { failure: SwapFailure }) {
  const t = useText();
  const isProved = useAtomValue(isProvedUnsentAtom);
  if (failure.kind === 'over') return <OverNotice transaction={failure.transaction} />;
  const { text, error, declined } = failure;
  const isWord = declined !== undefined && !isProved(declined);
  return (
    <Notice
      tone={outcomeOf(error.code) === 'declined' ? 'declined' : 'failed'}
      isInLiveRegion
      title={typeof text === 'string' ? text : t(text.key)}
    >
      {error.code === 'wallet_locked' ? t('transaction.notPermittedText') : null}
      {isWord || error.code === 'wallet_locked' ? null : t('swap.safe')}
    </Notice>
  );
}

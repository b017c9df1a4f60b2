import { useAtomValue } from 'jotai';
import { earlierSwapsAtom } from '../../../atoms/swap/earlierSwaps.js';
import { isPressIgnoredAtom } from '../../../atoms/swap/hastyPress.js';
import { previewButtonAtom } from '../../../atoms/swap/previewButton.js';
import { localeAtom } from '../../../atoms/translate.js';
import { expectedAmount } from '../../../lib/swap/swapRequest.js';
import { Notice } from '../../../ui/Notice.js';
import { NoticeRegion } from '../../shared/notices/NoticeRegion.js';
import { AbsentNotice } from '../../shared/transactions/AbsentNotice.js';
import { EarlierNotices } from '../../shared/transactions/EarlierNotices.js';
import { UnclearNotice } from '../../shared/transactions/UnclearNotice.js';
import { useSaid } from '../../shared/transactions/useSaid.js';
import { useText } from '../../useText.js';
import { LeftOver } from '../LeftOver.js';
import { SwapFailureNotice } from '../SwapFailureNotice.js';
import { expectedText } from '../swapTexts.js';
import type { ShownSwap } from './shownSwap.js';

/** Notices about changes and failures during the review of a swap. */
export function ReviewNotices({ flow }: { flow: ShownSwap }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const button = useAtomValue(previewButtonAtom);
  const earlier = useAtomValue(earlierSwapsAtom);
  const isIgnored = useAtomValue(isPressIgnoredAtom);
  const { to } = flow.wanted;
  const voidBy = 'voidBy' in flow ? flow.voidBy : undefined;
  const reason = flow.step === 'approving' && flow.phase === 'review' ? flow.notTogether : undefined;
  const failure = 'failure' in flow ? flow.failure : undefined;
  const isToConfirm = ['approve', 'swap', 'confirmRecipient', 'confirmLoss', 'confirmAgain'].includes(button);
  return (
    <>
      <AbsentNotice />
      <EarlierNotices transactions={isToConfirm ? earlier : []} isGate />
      <NoticeRegion isAnswer>
        {isIgnored ? (
          <Notice tone="warning" title={t('swap.ignored')}>
            {t('swap.ignoredText')}
          </Notice>
        ) : null}
        {button === 'acceptPrice' && flow.step === 'ready' ? (
          <Notice tone="warning" title={t('swap.priceChanged')}>
            {t('swap.priceChangedText', {
              now: expectedText(expectedAmount(flow.request), to, locale),
              before: expectedText(flow.accepted, to, locale),
            })}
          </Notice>
        ) : null}
        {voidBy ? (
          <Notice tone="warning" title={t(`swap.void.${voidBy}`)}>
            {t(`swap.void.${voidBy}Text`)}
          </Notice>
        ) : null}
        {flow.step === 'approving' && flow.phase === 'mining' ? <MiningNotice id={flow.id} /> : null}
        {'id' in flow && button === 'check' ? (
          <UnclearNotice id={flow.id} error={'error' in flow ? flow.error : undefined} />
        ) : null}
        {reason && !failure ? (
          <Notice tone="warning" title={t(`swap.notTogether.${reason}`)}>
            {t('swap.notTogetherText')}
          </Notice>
        ) : null}
        {failure ? <SwapFailureNotice failure={failure} /> : null}
      </NoticeRegion>
      <LeftOver />
    </>
  );
}

function MiningNotice({ id }: { id: string }) {
  useSaid(id);
  return <Notice>{useText()('swap.mining')}</Notice>;
}

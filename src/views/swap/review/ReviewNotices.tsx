import { useAtomValue } from 'jotai';
import { isSwapStillAskedAtom } from '../../../atoms/swap/askSwapWallet.js';
import { previewButtonAtom } from '../../../atoms/swap/previewButton.js';
import { localeAtom } from '../../../atoms/translate.js';
import { expectedAmount } from '../../../lib/swap/swapRequest.js';
import { Notice } from '../../../ui/Notice.js';
import { NoticeRegion } from '../../shared/NoticeRegion.js';
import { useText } from '../../useText.js';
import { SwapFailureNotice } from '../SwapFailureNotice.js';
import { outputText } from '../swapTexts.js';
import type { ShownSwap } from './shownSwap.js';

/** What has changed or failed while a swap is reviewed. */
export function ReviewNotices({ flow }: { flow: ShownSwap }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const button = useAtomValue(previewButtonAtom);
  const isStillAsked = useAtomValue(isSwapStillAskedAtom);
  const { to } = flow.wanted;
  const voidBy = 'voidBy' in flow ? flow.voidBy : undefined;
  const failure = 'failure' in flow ? flow.failure : undefined;
  const isAsking = button === 'askingApproval' || button === 'swapping';
  return (
    <NoticeRegion>
      {isStillAsked && !isAsking ? (
        <Notice tone="warning" title={t('swap.stillAsked')}>
          {t('swap.stillAskedText')}
        </Notice>
      ) : null}
      {button === 'acceptPrice' && flow.step === 'ready' ? (
        <Notice tone="warning" title={t('swap.priceChanged')}>
          {t('swap.priceChangedText', {
            now: outputText(expectedAmount(flow.request), to, locale),
            before: outputText(flow.accepted, to, locale),
          })}
        </Notice>
      ) : null}
      {voidBy ? (
        <Notice tone="warning" title={t(`swap.void.${voidBy}`)}>
          {t(`swap.void.${voidBy}Text`)}
        </Notice>
      ) : null}
      {button === 'approving' ? <Notice>{t('swap.mining')}</Notice> : null}
      {failure ? <SwapFailureNotice failure={failure} /> : null}
    </NoticeRegion>
  );
}

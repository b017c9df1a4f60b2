import { useAtomValue } from 'jotai';
import { earlierSwapsAtom } from '../../../atoms/swap/earlierSwaps.js';
import { swapFiguresAtom } from '../../../atoms/swap/previewButton.js';
import { swapRecipientAtom } from '../../../atoms/swap/recipient/swapRecipient.js';
import { slippageAtom } from '../../../atoms/swap/swapDraft.js';
import { type SwapFailure, swapFlowAtom } from '../../../atoms/swap/swapFlow.js';
import { shortageAtom, shortTokenAtom, swapButtonAtom } from '../../../atoms/swap/swapForm.js';
import { swapAmountAtom } from '../../../atoms/swap/swapQuote.js';
import { fromTokenAtom, toTokenAtom } from '../../../atoms/swap/swapTokens.js';
import { checksumAddress } from '../../../lib/networks/checksumAddress.js';
import { readSlippage } from '../../../lib/swap/slippage.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import { shortenAddress } from '../../../lib/text/shorten.js';
import { Notice } from '../../../ui/Notice.js';
import { NoticeRegion } from '../../shared/notices/NoticeRegion.js';
import { OtherNameNotices } from '../../shared/tokens/OtherNameNotices.js';
import { UnlistedNotices } from '../../shared/tokens/UnlistedNotices.js';
import { EarlierNotices } from '../../shared/transactions/EarlierNotices.js';
import { useText } from '../../useText.js';
import { LeftOver } from '../LeftOver.js';
import { LossNotice } from '../LossNotice.js';
import { SwapFailureNotice } from '../SwapFailureNotice.js';

/** The texts for a missing quote. */
const UNQUOTED = {
  noRoute: ['swap.noRoute', 'swap.noRouteText'],
  failed: ['swap.quoteFailed', 'swap.quoteFailedText'],
  notFound: ['swap.notFound', 'swap.notFoundText'],
} as const;

/** Whether building the transaction has found that the balance is too low. */
function saysShort(failure: SwapFailure | undefined): boolean {
  if (failure?.kind !== 'unsent' || typeof failure.text === 'string') return false;
  return failure.text.key === 'snackbar.insufficientBalance';
}

/** Notices before the review of a swap. */
export function FormNotices() {
  const t = useText();
  const flow = useAtomValue(swapFlowAtom);
  const state = useAtomValue(swapButtonAtom);
  const shortage = useAtomValue(shortageAtom);
  const earlier = useAtomValue(earlierSwapsAtom);
  const slippage = readSlippage(formatUnits(BigInt(useAtomValue(slippageAtom)), 2));
  const warning = slippage.problem ? undefined : slippage.warning;
  const symbol = useAtomValue(shortTokenAtom)?.symbol ?? '';
  const figures = useAtomValue(swapFiguresAtom);
  const tokens = [useAtomValue(fromTokenAtom), useAtomValue(toTokenAtom)];
  const isFound = useAtomValue(swapAmountAtom) !== 'notFound';
  const [title, text] = UNQUOTED[isFound ? (flow.step === 'quoted' ? 'noRoute' : 'failed') : 'notFound'];
  const recipient = useAtomValue(swapRecipientAtom);
  const failure = 'failure' in flow ? flow.failure : undefined;
  const isShortSaid = state === 'insufficient' && saysShort(failure);
  return (
    <>
      <EarlierNotices transactions={earlier} />
      <NoticeRegion>
        <OtherNameNotices tokens={tokens} />
        <UnlistedNotices tokens={tokens} />
        {recipient === undefined ? null : (
          <Notice title={t('swap.goesTo', { address: shortenAddress(checksumAddress(recipient)) })}>
            {t('swap.goesToText')}
          </Notice>
        )}
        {figures ? <LossNotice figures={figures} /> : null}
        {warning ? (
          <Notice tone="warning" title={t(`swap.slippageWarn.${warning}`)}>
            {t(`swap.slippageWarn.${warning}Text`)}
          </Notice>
        ) : null}
        {state === 'insufficient' && shortage === 'networkCost' ? (
          <Notice tone="warning" title={t('swap.lacksCost', { symbol })}>
            {t('swap.lacksCostText', { symbol })}
          </Notice>
        ) : null}
        {state === 'retry' ? (
          <Notice tone="danger" isInLiveRegion title={t(title)}>
            {t(text)} {t('swap.safe')}
          </Notice>
        ) : null}
        {failure && !isShortSaid ? <SwapFailureNotice failure={failure} /> : null}
      </NoticeRegion>
      <LeftOver />
    </>
  );
}

import { useAtomValue } from 'jotai';
import { hasProviderFeeAtom } from '../../../atoms/swap/cost/providerFee.js';
import { swapCostAtom } from '../../../atoms/swap/cost/swapCost.js';
import { slippageAtom } from '../../../atoms/swap/swapDraft.js';
import { swapFlowAtom } from '../../../atoms/swap/swapFlow.js';
import { localeAtom } from '../../../atoms/translate.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { PROVIDER_FEE } from '../../../lib/swap/swapConstants.js';
import type { SwapFigures } from '../../../lib/swap/swapFigures.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import { facts } from '../../shared/Fact.css.js';
import { Fact } from '../../shared/Fact.js';
import { useText } from '../../useText.js';
import { BridgeFacts } from '../crossing/BridgeFacts.js';
import { SiteFeeFact } from '../SiteFeeFact.js';
import { outputText, percentText } from '../swapTexts.js';
import { useFeeText } from '../useFeeText.js';

interface QuoteFactsProps {
  /** Undefined while there is no quote. */
  figures: SwapFigures | undefined;
  from: SwapToken;
  to: SwapToken;
}

/** The figures of a quote. */
export function QuoteFacts({ figures, from, to }: QuoteFactsProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const hasProviderFee = useAtomValue(hasProviderFeeAtom);
  const flow = useAtomValue(swapFlowAtom);
  const bridge = flow.step === 'quoted' ? flow.quote.bridge : undefined;
  const cost = useAtomValue(swapCostAtom);
  const feeText = useFeeText();
  const slippage = useAtomValue(slippageAtom);
  const known = (text: (figures: SwapFigures) => string) => (figures ? text(figures) : '–');
  const percent = (basisPoints: number) => percentText(formatUnits(BigInt(basisPoints), 2), locale);
  return (
    <dl className={facts}>
      <Fact label={t('swap.impact')}>
        {known(({ priceImpact }) =>
          priceImpact === undefined ? t('swap.unknown') : percentText(priceImpact, locale),
        )}
      </Fact>
      <Fact label={t('swap.least')}>
        {known(({ minReceived }) =>
          minReceived === undefined
            ? t('swap.leastUnknown')
            : t('swap.leastAssumed', { amount: outputText(minReceived, to, locale) }),
        )}
      </Fact>
      <Fact label={t('swap.maxSlippage')}>{percent(slippage)}</Fact>
      <Fact label={t('swap.cost')}>
        {known(() => {
          if (!cost) return t('swap.costLater');
          const text = feeText(cost.fee, from.network);
          return cost.kind === 'swap' ? text : t('swap.costApproval', { cost: text });
        })}
      </Fact>
      {hasProviderFee ? (
        <Fact label={t('swap.fee')}>{t('swap.feeIncluded', { percent: percent(PROVIDER_FEE) })}</Fact>
      ) : null}
      <SiteFeeFact from={from} to={to} />
      {bridge ? <BridgeFacts bridge={bridge} /> : null}
    </dl>
  );
}

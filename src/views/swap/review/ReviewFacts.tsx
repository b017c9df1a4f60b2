import { useAtomValue } from 'jotai';
import { describeNetworkAtom } from '../../../atoms/siteConfig.js';
import { hasProviderFeeAtom } from '../../../atoms/swap/cost/providerFee.js';
import { swapMarketAtom } from '../../../atoms/swap/swapMarket.js';
import { swapNetworkAtom } from '../../../atoms/swap/swapTokens.js';
import { localeAtom } from '../../../atoms/translate.js';
import { mostFee } from '../../../lib/fees/shownFee.js';
import { networkOf } from '../../../lib/networks/caip.js';
import { PROVIDER_FEE } from '../../../lib/swap/swapConstants.js';
import type { SwapFigures } from '../../../lib/swap/swapFigures.js';
import { formatExactToken } from '../../../lib/text/formatMoney.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import { facts } from '../../shared/Fact.css.js';
import { Fact } from '../../shared/Fact.js';
import { TotalFact } from '../../shared/fees/TotalFact.js';
import { useNativeCurrency } from '../../useNativeCurrency.js';
import { useNetworkName } from '../../useNetworkName.js';
import { useText } from '../../useText.js';
import { BridgeFacts } from '../crossing/BridgeFacts.js';
import { SiteFeeFact } from '../SiteFeeFact.js';
import { outputText, percentText, rateText } from '../swapTexts.js';
import { useFeeText } from '../useFeeText.js';
import type { ShownSwap } from './shownSwap.js';

const CHECKS = {
  simulated: 'swap.simulated',
  accepted: 'swap.accepted',
  estimated: 'swap.estimated',
} as const;

interface ReviewFactsProps {
  flow: ShownSwap;
  /** Undefined until the swap has been built. */
  figures: SwapFigures | undefined;
}

/** The figures of the approval or swap under review, most important first. */
export function ReviewFacts({ flow, figures }: ReviewFactsProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const hasProviderFee = useAtomValue(hasProviderFeeAtom);
  const networkName = useNetworkName();
  const { from, to, account } = flow.wanted;
  const network = useAtomValue(describeNetworkAtom)(networkOf(account));
  const percent = (basisPoints: number) => percentText(formatUnits(BigInt(basisPoints), 2), locale);
  const request = 'request' in flow ? flow.request : undefined;
  const bridge = request?.kind === 'swap' ? request.bridge : flow.bridge;
  const isCrossing = request?.kind === 'swap' && bridge !== undefined;
  const leastOfCall = request?.kind === 'swap' ? request.leastOfCall : undefined;
  const feeText = useFeeText();
  const currency = useNativeCurrency()(network);
  // The review may belong to the previous network.
  const isPriced = useAtomValue(swapNetworkAtom) === network.id;
  const market = useAtomValue(swapMarketAtom);
  const prices = isPriced ? market.prices : undefined;
  const cost = request && feeText(request.fee, network.id);
  const { deposit = 0n, unwrapped = 0n } = request?.kind === 'swap' && request.content ? request : {};
  const isRough = request?.kind === 'swap' && request.together !== undefined;
  return (
    <dl className={facts}>
      {figures ? (
        <>
          {bridge ? (
            <Fact label={t('swap.leastOfBridge')}>{outputText(bridge.least, to, locale)}</Fact>
          ) : (
            <Fact label={t('swap.least')}>
              {figures.minReceived === undefined
                ? t('swap.leastUnknown')
                : outputText(figures.minReceived, to, locale)}
            </Fact>
          )}
          {leastOfCall === undefined ? null : (
            <Fact label={t('swap.leastOfCall')}>{outputText(leastOfCall, to, locale)}</Fact>
          )}
        </>
      ) : null}
      {hasProviderFee ? (
        <Fact label={t('swap.fee')}>{t('swap.feeIncluded', { percent: percent(PROVIDER_FEE) })}</Fact>
      ) : null}
      <SiteFeeFact from={from} to={to} />
      {cost === undefined ? null : (
        <Fact label={t(isRough ? 'swap.costRough' : 'swap.cost')}>
          {isRough ? t('swap.costRoughText', { cost }) : cost}
        </Fact>
      )}
      {request?.kind === 'swap' ? (
        <TotalFact
          paid={{
            ...from,
            amount: request.wanted.amount,
            price: prices?.from,
            isNative: from.address === undefined,
          }}
          fee={{ ...currency, amount: mostFee(request.fee), price: prices?.native }}
          kind={isRough ? 'about' : 'most'}
        />
      ) : null}
      {deposit > 0n ? <Fact label={t('swap.deposit')}>{feeText(deposit, network.id)}</Fact> : null}
      {unwrapped > 0n ? (
        <Fact label={t('swap.unwrapped')}>
          {formatExactToken({ ...network.nativeCurrency, amount: unwrapped }, locale)}
        </Fact>
      ) : null}
      {bridge ? <BridgeFacts bridge={bridge} /> : null}
      {request ? (
        <Fact label={t('swap.checked')}>
          {isCrossing && request.check === 'simulated'
            ? t('swap.simulatedHere', { network: networkName(network) })
            : t(CHECKS[request.check])}
        </Fact>
      ) : null}
      <Fact label={t('swap.network')}>{networkName(network)}</Fact>
      {figures?.rates ? (
        <Fact label={t('swap.rateLabel')}>
          {t('swap.rate', {
            one: rateText('1', from.symbol, locale),
            amount: rateText(figures.rates.perSold, to.symbol, locale),
          })}
        </Fact>
      ) : null}
      {figures ? (
        <Fact label={t('swap.impact')}>
          {figures.priceImpact === undefined ? t('swap.unknown') : percentText(figures.priceImpact, locale)}
        </Fact>
      ) : null}
      <Fact label={t('swap.maxSlippage')}>{percent(flow.slippage)}</Fact>
    </dl>
  );
}

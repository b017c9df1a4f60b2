import { useAtomValue } from 'jotai';
import { configAtom } from '../../atoms/siteConfig.js';
import { shownSiteFeeAtom } from '../../atoms/swap/cost/shownSiteFee.js';
import { localeAtom } from '../../atoms/translate.js';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import { Fact } from '../shared/Fact.js';
import { useText } from '../useText.js';
import { outputText, percentText } from './swapTexts.js';

/** The site's own fee for a swap, in a `dl`. Renders nothing if there is none. */
export function SiteFeeFact({ from, to }: { from: SwapToken; to: SwapToken }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { app } = useAtomValue(configAtom);
  const fee = useAtomValue(shownSiteFeeAtom);
  if (!fee) return null;
  const { basisPoints, taken } = fee;
  const percent = percentText(formatUnits(BigInt(basisPoints), 2), locale);
  const text = () => {
    if (taken === undefined) return percent;
    if (taken === 'unconfirmed') return t('swap.siteFeeUnconfirmed', { percent });
    const amount = outputText(taken.amount, taken.of === 'from' ? from : to, locale);
    return t('swap.siteFeeTaken', { percent, amount });
  };
  return <Fact label={t('swap.siteFee', { app: app.name ?? location.hostname })}>{text()}</Fact>;
}

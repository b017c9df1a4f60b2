import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { localeAtom } from '../../../atoms/translate.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import type { SwapRates } from '../../../lib/swap/swapRates.js';
import { visuallyHidden } from '../../../styles/base.css.js';
import { Figures } from '../../../ui/Figures.js';
import { useText } from '../../useText.js';
import { rateText } from '../swapTexts.js';
import { rate } from './QuoteDetails.css.js';

interface RateButtonProps {
  rates: SwapRates;
  from: SwapToken;
  to: SwapToken;
}

/** The rate. Pressing it inverts the rate. */
export function RateButton({ rates, from, to }: RateButtonProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const [isTurned, setTurned] = useState(false);
  const one = rateText('1', isTurned ? to.symbol : from.symbol, locale);
  const amount = isTurned
    ? rateText(rates.perBought, from.symbol, locale)
    : rateText(rates.perSold, to.symbol, locale);
  return (
    <button type="button" className={rate} onClick={() => setTurned(!isTurned)}>
      <bdi>
        <Figures>{t('swap.rate', { one, amount })}</Figures>
      </bdi>{' '}
      <span className={visuallyHidden}>{t('swap.turnRate')}</span>
    </button>
  );
}

import { useAtomValue } from 'jotai';
import { onRampQuoteAtom } from '../../atoms/onramp/onRampQuote.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import type { MoneyAmount } from '../../lib/onramp/onRamp.js';
import { formatCurrency } from '../../lib/text/formatCurrency.js';
import { facts } from '../shared/Fact.css.js';
import { Fact } from '../shared/Fact.js';
import { useText } from '../useText.js';
import { note, part } from './OnRampForm.css.js';

const AWAITED = '…';

/** The parts of the quote. Their lines are reserved while it loads. A quote without a live rate shows no fees. */
export function QuoteOfBuying() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const result = useAtomValue(onRampQuoteAtom);
  const quote = dataOf(result);
  if (!quote && result.status !== 'pending') return null;
  if (quote?.isEstimate) return <p className={note}>{t('onRamp.estimateText')}</p>;
  const money = (part?: MoneyAmount) => (part ? formatCurrency(part.amount, part.currency, locale) : AWAITED);
  return (
    <div className={part}>
      <dl className={facts}>
        <Fact label={t('onRamp.providerFee')}>{money(quote?.providerFee)}</Fact>
        <Fact label={t('onRamp.networkFee')}>{money(quote?.networkFee)}</Fact>
        <Fact label={t('onRamp.total')}>{money(quote?.paymentTotal)}</Fact>
      </dl>
      <p className={note}>{t('onRamp.live')}</p>
    </div>
  );
}

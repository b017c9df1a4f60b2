import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { paymentCurrencyAtom, purchaseCurrencyAtom } from '../../atoms/onramp/onRampOffer.js';
import { onRampQuoteAtom } from '../../atoms/onramp/onRampQuote.js';
import { pushAtom } from '../../atoms/router.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { writeAmountInput } from '../../lib/decimal/readAmountInput.js';
import type { MoneyAmount } from '../../lib/onramp/onRamp.js';
import { formatCurrency } from '../../lib/text/formatCurrency.js';
import { visuallyHidden } from '../../styles/base.css.js';
import { Announcer } from '../../ui/Announcer.js';
import { ChevronIcon } from '../../ui/icons.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import {
  amountBox,
  amountLine,
  boxTitle,
  output,
  outputKind,
  token as tokenStyle,
} from '../shared/amount/amountField.css.js';
import { useText } from '../useText.js';
import { boughtText } from './boughtText.js';
import { CurrencyPicture } from './CurrencyPicture.js';
import { estimate, guess } from './OnRampForm.css.js';

/** The amount to receive and its currency, from the quote. A figure without a live rate always has a label. */
export function AmountToGet() {
  const t = useText();
  const id = useId();
  const locale = useAtomValue(localeAtom);
  const result = useAtomValue(onRampQuoteAtom);
  const payment = useAtomValue(paymentCurrencyAtom);
  const purchase = useAtomValue(purchaseCurrencyAtom);
  const push = useSetAtom(pushAtom);
  const quote = dataOf(result);
  const figure = quote && figureOf(quote.purchaseAmount);
  function figureOf({ amount, currency }: MoneyAmount) {
    if (currency !== payment?.id) {
      // The symbol is shown beside it.
      const isNamed = currency === purchase?.symbol;
      const spoken = boughtText(amount, currency, locale);
      return { shown: isNamed ? boughtText(amount, '', locale) : spoken, spoken };
    }
    const text = t('onRamp.aboutWorth', { amount: formatCurrency(amount, currency, locale) });
    return { shown: text, spoken: text };
  }
  const announced =
    figure &&
    (quote.isEstimate
      ? `${t('onRamp.estimate')}. ${figure.spoken}`
      : t('onRamp.youGet', { amount: figure.spoken }));
  return (
    <section className={amountBox} aria-labelledby={`${id}-title`}>
      <p className={boxTitle} id={`${id}-title`}>
        {t('onRamp.get')}
      </p>
      <div className={amountLine}>
        {result.status === 'pending' && !quote ? (
          <div className={output}>
            <Skeleton width={120} height={28} />
          </div>
        ) : (
          <p
            className={`${output} ${outputKind[quote ? 'present' : 'none']} ${quote?.isEstimate ? guess : ''}`}
          >
            <bdi>{figure?.shown ?? writeAmountInput('0', locale)}</bdi>
          </p>
        )}
        <button
          type="button"
          className={tokenStyle}
          data-departure="token"
          onClick={() => push({ view: 'OnRampTokenSelect' })}
        >
          {purchase ? (
            <>
              <CurrencyPicture
                kind="token"
                id={purchase.symbol}
                name={purchase.symbol}
                icon={purchase.icon}
                size="small"
              />
              <bdi>{purchase.symbol}</bdi>
            </>
          ) : (
            t('onRamp.tokenTitle')
          )}
          <span className={visuallyHidden}>{t('onRamp.changeToken')}</span>
          <ChevronIcon size={16} />
        </button>
      </div>
      {quote?.isEstimate ? (
        <div className={estimate}>
          <Tag tone="warning">{t('onRamp.estimate')}</Tag>
        </div>
      ) : null}
      <Announcer message={announced} />
    </section>
  );
}

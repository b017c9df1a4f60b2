import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { changeOnRampDraftAtom, onRampDraftAtom } from '../../atoms/onramp/onRampDraft.js';
import { paymentCurrencyAtom } from '../../atoms/onramp/onRampOffer.js';
import { onRampAmountAtom, paymentTextAtom, typePaymentAtom } from '../../atoms/onramp/onRampQuote.js';
import { pushAtom } from '../../atoms/router.js';
import { localeAtom } from '../../atoms/translate.js';
import { PRESET_AMOUNTS } from '../../lib/onramp/buyConstants.js';
import { formatWholeCurrency } from '../../lib/text/formatCurrency.js';
import { visuallyHidden } from '../../styles/base.css.js';
import { ChevronIcon } from '../../ui/icons.js';
import { AmountInput } from '../shared/amount/AmountInput.js';
import {
  amountBox,
  boxTitle,
  note,
  part,
  parts,
  token as tokenStyle,
} from '../shared/amount/amountField.css.js';
import { useText } from '../useText.js';
import { problem as problemStyle } from './OnRampForm.css.js';
import { useAmountProblem } from './useAmountProblem.js';
import { useMethods } from './useMethods.js';

/** The payment: the amount as typed, its currency, and suggested amounts. */
export function AmountToPay() {
  const t = useText();
  const id = useId();
  const locale = useAtomValue(localeAtom);
  const draft = useAtomValue(onRampDraftAtom);
  const text = useAtomValue(paymentTextAtom);
  const amount = useAtomValue(onRampAmountAtom);
  const payment = useAtomValue(paymentCurrencyAtom);
  const type = useSetAtom(typePaymentAtom);
  const change = useSetAtom(changeOnRampDraftAtom);
  const push = useSetAtom(pushAtom);
  const problem = useAmountProblem();
  const methods = useMethods();
  const currency = payment?.id ?? draft.payment;
  return (
    <div className={amountBox} data-invalid={problem ? true : undefined}>
      <label className={boxTitle} htmlFor={`${id}-amount`}>
        {t('onRamp.pay')}
      </label>
      <AmountInput
        id={`${id}-amount`}
        enterKeyHint="done"
        aria-describedby={`${id}-note`}
        amount={text}
        isWrong={problem !== undefined}
        isPrefilled={draft.typedAt === 0}
        onType={type}
      >
        <button
          type="button"
          className={tokenStyle}
          data-departure="currency"
          onClick={() => push({ view: 'OnRampFiatSelect' })}
        >
          <bdi>{currency ?? t('onRamp.currencyTitle')}</bdi>
          <span className={visuallyHidden}>{t('onRamp.changeCurrency')}</span>
          <ChevronIcon size={16} />
        </button>
      </AmountInput>
      <div id={`${id}-note`} role="status">
        {problem ? <p className={problemStyle}>{problem}</p> : null}
        {!problem && amount.kind === 'fits' && methods ? (
          <p className={note}>{t('onRamp.methods', { methods })}</p>
        ) : null}
      </div>
      {payment ? (
        <div className={parts}>
          {PRESET_AMOUNTS.map((one) => (
            <button
              key={one}
              type="button"
              className={part}
              aria-pressed={text === one}
              onClick={() => change({ amount: one })}
            >
              <bdi>{formatWholeCurrency(one, payment.id, locale)}</bdi>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

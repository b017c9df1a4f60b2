import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { moneyAtom } from '../../atoms/account/money.js';
import {
  amountAtom,
  amountTextAtom,
  otherUnitAtom,
  sendButtonAtom,
  switchUnitAtom,
  takePartAtom,
  typeAmountAtom,
} from '../../atoms/send/form.js';
import { sendTokenAtom } from '../../atoms/send/sendTokens.js';
import { localeAtom } from '../../atoms/translate.js';
import { currencySymbol } from '../../lib/text/formatCurrency.js';
import { formatToken } from '../../lib/text/formatMoney.js';
import { visuallyHidden } from '../../styles/base.css.js';
import { AmountInput } from '../shared/amount/AmountInput.js';
import { AmountProblem } from '../shared/amount/AmountProblem.js';
import { amountBox, below, boxTitle, note, part, parts, unit } from '../shared/amount/amountField.css.js';
import { Imitation } from '../shared/tokens/Imitation.js';
import { useMoney } from '../useMoney.js';
import { useText } from '../useText.js';
import { TokenButton } from './TokenButton.js';
import { useSendAmountProblem } from './useSendAmountProblem.js';

const PARTS = [25, 50, 75, 100] as const;

/** The amount in the token or in dollars, the token, and shares of the balance to choose. */
export function AmountBox() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const token = useAtomValue(sendTokenAtom);
  const text = useAtomValue(amountTextAtom);
  const amount = useAtomValue(amountAtom);
  const state = useAtomValue(sendButtonAtom);
  const type = useSetAtom(typeAmountAtom);
  const take = useSetAtom(takePartAtom);
  const id = useId();
  const isWrong = state === 'insufficient' || state === 'incorrect';
  const problem = useSendAmountProblem();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className={amountBox} data-invalid={isWrong || undefined}>
      <label className={boxTitle} htmlFor={`${id}-amount`}>
        {amount.unit === 'token' ? t('send.amount') : t('send.amountMoney', { currency: amount.unit })}
      </label>
      <AmountInput
        id={`${id}-amount`}
        enterKeyHint="next"
        aria-describedby={`${id}-problem ${id}-note`}
        amount={text}
        isWrong={isWrong}
        isPrefilled={amount.kind !== 'typed'}
        onType={type}
        before={
          amount.unit === 'token' ? null : <span className={unit}>{currencySymbol(amount.unit, locale)}</span>
        }
      >
        <TokenButton />
      </AmountInput>
      <AmountProblem id={`${id}-problem`} text={problem} />
      <Imitation token={token} />
      <div className={below} id={`${id}-note`}>
        <OtherUnit />
        {token ? (
          <span className={note}>{t('send.balance', { amount: formatToken(token, locale) })}</span>
        ) : null}
      </div>
      {token?.amount === 0n ? null : (
        <div className={parts}>
          {PARTS.map((one) => (
            <button
              key={one}
              type="button"
              className={part}
              disabled={!token}
              aria-pressed={one === 100 ? amount.kind === 'max' : undefined}
              onClick={() => take(one)}
            >
              {one === 100 ? t('send.max') : percent.format(one / 100)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The same amount in the other unit. Pressing it switches the field to that unit. */
function OtherUnit() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const token = useAtomValue(sendTokenAtom);
  const other = useAtomValue(otherUnitAtom);
  const { currency } = useAtomValue(moneyAtom);
  const change = useSetAtom(switchUnitAtom);
  // Keeps the line's height while there is no token.
  if (!token || !other) return <span className={note}>{token ? t('send.noPrice') : '\u00a0'}</span>;
  const text =
    'dollars' in other
      ? money.format(other.dollars)
      : formatToken({ ...other.token, amount: other.units }, locale);
  const isToMoney = 'dollars' in other;
  return (
    <button type="button" className={note} onClick={change}>
      <bdi>{text}</bdi> <span aria-hidden="true">⇅</span>
      <span className={visuallyHidden}>
        {t('send.typeToken', { symbol: isToMoney ? currency : token.symbol })}
      </span>
    </button>
  );
}

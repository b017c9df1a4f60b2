import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { swapDraftAtom } from '../../../atoms/swap/swapDraft.js';
import {
  maxAmountAtom,
  swapButtonAtom,
  takeMaxAtom,
  typeSwapAmountAtom,
} from '../../../atoms/swap/swapForm.js';
import { swapMarketAtom } from '../../../atoms/swap/swapMarket.js';
import { swapAmountAtom } from '../../../atoms/swap/swapQuote.js';
import { fromTokenAtom, holdingOfAtom } from '../../../atoms/swap/swapTokens.js';
import { localeAtom } from '../../../atoms/translate.js';
import { formatToken } from '../../../lib/text/formatMoney.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import { visuallyHidden } from '../../../styles/base.css.js';
import { AmountInput } from '../../shared/amount/AmountInput.js';
import { AmountProblem } from '../../shared/amount/AmountProblem.js';
import { amountBox } from '../../shared/amount/amountField.css.js';
import { Imitation } from '../../shared/tokens/Imitation.js';
import { useText } from '../../useText.js';
import { useSideTitle } from '../useSideTitle.js';
import { DollarValue } from './DollarValue.js';
import { about as aboutStyle, boxHead, held as heldStyle, maxButton, worth } from './SwapBox.css.js';
import { SwapTokenButton } from './SwapTokenButton.js';
import { useSwapAmountProblem } from './useSwapAmountProblem.js';

/** The paying side: the amount as typed, and its token. */
export function PayBox() {
  const t = useText();
  const title = useSideTitle('pay', useAtomValue(fromTokenAtom));
  const id = useId();
  const locale = useAtomValue(localeAtom);
  const { amount: typed, wanted, typedAt } = useAtomValue(swapDraftAtom);
  const token = useAtomValue(fromTokenAtom);
  const amount = useAtomValue(swapAmountAtom);
  const state = useAtomValue(swapButtonAtom);
  const held = useAtomValue(holdingOfAtom)(token?.address);
  const most = useAtomValue(maxAmountAtom);
  const { prices } = useAtomValue(swapMarketAtom);
  const type = useSetAtom(typeSwapAmountAtom);
  const takeMax = useSetAtom(takeMaxAtom);
  const isSought = wanted !== undefined;
  const found = token && typeof amount === 'bigint' ? formatUnits(amount, token.decimals) : '';
  const text = isSought ? found : typed;
  const isWrong = state === 'insufficient' || (state === 'incorrect' && !isSought);
  const problem = useSwapAmountProblem();
  return (
    <div className={amountBox} data-invalid={isWrong || undefined}>
      <div className={boxHead}>
        <label htmlFor={`${id}-amount`}>{title}</label>
        {token && held !== undefined ? (
          <span className={heldStyle} id={`${id}-held`}>
            {t('swap.balance', { amount: formatToken({ ...token, amount: held }, locale) })}{' '}
            {most !== undefined && most > 0n ? (
              <button type="button" className={maxButton} onClick={takeMax}>
                {t('swap.max')}
                <span className={visuallyHidden}> {token.symbol}</span>
              </button>
            ) : null}
          </span>
        ) : null}
      </div>
      <AmountInput
        id={`${id}-amount`}
        enterKeyHint="done"
        aria-describedby={`${id}-problem ${id}-about ${id}-held ${id}-worth`}
        amount={text}
        isWrong={isWrong}
        isPrefilled={isSought || typedAt === 0}
        isSteady={isSought}
        onType={type}
      >
        <SwapTokenButton target="from" />
      </AmountInput>
      <AmountProblem id={`${id}-problem`} text={problem} />
      <Imitation token={token} />
      {isSought ? (
        <p id={`${id}-about`} className={aboutStyle}>
          {amount === 'searching' ? t('swap.searching') : null}
          {typeof amount === 'bigint' ? t('swap.aboutPaid') : null}
        </p>
      ) : null}
      <div className={worth} id={`${id}-worth`}>
        <DollarValue amount={amount} token={token} price={prices.from} />
      </div>
    </div>
  );
}

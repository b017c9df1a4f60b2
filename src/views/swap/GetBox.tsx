import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { swapFiguresAtom } from '../../atoms/swap/previewButton.js';
import { swapFlowAtom } from '../../atoms/swap/swapFlow.js';
import { swapLoadingAtom } from '../../atoms/swap/swapLoading.js';
import { holdingOfAtom, toTokenAtom } from '../../atoms/swap/swapTokens.js';
import { localeAtom } from '../../atoms/translate.js';
import { compareDecimals } from '../../lib/decimal/arithmetic.js';
import { writeAmountInput } from '../../lib/decimal/readAmountInput.js';
import { formatFiat, formatToken } from '../../lib/text/formatMoney.js';
import { Announcer } from '../../ui/Announcer.js';
import {
  amountBox,
  amountLine,
  below,
  boxTitle,
  note,
  output,
  outputKind,
} from '../shared/amountField.css.js';
import { useText } from '../useText.js';
import { SwapTokenButton } from './SwapTokenButton.js';
import { outputText } from './swapTexts.js';

/** What one gets: the quote, and its token. */
export function GetBox() {
  const t = useText();
  const id = useId();
  const locale = useAtomValue(localeAtom);
  const flow = useAtomValue(swapFlowAtom);
  const token = useAtomValue(toTokenAtom);
  const held = useAtomValue(holdingOfAtom)(token?.address);
  const { boughtValue } = useAtomValue(swapFiguresAtom) ?? {};
  const { quote: isWaiting } = useAtomValue(swapLoadingAtom);
  const amount = flow.step === 'quoted' ? flow.quote.toAmount : undefined;
  const text =
    token && amount !== undefined ? outputText(amount, { ...token, symbol: '' }, locale) : undefined;
  const worth =
    boughtValue !== undefined && compareDecimals(boughtValue, '0') > 0
      ? formatFiat(boughtValue, locale)
      : undefined;
  return (
    <section className={amountBox} aria-labelledby={`${id}-title`}>
      <p className={boxTitle} id={`${id}-title`}>
        {t('swap.get')}
      </p>
      <div className={amountLine}>
        <p className={`${output} ${outputKind[text === undefined ? 'none' : isWaiting ? 'old' : 'present']}`}>
          <bdi>{text ?? writeAmountInput('0', locale)}</bdi>
        </p>
        <SwapTokenButton target="to" />
      </div>
      <div className={below}>
        <span className={note}>{worth === undefined ? '' : t('swap.afterCost', { value: worth })}</span>
        {token && held !== undefined ? (
          <span className={note}>
            {t('swap.balance', { amount: formatToken({ ...token, amount: held }, locale) })}
          </span>
        ) : null}
      </div>
      <Announcer
        message={token && text !== undefined ? t('swap.youGet', { amount: `${text} ${token.symbol}` }) : ''}
      />
    </section>
  );
}

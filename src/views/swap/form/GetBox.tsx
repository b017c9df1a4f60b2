import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { swapFiguresAtom } from '../../../atoms/swap/previewButton.js';
import { swapFlowAtom, swapLoadingAtom } from '../../../atoms/swap/swapFlow.js';
import { swapButtonAtom } from '../../../atoms/swap/swapForm.js';
import { isMarketReadAtom } from '../../../atoms/swap/swapMarket.js';
import { holdingOfAtom, toTokenAtom } from '../../../atoms/swap/swapTokens.js';
import { localeAtom } from '../../../atoms/translate.js';
import { compareDecimals } from '../../../lib/decimal/arithmetic.js';
import { writeAmountInput } from '../../../lib/decimal/readAmountInput.js';
import { formatToken } from '../../../lib/text/formatMoney.js';
import { Announcer } from '../../../ui/Announcer.js';
import { Figures } from '../../../ui/Figures.js';
import { amountBox, amountLine, output, outputKind, outputSize } from '../../shared/amountField.css.js';
import { Imitation } from '../../shared/tokens/Imitation.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { LossLine } from '../LossLine.js';
import { outputText } from '../swapTexts.js';
import { useLossText } from '../useLossText.js';
import { boxHead, held as heldStyle, worth as worthStyle } from './SwapBox.css.js';
import { SwapTokenButton } from './SwapTokenButton.js';

/** How large an amount is written, by its characters. */
function sizeOf({ length }: string): keyof typeof outputSize {
  if (length <= 10) return 'short';
  return length <= 14 ? 'long' : 'longest';
}

/** What one gets: the quote, and its token. */
export function GetBox() {
  const t = useText();
  const id = useId();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const lossText = useLossText();
  const flow = useAtomValue(swapFlowAtom);
  const token = useAtomValue(toTokenAtom);
  const held = useAtomValue(holdingOfAtom)(token?.address);
  const figures = useAtomValue(swapFiguresAtom);
  const isRead = useAtomValue(isMarketReadAtom);
  const { boughtValue, costValue } = figures ?? {};
  const { quote: isWaiting } = useAtomValue(swapLoadingAtom);
  const amount = flow.step === 'quoted' ? flow.quote.toAmount : undefined;
  const text =
    token && amount !== undefined ? outputText(amount, { ...token, symbol: '' }, locale) : undefined;
  const shown = text ?? writeAmountInput('0', locale);
  const kind = text === undefined ? 'none' : isWaiting ? 'old' : 'present';
  const worth =
    boughtValue !== undefined && compareDecimals(boughtValue, '0') > 0
      ? money.format(boughtValue)
      : undefined;
  const got = token && text !== undefined ? t('swap.youGet', { amount: `${text} ${token.symbol}` }) : '';
  const lost = got && figures && (figures.loss || isRead) ? lossText(figures.loss) : '';
  const isPayable = !['insufficient', 'incorrect'].includes(useAtomValue(swapButtonAtom));
  const said = lost ? t('swap.youGetLosing', { got, lost }) : got;
  return (
    <section className={amountBox} aria-labelledby={`${id}-title`}>
      <div className={boxHead}>
        <p id={`${id}-title`}>{t('swap.get')}</p>
        {token && held !== undefined ? (
          <span className={heldStyle}>
            {t('swap.balance', { amount: formatToken({ ...token, amount: held }, locale) })}
          </span>
        ) : null}
      </div>
      <div className={amountLine}>
        <p className={`${output} ${outputSize[sizeOf(shown)]} ${outputKind[kind]}`}>
          <bdi>
            <Figures>{shown}</Figures>
          </bdi>
        </p>
        <SwapTokenButton target="to" />
      </div>
      <Imitation token={token} />
      <p className={worthStyle}>
        {worth === undefined ? null : (
          <bdi>
            <Figures>{costValue === undefined ? worth : t('swap.afterCost', { value: worth })}</Figures>
          </bdi>
        )}
      </p>
      <p className={worthStyle}>{figures ? <LossLine loss={figures.loss} /> : null}</p>
      {/* What cannot be paid gets nothing. */}
      <Announcer message={isPayable ? said : ''} />
    </section>
  );
}

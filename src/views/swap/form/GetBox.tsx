import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { swapFiguresAtom } from '../../../atoms/swap/previewButton.js';
import { swapDraftAtom } from '../../../atoms/swap/swapDraft.js';
import { swapFlowAtom, swapLoadingAtom } from '../../../atoms/swap/swapFlow.js';
import { isSwitchableAtom, swapButtonAtom, typeWantedAmountAtom } from '../../../atoms/swap/swapForm.js';
import { isMarketReadAtom } from '../../../atoms/swap/swapMarket.js';
import { swapAmountAtom } from '../../../atoms/swap/swapQuote.js';
import { fromTokenAtom, holdingOfAtom, toTokenAtom } from '../../../atoms/swap/swapTokens.js';
import { localeAtom } from '../../../atoms/translate.js';
import { compareDecimals } from '../../../lib/decimal/arithmetic.js';
import { readableAmount } from '../../../lib/swap/swapRequest.js';
import { formatExactToken, formatToken } from '../../../lib/text/formatMoney.js';
import { Announcer } from '../../../ui/Announcer.js';
import { Figures } from '../../../ui/Figures.js';
import { AmountInput } from '../../shared/amount/AmountInput.js';
import { AmountProblem } from '../../shared/amount/AmountProblem.js';
import { amountBox } from '../../shared/amount/amountField.css.js';
import { Imitation } from '../../shared/tokens/Imitation.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { LossLine } from '../LossLine.js';
import { expectedText, outputText } from '../swapTexts.js';
import { useLossText } from '../useLossText.js';
import { useSideTitle } from '../useSideTitle.js';
import { about as aboutStyle, boxHead, held as heldStyle, worth as worthStyle } from './SwapBox.css.js';
import { SwapTokenButton } from './SwapTokenButton.js';

/** The receiving side: the quoted amount, or the amount typed here, and its token. */
export function GetBox() {
  const t = useText();
  const id = useId();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const lossText = useLossText();
  const flow = useAtomValue(swapFlowAtom);
  const isSwitchable = useAtomValue(isSwitchableAtom);
  const token = useAtomValue(toTokenAtom);
  const holdingOf = useAtomValue(holdingOfAtom);
  const title = useSideTitle('get', token);
  const held = isSwitchable ? holdingOf(token?.address) : undefined;
  const figures = useAtomValue(swapFiguresAtom);
  const isRead = useAtomValue(isMarketReadAtom);
  const boughtValue = figures?.boughtValue;
  const { quote: isWaiting } = useAtomValue(swapLoadingAtom);
  const { wanted } = useAtomValue(swapDraftAtom);
  const paid = useAtomValue(swapAmountAtom);
  const from = useAtomValue(fromTokenAtom);
  const type = useSetAtom(typeWantedAmountAtom);
  const state = useAtomValue(swapButtonAtom);
  const isWrong = wanted !== undefined && state === 'incorrect';
  const amount = flow.step === 'quoted' ? flow.quote.toAmount : undefined;
  const shown = wanted ?? (token && amount !== undefined ? readableAmount(amount, token) : '');
  const worth =
    boughtValue !== undefined && compareDecimals(boughtValue, '0') > 0
      ? money.format(boughtValue)
      : undefined;
  const got =
    token && amount !== undefined ? t('swap.youGet', { amount: expectedText(amount, token, locale) }) : '';
  const lost = got && figures && (figures.loss || isRead) ? lossText(figures.loss) : '';
  const isPayable = state !== 'insufficient' && state !== 'incorrect';
  const about =
    wanted !== undefined && token && amount !== undefined && from && typeof paid === 'bigint'
      ? t('swap.aboutText', {
          paid: formatExactToken({ ...from, amount: paid }, locale),
          got: outputText(amount, token, locale),
        })
      : '';
  const whole = about || got;
  const said = lost ? t('swap.youGetLosing', { got: whole, lost }) : whole;
  return (
    <section className={amountBox} aria-labelledby={`${id}-title`}>
      <div className={boxHead}>
        <label id={`${id}-title`} htmlFor={`${id}-amount`}>
          {title}
        </label>
        {token && held !== undefined ? (
          <span className={heldStyle}>
            {t('swap.balance', { amount: formatToken({ ...token, amount: held }, locale) })}
          </span>
        ) : null}
      </div>
      <AmountInput
        id={`${id}-amount`}
        enterKeyHint="done"
        aria-describedby={`${id}-problem ${id}-about`}
        amount={shown}
        isWrong={isWrong}
        isPrefilled={wanted === undefined}
        isSteady
        isOld={wanted === undefined && isWaiting}
        onType={type}
      >
        <SwapTokenButton target="to" />
      </AmountInput>
      <AmountProblem
        id={`${id}-problem`}
        text={isWrong && token ? t('swap.problem.incorrect', { count: token.decimals }) : undefined}
      />
      <Imitation token={token} />
      {wanted === undefined ? null : (
        <p id={`${id}-about`} className={aboutStyle}>
          {about ? <Figures>{about}</Figures> : null}
        </p>
      )}
      <p className={worthStyle}>
        {worth === undefined ? null : (
          <bdi>
            <Figures>{worth}</Figures>
          </bdi>
        )}
      </p>
      <p className={worthStyle}>{figures ? <LossLine loss={figures.loss} /> : null}</p>
      {/* Nothing is announced if the amount can't be paid. */}
      <Announcer message={isPayable ? said : ''} />
    </section>
  );
}

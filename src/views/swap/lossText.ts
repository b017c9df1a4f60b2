import type { SwapLoss } from '../../lib/swap/swapLoss.js';
import { formatFiat } from '../../lib/text/formatMoney.js';
import type { ViewText } from '../useText.js';
import { percentText } from './swapTexts.js';

/** What a swap loses, in words: `You lose 17.3% ($27,680.00)`. Empty if nothing is lost. */
export function lossText(loss: SwapLoss | undefined, t: ViewText, locale: string): string {
  if (loss === undefined) return t('swap.lossNotKnown');
  if (loss.degree === 'none') return '';
  const percent = percentText(loss.percent, locale);
  const lost =
    loss.dollars === undefined
      ? t('swap.lossOf', { percent })
      : t('swap.lossOfWorth', { percent, worth: formatFiat(loss.dollars, locale) });
  return loss.isWithoutCost ? t('swap.lossBeforeCost', { lost }) : lost;
}

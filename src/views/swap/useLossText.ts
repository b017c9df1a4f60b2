import { useAtomValue } from 'jotai';
import { localeAtom } from '../../atoms/translate.js';
import type { SwapLoss } from '../../lib/swap/swapLoss.js';
import { useMoney } from '../useMoney.js';
import { useText } from '../useText.js';
import { percentText } from './swapTexts.js';

/**
 * Returns a function that formats the loss of a swap: `You lose 17.3% ($27,680.00)`, or `Price difference 1.1%` for a slight
 * one. Empty without a loss.
 */
export function useLossText(): (loss: SwapLoss | undefined) => string {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  return (loss) => {
    if (loss === undefined) return t('swap.lossNotKnown');
    if (loss.degree === 'none') return '';
    const percent = percentText(loss.percent, locale);
    const lost =
      loss.degree === 'slight'
        ? t('swap.difference', { percent })
        : loss.dollars === undefined
          ? t('swap.lossOf', { percent })
          : t('swap.lossOfWorth', { percent, worth: money.format(loss.dollars) });
    return loss.isWithoutCost ? t('swap.lossBeforeCost', { lost }) : lost;
  };
}

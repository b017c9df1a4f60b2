import { useAtomValue } from 'jotai';
import { swapDraftAtom } from '../../../atoms/swap/swapDraft.js';
import { maxAmountAtom, shortageAtom, swapButtonAtom } from '../../../atoms/swap/swapForm.js';
import { fromTokenAtom, holdingOfAtom } from '../../../atoms/swap/swapTokens.js';
import { localeAtom } from '../../../atoms/translate.js';
import { formatToken } from '../../../lib/text/formatMoney.js';
import { useText } from '../../useText.js';

/** The reason why the amount can't be swapped. A shortage for the network fee has its own notice instead. */
export function useSwapAmountProblem(): string | undefined {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const token = useAtomValue(fromTokenAtom);
  const held = useAtomValue(holdingOfAtom)(token?.address);
  const amount = useAtomValue(maxAmountAtom) ?? held;
  const state = useAtomValue(swapButtonAtom);
  const isSought = useAtomValue(swapDraftAtom).wanted !== undefined;
  const shortage = useAtomValue(shortageAtom);
  if (!token) return undefined;
  if (state === 'incorrect' && !isSought) return t('swap.problem.incorrect', { count: token.decimals });
  if (state !== 'insufficient' || shortage === 'networkCost' || amount === undefined) return undefined;
  return t('swap.problem.insufficient', {
    symbol: token.symbol,
    most: formatToken({ ...token, amount }, locale),
  });
}

import { useAtomValue } from 'jotai';
import { amountAtom, mostAtom, sendButtonAtom } from '../../atoms/send/form.js';
import { nativeTokenAtom, sendTokenAtom } from '../../atoms/send/sendTokens.js';
import { localeAtom } from '../../atoms/translate.js';
import { formatToken } from '../../lib/text/formatMoney.js';
import { useText } from '../useText.js';

/** The reason why the amount can't be sent. Undefined if it can, or if the field is empty. */
export function useSendAmountProblem(): string | undefined {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const token = useAtomValue(sendTokenAtom);
  const native = useAtomValue(nativeTokenAtom);
  const { unit } = useAtomValue(amountAtom);
  const most = useAtomValue(mostAtom);
  const state = useAtomValue(sendButtonAtom);
  if (!token) return undefined;
  const { symbol, decimals } = token;
  switch (state) {
    case 'insufficient':
      return t('send.problem.insufficient', {
        symbol,
        most: formatToken({ ...token, amount: most ?? token.amount }, locale),
      });
    case 'noFee':
      return t('send.problem.noFee', { symbol: native?.symbol ?? '' });
    case 'incorrect':
      return unit === 'token'
        ? t('send.problem.incorrect', { count: decimals })
        : t('send.problem.tooSmall', { symbol });
    default:
      return undefined;
  }
}

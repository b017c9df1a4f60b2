import { useAtomValue } from 'jotai';
import { onRampAmountAtom } from '../../atoms/onramp/onRampQuote.js';
import { localeAtom } from '../../atoms/translate.js';
import { formatList } from '../../lib/text/formatList.js';
import { useText, type ViewText } from '../useText.js';

const KNOWN = ['card', 'ach_bank_account'] as const;

function methodName(method: string, t: ViewText): string {
  const known = KNOWN.find((one) => one === method);
  return known ? t(`onRamp.method.${known}`) : method.replaceAll('_', ' ').toLowerCase();
}

/** The payment methods for the typed amount, such as `card or bank account`. Undefined if unknown. */
export function useMethods(): string | undefined {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const amount = useAtomValue(onRampAmountAtom);
  if (amount.kind !== 'fits' || amount.limits.length === 0) return undefined;
  const names = amount.limits.map(({ method }) => methodName(method, t));
  return formatList(new Set(names), 'disjunction', locale);
}

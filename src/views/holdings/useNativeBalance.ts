import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { nativeUnitAtom } from '../../atoms/network/nativeUnit.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { viewedBalanceAtom } from '../../atoms/watch/viewedAccount.js';
import { formatBalance } from '../../lib/text/format.js';
import { formatExactDecimal } from '../../lib/text/formatMoney.js';

export interface NativeBalance {
  /** Undefined until it is known. */
  readonly known: { readonly shown: string; readonly exact: string; readonly decimal: string } | undefined;
  /** Whether the last read failed. */
  readonly hasFailed: boolean;
}

/**
 * The native balance of the account on screen. It is polled, and the last result or failure stays until there is a newer one.
 */
export function useNativeBalance(): NativeBalance {
  const locale = useAtomValue(localeAtom);
  const unit = useAtomValue(nativeUnitAtom);
  const result = useAtomValue(viewedBalanceAtom);
  const [settled, setSettled] = useState(result);
  const [known, setKnown] = useState(dataOf(result));
  if (result.status !== 'pending' && result !== settled) {
    setSettled(result);
    if (result.status === 'data') setKnown(result.data);
  }
  const hasFailed = settled.status === 'error';
  if (!known) return { known: undefined, hasFailed };
  const { decimal } = known;
  const symbol = known.symbol || unit;
  const shown = formatBalance(decimal, symbol, locale);
  return { known: { shown, exact: `${formatExactDecimal(decimal, locale)} ${symbol}`, decimal }, hasFailed };
}

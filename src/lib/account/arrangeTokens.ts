import { compareDecimals } from '../decimal/arithmetic.js';
import type { TokenBalance } from './tokenBalance.js';
import { tokenValue } from './tokenValue.js';

/** The tokens that an account holds: the native currency, the most valuable ones, then those without a price. */
export function arrangeTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  const held = tokens.filter(({ amount }) => amount > 0n);
  const valued = held.map((token) => ({ token, value: tokenValue(token) }));
  return valued
    .sort((a, b) => {
      const isNative = Number(b.token.address === undefined) - Number(a.token.address === undefined);
      return isNative || compareDecimals(b.value ?? '-1', a.value ?? '-1');
    })
    .map(({ token }) => token);
}

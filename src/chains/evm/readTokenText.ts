import { decodeFunctionResult, erc20Abi, hexToString } from 'viem';
import { readsAsFigure } from '../../lib/account/tokenNames.js';
import { is32Bytes, isBytes } from '../../lib/evm/hex.js';
import { safeName } from '../../lib/untrusted/sanitize.js';

/** The most characters of an answer that is read: a name that is much too long. */
const MOST = 2_000;
const LONGEST_SYMBOL = 12;

/** A text that a token answers, as a string, or in 32 bytes as early tokens do. Undefined if it is none. Never throws. */
export function readTokenText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || answer.length > MOST || !isBytes(answer)) return undefined;
  try {
    if (is32Bytes(answer)) return hexToString(answer, { size: 32 });
    return decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: answer });
  } catch {
    // Not a text.
    return undefined;
  }
}

/** A symbol that a token answers, to be shown. Undefined if there is none. Never throws. */
export function readTokenSymbol(answer: unknown): string | undefined {
  const symbol = safeName(readTokenText(answer), LONGEST_SYMBOL);
  return symbol === undefined || readsAsFigure(symbol) ? undefined : symbol;
}

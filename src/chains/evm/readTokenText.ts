import { decodeFunctionResult, erc20Abi, hexToString } from 'viem';
import { readsAsFigure } from '../../lib/account/tokenNames.js';
import { is32Bytes, isBytes } from '../../lib/evm/hex.js';
import { safeName } from '../../lib/untrusted/sanitize.js';

/** The longest answer that is read, in characters: far more than any name needs. */
const MOST = 2_000;
const LONGEST_SYMBOL = 12;

/** Reads a text from a token's answer: a string, or 32 bytes from early tokens. Undefined for anything else. Never throws. */
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

/** Reads a token's symbol from its answer, for display. Undefined if there's none. Never throws. */
export function readTokenSymbol(answer: unknown): string | undefined {
  const symbol = safeName(readTokenText(answer), LONGEST_SYMBOL);
  return symbol === undefined || readsAsFigure(symbol) ? undefined : symbol;
}

import { toMessage } from '../../../lib/errorText.js';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import { safeReason } from '../../../lib/untrusted/safeReason.js';

/** The most characters that are read of an error's message. */
const LONGEST_MESSAGE = 1_000;
/** The most characters that are read of an error's data. */
const LONGEST_DATA = 10_000;
/** `Error(string)` and `Panic(uint256)`. */
const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';
/** Common token errors of ERC-6093, by their selectors. */
const NAMED: Readonly<Record<string, string>> = {
  '0xe450d38c': 'ERC20InsufficientBalance',
  '0xfb8f41b2': 'ERC20InsufficientAllowance',
};

/**
 * The reason of a revert, from a node's error answer to `eth_call`. Undefined if the error has no reason from the contract, or
 * is about something else. Never throws.
 */
export function revertReason(error: unknown): string | undefined {
  let message: string | undefined;
  // The node's own error is the innermost.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { data, details } = cause as { data?: unknown; details?: unknown };
    const reason = readRevertData(data);
    if (reason) return reason;
    message = typeof details === 'string' ? details : toMessage(cause);
  }
  const [, words] =
    /reverted(?: with reason string)?[:\s]+'?(.+?)'?$/i.exec(message?.slice(0, LONGEST_MESSAGE) ?? '') ?? [];
  // Only the contract's source explains a custom error.
  return words?.includes('custom error') ? undefined : safeReason(words);
}

function readRevertData(data: unknown): string | undefined {
  // Some nodes wrap the data.
  const inner = typeof data === 'object' && data ? (data as { data?: unknown }).data : data;
  if (typeof inner !== 'string' || inner.length > LONGEST_DATA) return undefined;
  const word = (index: number) => Number(`0x${inner.slice(10 + index * 64, 74 + index * 64) || '0'}`);
  if (inner.startsWith(PANIC)) return `panic 0x${word(0).toString(16)}`;
  const named = ownValue(NAMED, inner.slice(0, 10).toLowerCase());
  if (named) return named;
  if (!inner.startsWith(ERROR) || word(0) !== 32) return undefined;
  const text = inner.slice(138, 138 + word(1) * 2);
  const bytes = (text.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
  return safeReason(new TextDecoder().decode(new Uint8Array(bytes)));
}

import { ZERO_ADDRESS } from '../../../lib/evm/hex.js';
import { addressAt, type CallPlace, wordAt } from './callWords.js';

/** A payout of an exchange's call: at least this much of a token, or the whole call fails. */
export interface Payout {
  /** In lower case; `native`; undefined if the call does not name it. */
  readonly token: string | undefined;
  /** In base units. */
  readonly least: bigint;
  /** The caller; the exchange itself, which pays it out in a later step; or an address in lower case. */
  readonly recipient: string;
}

export const NATIVE = 'native';
export const SENDER = 'sender';
export const EXCHANGE = 'exchange';

const PLACEHOLDERS: ReadonlySet<string> = new Set([ZERO_ADDRESS, `0x${'e'.repeat(40)}`]);

/** A token as exchanges write it: the native currency is a placeholder. */
export const tokenOf = (address: string | undefined) =>
  address !== undefined && PLACEHOLDERS.has(address) ? NATIVE : address;

/** A recipient, with the zero address standing for the caller. */
export const orSender = (address: string | undefined) => (address === ZERO_ADDRESS ? SENDER : address);

/** A recipient, with the zero address standing for the exchange, as in Uniswap's first router. */
export const orExchange = (address: string | undefined) => (address === ZERO_ADDRESS ? EXCHANGE : address);

const ONE = `0x${'1'.padStart(40, '0')}`;
const TWO = `0x${'2'.padStart(40, '0')}`;

/** A recipient of Uniswap's later routers: 1 stands for the caller, 2 for the router. */
export function uniswapRecipient(address: string | undefined): string | undefined {
  if (address === ONE) return SENDER;
  return address === TWO ? EXCHANGE : address;
}

const asWritten = (address: string | undefined) => address;

/** The positions of a payout's words in the arguments. */
export interface PayoutWords {
  readonly least: number;
  /** Undefined if the call does not name it. */
  readonly token?: number | typeof NATIVE;
  /** Undefined for the caller. */
  readonly recipient?: number;
}

/** Reads a payout whose words have fixed places. */
export function payoutAt(
  place: CallPlace,
  { least: leastAt, token: tokenAt, recipient: recipientAt }: PayoutWords,
  readRecipient: (address: string | undefined) => string | undefined = asWritten,
): Payout | undefined {
  const least = wordAt(place, leastAt);
  const token = typeof tokenAt === 'number' ? tokenOf(addressAt(place, tokenAt)) : tokenAt;
  const recipient = recipientAt === undefined ? SENDER : readRecipient(addressAt(place, recipientAt));
  return least === undefined || recipient === undefined ? undefined : { token, least, recipient };
}

import { ZERO_ADDRESS } from '../../../lib/evm/hex.js';
import { addressAt, type CallPlace, wordAt } from './callWords.js';

/** What an exchange pays out of a call: at least so much of a token, or the whole call fails. */
export interface Payout {
  /** In lower case; `native`; undefined if the call does not name it. */
  readonly token: string | undefined;
  /** In base units. */
  readonly least: bigint;
  /** Whoever calls; the exchange itself, which pays it out in a later step; or an address in lower case. */
  readonly receiver: string;
}

export const NATIVE = 'native';
export const SENDER = 'sender';
export const EXCHANGE = 'exchange';

const PLACEHOLDERS: ReadonlySet<string> = new Set([ZERO_ADDRESS, `0x${'e'.repeat(40)}`]);

/** A token as exchanges write it: the native currency is a placeholder. */
export const tokenOf = (address: string | undefined) =>
  address !== undefined && PLACEHOLDERS.has(address) ? NATIVE : address;

/** A receiver where nobody stands for whoever calls. */
export const orSender = (address: string | undefined) => (address === ZERO_ADDRESS ? SENDER : address);

/** A receiver where nobody stands for the exchange, as in Uniswap's first router. */
export const orExchange = (address: string | undefined) => (address === ZERO_ADDRESS ? EXCHANGE : address);

const ONE = `0x${'1'.padStart(40, '0')}`;
const TWO = `0x${'2'.padStart(40, '0')}`;

/** A receiver of Uniswap's later routers: small numbers stand for whoever calls, and for the router. */
export function uniswapReceiver(address: string | undefined): string | undefined {
  if (address === ONE) return SENDER;
  return address === TWO ? EXCHANGE : address;
}

const asWritten = (address: string | undefined) => address;

/** Words of the arguments. */
export interface PayoutWords {
  readonly least: number;
  /** Undefined if the call does not name it. */
  readonly token?: number | typeof NATIVE;
  /** Undefined if it is whoever calls. */
  readonly receiver?: number;
}

/** Reads a payout whose words have fixed places. */
export function payoutAt(
  place: CallPlace,
  { least: leastAt, token: tokenAt, receiver: receiverAt }: PayoutWords,
  readReceiver: (address: string | undefined) => string | undefined = asWritten,
): Payout | undefined {
  const least = wordAt(place, leastAt);
  const token = typeof tokenAt === 'number' ? tokenOf(addressAt(place, tokenAt)) : tokenAt;
  const receiver = receiverAt === undefined ? SENDER : readReceiver(addressAt(place, receiverAt));
  return least === undefined || receiver === undefined ? undefined : { token, least, receiver };
}

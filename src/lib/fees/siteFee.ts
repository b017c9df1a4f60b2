import { WHOLE } from '../swap/slippage.js';
import { readFields } from '../untrusted/readFields.js';

/** The fee that a site states for each swap. */
export interface SiteFee {
  /** 100 is 1 %. From 1 to 500. */
  readonly basisPoints: number;
  /** The address that receives it, in hex with `0x`. */
  readonly recipient: string;
}

/** The site's fee in a swap, according to its source. Not included in the amount that the account receives. */
export interface TakenFee {
  /** In base units. */
  readonly amount: bigint;
  /** The token of the fee: the sold one or the bought one. */
  readonly of: 'from' | 'to';
}

/** The highest fee of a site, in basis points. */
export const MOST_SITE_FEE = 500;

/** Reads the site's fee from a source's answer. Undefined if it cannot be shown. */
export function readTakenFee(answer: unknown): TakenFee | undefined {
  const { amount, of } = readFields(answer, ['amount', 'of']);
  const isAmount = typeof amount === 'bigint' && amount >= 0n;
  return isAmount && (of === 'from' || of === 'to') ? { amount, of } : undefined;
}

/** Whether a fee is at most the stated one, apart from rounding. A fee from the bought token isn't included in `got`. */
export function isAsStated(
  { amount, of }: TakenFee,
  { basisPoints }: SiteFee,
  { sold, got }: { readonly sold: bigint; readonly got: bigint },
): boolean {
  return amount <= ((of === 'from' ? sold : got + amount) * BigInt(basisPoints)) / BigInt(WHOLE) + 1n;
}

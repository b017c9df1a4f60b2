import { WHOLE } from '../swap/slippage.js';
import { readFields } from '../untrusted/readFields.js';

/** What a site takes of each swap, as it says itself. */
export interface SiteFee {
  /** 100 is 1 %. From 1 to 500. */
  readonly basisPoints: number;
  /** Who gets it: an address in hex with `0x`. */
  readonly recipient: string;
}

/** What a swap takes for the site, as its source says. It is not part of what the account gets. */
export interface TakenFee {
  /** In base units. */
  readonly amount: bigint;
  /** Of which token: the one that is paid, or the one that comes back. */
  readonly of: 'from' | 'to';
}

/** The largest fee of a site, in basis points. */
export const MOST_SITE_FEE = 500;

/** Reads what a source says of the site's fee. Undefined if it is nothing that could be shown. */
export function readTakenFee(answer: unknown): TakenFee | undefined {
  const { amount, of } = readFields(answer, ['amount', 'of']);
  const isAmount = typeof amount === 'bigint' && amount >= 0n;
  return isAmount && (of === 'from' || of === 'to') ? { amount, of } : undefined;
}

/** Whether a fee is no more than the site says, but for what rounding adds. Of what comes back, the account gets the rest. */
export function isAsStated(
  { amount, of }: TakenFee,
  { basisPoints }: SiteFee,
  { sold, got }: { readonly sold: bigint; readonly got: bigint },
): boolean {
  return amount <= ((of === 'from' ? sold : got + amount) * BigInt(basisPoints)) / BigInt(WHOLE) + 1n;
}

import { tokenValue } from '../account/tokenValue.js';
import { FEE_LIMIT_DOLLARS } from '../constants.js';
import { compareDecimals } from '../decimal/arithmetic.js';
import type { FeeDoubt } from './feeDoubt.js';

/** The reason why a fee has to be confirmed. */
export type FeeReason =
  | Exclude<FeeDoubt, { readonly kind: 'unknown' }>
  /** It may exceed the amount that is sent or swapped. */
  | { readonly kind: 'aboveAmount' }
  /** It may exceed the limit for fees without confirmation. */
  | { readonly kind: 'aboveLimit' };

export type FeeWarning =
  /** The visitor has to confirm this. */
  | { readonly kind: 'fee'; readonly level: 'caution'; readonly reasons: readonly FeeReason[] }
  /** The usual fee is unknown. For information only. */
  | { readonly kind: 'feeUnknown'; readonly level: 'note' };

/** An amount in base units, with the price of one token in dollars as decimal text; undefined if unknown. */
interface Priced {
  readonly amount: bigint;
  readonly decimals: number;
  readonly price: string | undefined;
}

export interface FeeFacts {
  /** The highest fee that the network may charge, in the native currency. */
  readonly fee: Priced;
  /** The amount that is sent or swapped. */
  readonly paid: Priced & { readonly isNative: boolean };
  readonly doubts: readonly FeeDoubt[];
}

/** The warning about a fee. Undefined for an ordinary fee. */
export function feeWarning({ fee, paid, doubts }: FeeFacts): FeeWarning | undefined {
  const reasons: FeeReason[] = doubts.flatMap((doubt) => (doubt.kind === 'unknown' ? [] : [doubt]));
  const worth = tokenValue(fee);
  if (isMore(fee, paid)) reasons.push({ kind: 'aboveAmount' });
  if (worth !== undefined && compareDecimals(worth, FEE_LIMIT_DOLLARS) > 0)
    reasons.push({ kind: 'aboveLimit' });
  if (reasons.length > 0) return { kind: 'fee', level: 'caution', reasons };
  const isUnknown = doubts.some(({ kind }) => kind === 'unknown');
  return isUnknown ? { kind: 'feeUnknown', level: 'note' } : undefined;
}

/** False if unknown. */
function isMore(fee: Priced, paid: FeeFacts['paid']): boolean {
  if (paid.isNative) return fee.amount > paid.amount;
  const [cost, worth] = [tokenValue(fee), tokenValue(paid)];
  return cost !== undefined && worth !== undefined && compareDecimals(cost, worth) > 0;
}

import { MOST_DECIMALS } from '../account/tokenLimits.js';
import { isSameAsset } from './isSameAsset.js';
import type { SwapToken } from './quoteSource.js';

/** What is still missing before a swap can be reviewed; `review` if nothing is. */
export type SwapButton =
  | 'selectToken'
  | 'sameToken'
  | 'enterAmount'
  | 'incorrect'
  | 'insufficient'
  | 'quoting'
  | 'retry'
  | 'refresh'
  | 'review';

/** The native currency has no address: a placeholder stands for it. */
type Chosen = Pick<SwapToken, 'address' | 'decimals'>;

export interface SwapFormFacts {
  readonly from: Chosen | undefined;
  readonly to: Chosen | undefined;
  /** In base units. */
  readonly amount: bigint | 'missing' | 'incorrect';
  /** Whether the account lacks what is swapped or the native currency. */
  readonly isShort: boolean;
  readonly quote: 'missing' | 'failed' | 'old' | 'there';
}

/**
 * Whether a token has what a swap needs of it (behaviour 9.3). No decimals at all are right for tokens that come whole.
 */
function isSwappable({ address, decimals }: Chosen): boolean {
  return address !== '' && Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS;
}

/** The state of the form in one word. */
export function swapButton({ from, to, amount, isShort, quote }: SwapFormFacts): SwapButton {
  if (!from || !to || !isSwappable(from) || !isSwappable(to)) return 'selectToken';
  if (isSameAsset(from.address, to.address)) return 'sameToken';
  if (amount === 'incorrect') return 'incorrect';
  if (amount === 'missing' || amount <= 0n) return 'enterAmount';
  if (isShort) return 'insufficient';
  if (quote === 'there') return 'review';
  if (quote === 'old') return 'refresh';
  return quote === 'failed' ? 'retry' : 'quoting';
}

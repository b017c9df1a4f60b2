import { MOST_DECIMALS } from '../account/tokenLimits.js';
import { isSameToken } from './delivery/crossing.js';
import type { SwapToken } from './quoteSource.js';

/** What is still missing before a swap can be reviewed; `review` if nothing is. */
export type SwapButton =
  | 'selectToken'
  | 'sameToken'
  | 'enterAmount'
  | 'unclear'
  | 'incorrect'
  | 'insufficient'
  | 'resolving'
  | 'recipient'
  | 'quoting'
  | 'retry'
  | 'refresh'
  | 'review';

/** The native currency has no address: a placeholder stands for it. */
type Chosen = Pick<SwapToken, 'network' | 'address' | 'decimals'>;

/**
 * What is paid, in base units, or why it is not known: nothing typed, one of two amounts, no such amount, or, where it follows from what is wanted,
 * looked for, or not found.
 */
export type SwapAmount = bigint | 'missing' | 'unclear' | 'incorrect' | 'searching' | 'notFound';

/** Whether it is known who gets what the swap yields. */
export type SwapRecipientFact = 'right' | 'resolving' | 'invalid';

export interface SwapFormFacts {
  readonly from: Chosen | undefined;
  readonly to: Chosen | undefined;
  readonly amount: SwapAmount;
  /** Whether the account lacks what is swapped or the native currency. */
  readonly isShort: boolean;
  readonly recipient: SwapRecipientFact;
  readonly quote: 'missing' | 'failed' | 'old' | 'there';
}

/**
 * Whether a token has what a swap needs of it (behaviour 9.3). No decimals at all are right for tokens that come whole.
 */
function isSwappable({ address, decimals }: Chosen): boolean {
  return address !== '' && Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS;
}

/** Which token has to be chosen first. Undefined if both are there. */
export function tokenToChoose({ from, to }: Pick<SwapFormFacts, 'from' | 'to'>): 'from' | 'to' | undefined {
  if (!from || !isSwappable(from)) return 'from';
  return to && isSwappable(to) ? undefined : 'to';
}

/** The state of the form in one word. */
export function swapButton({ from, to, amount, isShort, recipient, quote }: SwapFormFacts): SwapButton {
  if (amount === 'unclear') return amount;
  if (!from || !to || tokenToChoose({ from, to })) return 'selectToken';
  if (isSameToken(from, to)) return 'sameToken';
  if (amount === 'incorrect') return amount;
  if (amount === 'searching') return 'quoting';
  if (amount === 'notFound') return 'retry';
  if (amount === 'missing' || amount <= 0n) return 'enterAmount';
  if (isShort) return 'insufficient';
  if (recipient !== 'right') return recipient === 'resolving' ? 'resolving' : 'recipient';
  if (quote === 'there') return 'review';
  if (quote === 'old') return 'refresh';
  return quote === 'failed' ? 'retry' : 'quoting';
}

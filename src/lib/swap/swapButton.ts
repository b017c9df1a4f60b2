import { MOST_DECIMALS } from '../account/tokenLimits.js';
import { isSameToken } from './delivery/crossing.js';
import type { SwapToken } from './quoteSource.js';

/** What is missing before a swap can be reviewed; `review` if nothing is. */
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

/** The native currency's address is a placeholder here. */
type Chosen = Pick<SwapToken, 'network' | 'address' | 'decimals'>;

/**
 * The amount to pay, in base units, or why it is unknown: nothing entered, ambiguous (`unclear`), invalid, or, when the visitor
 * entered the amount to receive, still searched for or not found.
 */
export type SwapAmount = bigint | 'missing' | 'unclear' | 'incorrect' | 'searching' | 'notFound';

/** Whether the recipient of the bought tokens is known. */
export type SwapRecipientFact = 'right' | 'resolving' | 'invalid';

export interface SwapFormFacts {
  readonly from: Chosen | undefined;
  readonly to: Chosen | undefined;
  readonly amount: SwapAmount;
  /** Whether the account lacks the swapped token or the native currency. */
  readonly isShort: boolean;
  readonly recipient: SwapRecipientFact;
  readonly quote: 'missing' | 'failed' | 'old' | 'there';
}

/** Whether a token has everything a swap needs (behaviour 9.3). Zero decimals are valid for indivisible tokens. */
function isSwappable({ address, decimals }: Chosen): boolean {
  return address !== '' && Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS;
}

/** The token that has to be chosen first. Undefined if both are chosen. */
export function tokenToChoose({ from, to }: Pick<SwapFormFacts, 'from' | 'to'>): 'from' | 'to' | undefined {
  if (!from || !isSwappable(from)) return 'from';
  return to && isSwappable(to) ? undefined : 'to';
}

/** The state of the form, as the button shows it. */
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

import { sum } from '../../../lib/decimal/sum.js';
import { WRAPPED_SOL } from '../../../lib/solana/keys.js';
import { SOL_DECIMALS } from '../../../lib/solana/solana.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import type { SolanaSwapCall } from '../../../lib/transactions/solanaCall.js';
import type { Moved } from '../../../lib/transactions/trackedTransaction.js';
import type { BalanceChanges, SentTransaction } from './readSent.js';

/** The amounts that a transaction has moved. */
export interface Brought {
  readonly moved: Moved | undefined;
  /** The yield of a swap, as decimal text. */
  readonly got?: string | undefined;
}

/**
 * The yield of a swap, from the balances in its block. `nothing` if the account has neither paid nor received anything;
 * `unseen` if that is unknown. The deposits of its token accounts count as its SOL, as when a swap is prepared.
 */
export function readYield(
  account: string,
  { from, to }: SolanaSwapCall,
  { changes, message, error }: SentTransaction,
): Brought {
  if (error !== null) return { moved: undefined };
  if (!changes) return { moved: 'unseen' };
  const isPayer = message.signers[0] === account;
  // Wrapped SOL that was unwrapped on the way did not come from the swap.
  const unwrapped = from === WRAPPED_SOL ? 0n : unwrappedIn(account, changes);
  const gained =
    to === undefined ? solOf(account, changes, isPayer) - unwrapped : tokensOf(account, to, changes);
  const decimals = to === undefined ? SOL_DECIMALS : decimalsOf(to, changes);
  if (gained > 0n) {
    return {
      moved: undefined,
      got: decimals === undefined ? undefined : formatUnits(gained, decimals),
    };
  }
  const lost = from === undefined ? -solOf(account, changes, isPayer) : -tokensOf(account, from, changes);
  return { moved: gained === 0n && lost === 0n ? 'nothing' : 'unseen' };
}

const ownOf = (account: string, { tokens }: BalanceChanges) =>
  tokens.filter(({ owner }) => owner === account);

function tokensOf(account: string, mint: string, changes: BalanceChanges): bigint {
  return sum(ownOf(account, changes).map((one) => (one.mint === mint ? one.amount : 0n)));
}

function solOf(account: string, changes: BalanceChanges, isPayer: boolean): bigint {
  const places = new Set([account, ...ownOf(account, changes).map((one) => one.account)]);
  const lamports = sum([...places].map((one) => changes.lamports.get(one) ?? 0n));
  return lamports + (isPayer ? changes.fee : 0n) - tokensOf(account, WRAPPED_SOL, changes);
}

function unwrappedIn(account: string, changes: BalanceChanges): bigint {
  const wrapped = tokensOf(account, WRAPPED_SOL, changes);
  return wrapped < 0n ? -wrapped : 0n;
}

const decimalsOf = (mint: string, { tokens }: BalanceChanges) =>
  tokens.find((one) => one.mint === mint)?.decimals;

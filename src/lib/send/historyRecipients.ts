import type { HistoryEntry, HistoryTransfer } from '../account/transactionHistory.js';
import { isNothing } from '../decimal/isNothing.js';
import { namespaceOf } from '../networks/caip.js';
import { addressKey, isSameAddress } from '../networks/isSameAddress.js';

/** Evidence that separates real tokens from those made up to write into other people's histories. */
export interface TokenEvidence {
  /** The symbols of the native currency, of well-known tokens, and of the account's tokens with a price. */
  readonly symbols: ReadonlySet<string>;
  /** The symbols that only unvouched tokens of the account have. */
  readonly doubtful: ReadonlySet<string>;
  /** The same by token contract, as `addressKey` writes it. Used for transfers that name their token. */
  readonly contracts?: {
    readonly vouchedFor: ReadonlySet<string>;
    readonly doubtful: ReadonlySet<string>;
  };
  /** Whether the service reports prices. If so, a token without a price isn't used for payments. */
  readonly hasPrices: boolean;
}

export interface HistoryFacts extends TokenEvidence {
  /** The address of the account. */
  readonly account: string;
  /** The contracts of the account's tokens. */
  readonly tokens: readonly string[];
}

/** Whether a transfer moves a token that can have value. Prices count first, because anybody can give a token any name. */
export function isReal(
  { kind, token, symbol, quantity, isPriced }: HistoryTransfer,
  evidence: TokenEvidence,
): boolean {
  if (kind !== 'token' || isNothing(quantity ?? '')) return false;
  if (isPriced) return true;
  if (evidence.hasPrices) return false;
  if (token !== undefined && evidence.contracts) {
    return evidence.contracts.vouchedFor.has(addressKey(token));
  }
  return symbol !== undefined && evidence.symbols.has(symbol);
}

/** Whether a history includes prices. */
export const tellsPrices = (entries: readonly HistoryEntry[]): boolean =>
  entries.some(({ transfers }) => transfers.some(({ isPriced }) => isPriced));

/** Whether the account itself signed a transaction, as far as the service reports it. */
export const isSignedBy = ({ from }: HistoryEntry, account: string): boolean =>
  from !== undefined && isSameAddress(from, account);

/** The recipients in a history entry. A token transfer calls the token's contract, which isn't a recipient. */
export function recipientsOf(entry: HistoryEntry, facts: HistoryFacts): readonly string[] {
  if (entry.status !== 'confirmed' || !isSignedBy(entry, facts.account)) return [];
  const moved = entry.transfers.filter(({ quantity }) => !isNothing(quantity ?? ''));
  // If anything comes back, the transaction is a swap or a purchase.
  if (!moved.every(({ direction }) => direction === 'out')) return [];
  return moved
    .filter((transfer) => isReal(transfer, facts))
    .flatMap(({ recipient }) => recipient ?? calledBy(entry, facts) ?? []);
}

function calledBy({ to, network }: HistoryEntry, { tokens }: HistoryFacts): string | undefined {
  if (to === undefined || namespaceOf(network) === 'solana') return to;
  return tokens.some((token) => isSameAddress(token, to)) ? undefined : to;
}

/**
 * The recipients in a history: only of transactions that the account itself signed and that moved value out of it. Strangers
 * can create all other entries: incoming transfers, transfers of nothing, which anybody can make in anybody's name, and
 * transfers of made-up tokens.
 */
export function historyRecipients(entries: readonly HistoryEntry[], facts: HistoryFacts): readonly string[] {
  const found = entries.flatMap((entry) => recipientsOf(entry, facts));
  return [...new Set(found)].filter((address) => !isSameAddress(address, facts.account));
}

import type { HistoryEntry, HistoryTransfer } from '../account/transactionHistory.js';
import { isNothing } from '../decimal/isNothing.js';
import { namespaceOf } from '../networks/caip.js';
import { addressKey, isSameAddress } from '../networks/isSameAddress.js';

/** What tells real tokens from those that somebody made in order to write into other people's histories. */
export interface TokenEvidence {
  /** The symbols that the account's tokens with a price, well-known tokens and the native currency have. */
  readonly symbols: ReadonlySet<string>;
  /** The symbols that only tokens of the account have for which nothing vouches. */
  readonly doubtful: ReadonlySet<string>;
  /** The same by the contracts of the tokens, as `addressKey` writes them. They count where a transfer tells its token. */
  readonly contracts?: {
    readonly vouchedFor: ReadonlySet<string>;
    readonly doubtful: ReadonlySet<string>;
  };
  /** Whether the service tells prices, so that a token without one is nothing that people pay with. */
  readonly hasPrices: boolean;
}

export interface HistoryFacts extends TokenEvidence {
  /** The address of the account. */
  readonly account: string;
  /** The contracts of its tokens. */
  readonly tokens: readonly string[];
}

/** Whether a transfer moves something that can be worth something. Anybody can name a token as they like, so prices count first. */
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

/** Whether a history tells prices. */
export const tellsPrices = (entries: readonly HistoryEntry[]): boolean =>
  entries.some(({ transfers }) => transfers.some(({ isPriced }) => isPriced));

/** Whether the account itself signed a transaction, as far as the service says it. */
export const isSignedBy = ({ from }: HistoryEntry, account: string): boolean =>
  from !== undefined && isSameAddress(from, account);

/** What an entry says of the recipient. A token's transfer is a call of its contract, which is no recipient. */
export function recipientsOf(entry: HistoryEntry, facts: HistoryFacts): readonly string[] {
  if (entry.status !== 'confirmed' || !isSignedBy(entry, facts.account)) return [];
  const moved = entry.transfers.filter(({ quantity }) => !isNothing(quantity ?? ''));
  // What comes back is a swap or a purchase.
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
 * The recipients of a history: of transactions that the account itself signed and that moved value out of it. Everything else
 * in a history may be written there by strangers: what came in, transfers of nothing, which anybody can make in the name of
 * anybody, and transfers of tokens that somebody made up.
 */
export function historyRecipients(entries: readonly HistoryEntry[], facts: HistoryFacts): readonly string[] {
  const found = entries.flatMap((entry) => recipientsOf(entry, facts));
  return [...new Set(found)].filter((address) => !isSameAddress(address, facts.account));
}

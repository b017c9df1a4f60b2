import { isNothing } from '../decimal/isNothing.js';
import { addressKey, isSameAddress } from '../networks/isSameAddress.js';
import { type HistoryFacts, isReal, isSignedBy } from '../send/historyRecipients.js';
import type { HistoryEntry, HistoryTransfer } from './transactionHistory.js';

/** The reason why an entry is probably spam. */
export type Suspicion =
  /** It moves nothing, and somebody else signed it. */
  | 'zeroValue'
  /** Somebody else signed a transfer out of the account, with tokens that have no price. */
  | 'unsigned'
  /** A stranger sent tokens without a price. */
  | 'worthless'
  /** The other party resembles an address that the visitor knows. */
  | 'lookAlike';

export interface SuspicionFacts extends HistoryFacts {
  /** Whether the visitor knows an address, in any spelling. */
  readonly isKnown: (address: string) => boolean;
  /** The known address that an address imitates. */
  readonly imitated: (address: string) => string | undefined;
}

/**
 * Why somebody else probably planted an entry in the history. Transactions that the account itself signed are never suspect.
 */
export function suspicionOf(entry: HistoryEntry, facts: SuspicionFacts): Suspicion | undefined {
  const { account } = facts;
  if (isSignedBy(entry, account)) return undefined;
  const { transfers } = entry;
  const others = partners(entry).filter((address) => !isSameAddress(address, account));
  if (others.some((address) => !facts.isKnown(address) && facts.imitated(address) !== undefined)) {
    return 'lookAlike';
  }
  if (transfers.length === 0) return undefined;
  if (
    transfers.every(({ kind, quantity }) => kind === 'token' && quantity !== undefined && isNothing(quantity))
  ) {
    return 'zeroValue';
  }
  const isMadeUp = (transfer: HistoryTransfer) =>
    transfer.kind === 'token' && transfer.direction === 'out' && !isReal(transfer, facts);
  // Without a signer, it may be the account's own transaction.
  if (entry.from === undefined && !entry.isByOthers) return undefined;
  if (transfers.some(isMadeUp)) return 'unsigned';
  if (others.some(facts.isKnown)) return undefined;
  return transfers.every((transfer) => isWorthless(transfer, facts)) ? 'worthless' : undefined;
}

function isWorthless(transfer: HistoryTransfer, facts: SuspicionFacts): boolean {
  const { kind, direction, token, symbol, name, imitates } = transfer;
  if (kind !== 'token' || direction !== 'in') return false;
  if (facts.hasPrices) return !isReal(transfer, facts);
  if (token !== undefined && facts.contracts) {
    const { vouchedFor, doubtful } = facts.contracts;
    if (vouchedFor.has(addressKey(token))) return false;
    // The token is doubtful or copies another one's name.
    const isNamesake = imitates !== undefined || (symbol !== undefined && facts.symbols.has(symbol));
    return isNamesake || doubtful.has(addressKey(token));
  }
  // Even if the history has no prices, the balances may.
  return symbol === undefined ? name === undefined : facts.doubtful.has(symbol);
}

/** All addresses that an entry names. */
export function partners({ from, to, transfers }: HistoryEntry): readonly string[] {
  const all = [from, to, ...transfers.flatMap(({ sender, recipient }) => [sender, recipient])];
  return all.filter((address) => address !== undefined);
}

import { numberWord } from '../../../lib/evm/hex.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { EvmCall, TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { compareCalls, type Match, type MatchFacts, originOf } from './matchTransaction.js';
import type { DescribedTransaction } from './nodeAnswers.js';

/**
 * How a transaction named by a wallet compares with a batch (`different`: it's none of its calls), and the indexes of the calls
 * that it may be.
 */
export interface BatchMatch {
  readonly match: Match;
  /** All indexes if it does the whole batch. Otherwise those of the calls equal to it: it's one of these. */
  readonly covers: readonly number[];
  readonly isWhole: boolean;
}

/**
 * Compares a transaction with the calls of a batch. An account without code sends each call separately. A smart account packs
 * them into one transaction, which must contain all of them, in order and byte for byte.
 */
export function matchBatch(
  transaction: TrackedEvmTransaction,
  described: DescribedTransaction,
  facts: MatchFacts,
): BatchMatch {
  const { account, calls } = transaction;
  const origin = originOf(transaction, described, facts);
  const without = (match: BatchMatch['match']) => ({ match, covers: [], isWhole: false });
  if (origin === 'foreign' || origin === 'unclear') return without(origin);
  if (!calls) return without('unclear');
  const isInside =
    origin === 'others' || (facts.hasCode && described.call.to === addressOf(account).toLowerCase());
  if (isInside && wrapsAll(described.input, calls))
    return { match: 'same', covers: calls.map((_call, at) => at), isWhole: true };
  const covers = calls.flatMap((call, at) => (compareCalls(call, described.call) === 'same' ? [at] : []));
  if (origin !== 'own') return without('unclear');
  if (covers.length > 0) return { match: 'same', covers, isWhole: false };
  return without(isCertainlyOther(transaction, described, facts) ? 'different' : 'unclear');
}

/** An account without code does nothing beyond its transactions themselves. */
function isCertainlyOther(
  { calls = [], start }: TrackedEvmTransaction,
  { call: sent, input, nonce }: DescribedTransaction,
  { hasCode, receipt }: MatchFacts,
): boolean {
  const hasWaited = start?.next !== undefined && nonce < start.next;
  const isComparable = !hasCode && receipt !== undefined && !hasWaited && calls.length > 0;
  return (
    isComparable && !wrapsAll(input, calls) && calls.every((call) => compareCalls(call, sent) === 'different')
  );
}

/**
 * Whether a transaction's data contains calls in order: their recipients, amounts and data. Some accounts encode one call after
 * the other, others one list after the other, so each of the three is searched for separately.
 */
export function wrapsAll(input: string, calls: readonly EvmCall[]): boolean {
  const bytes = input.toLowerCase();
  const isInOrder = (parts: readonly string[]) => {
    let from = 0;
    return parts.every((part) => {
      const at = bytes.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
  };
  return (
    calls.length > 0 &&
    calls.every(({ to, data }) => to !== undefined && data?.startsWith('0x')) &&
    isInOrder(calls.map(({ to = '' }) => to.slice(2))) &&
    isInOrder(calls.flatMap(({ value }) => (value === 0n ? [] : numberWord(value)))) &&
    isInOrder(calls.map(({ data = '' }) => data.slice(2)))
  );
}

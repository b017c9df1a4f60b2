import { numberWord } from '../../../lib/evm/hex.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { EvmCall, TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { isAddress, readLog } from '../sending/readGrants.js';
import type { Age } from './chainReads.js';
import type { DescribedTransaction, Receipt } from './nodeAnswers.js';

/**
 * How the transaction behind a hash compares with the request to the wallet:
 *
 * - `same`: sent by the account, with the same recipient, value and data. A smart account wraps calls: then the account took
 *   part, and the requested call is inside, byte for byte.
 * - `different`: sent by the account after the request, but something else
 * - `foreign`: from another account, or older than the request. Its hash proves nothing.
 * - `unclear`: not comparable, such as a smart account's own encoding; or its age is unknown
 */
export type Match = 'same' | 'different' | 'foreign' | 'unclear';

export interface MatchFacts {
  /** Undefined until it's mined. */
  readonly receipt: Receipt | undefined;
  /** Whether the account has code. */
  readonly hasCode: boolean;
  /** Whether it was mined before or after the request. Only needed if the chain wasn't read before the request. */
  readonly age?: Age | undefined;
  /** A nonce that the account has reached through this device's earlier requests. */
  readonly nonceFloor?: number | undefined;
}

/**
 * The origin of a transaction: the account's `own`, signed by it; from `others`, if it involves the account's contract; or
 * `foreign`, which includes anything older than the request.
 */
export function originOf(
  { account, start }: TrackedEvmTransaction,
  { from, nonce, call }: DescribedTransaction,
  { receipt, hasCode, age, nonceFloor = 0 }: MatchFacts,
): 'own' | 'others' | 'foreign' | 'unclear' {
  const address = addressOf(account).toLowerCase();
  const isOwn = from === address;
  // The block proves less: a reorganisation may move the transaction to an earlier one.
  if (isOwn && nonce < Math.max(start?.nonce ?? 0, nonceFloor)) return 'foreign';
  if (!isOwn) {
    if (!hasCode) return 'foreign';
    // Until it's mined, another account's transaction doesn't show whose operations it carries out.
    if (!receipt) return 'unclear';
    if (start && receipt.block <= start.block) return 'foreign';
    if (call.to !== address && !takesPart(address, receipt)) return 'foreign';
  }
  if (!start && receipt && age !== 'newer') return age === 'older' ? 'foreign' : 'unclear';
  return isOwn ? 'own' : 'others';
}

/** Compares the transaction behind a hash with the request to the wallet. */
export function matchTransaction(
  transaction: TrackedEvmTransaction,
  described: DescribedTransaction,
  facts: MatchFacts,
): Match {
  const { account, call, start } = transaction;
  const origin = originOf(transaction, described, facts);
  if (origin === 'foreign' || origin === 'unclear') return origin;
  if (!call) return 'unclear';
  const isWrapped = wraps(described.input, call);
  if (origin === 'others') return isWrapped ? 'same' : 'unclear';
  const isInside = facts.hasCode && described.call.to === addressOf(account).toLowerCase();
  const compared = isInside && isWrapped ? 'same' : compareCalls(call, described.call);
  // A transaction that was already pending at the request is another one, unless the wallet replaced it with ours.
  const hasWaited = start?.next !== undefined && described.nonce < start.next;
  if (compared !== 'different') return hasWaited ? 'unclear' : compared;
  // Without a starting point, it may be an older pending transaction.
  if (!start && !facts.receipt) return 'unclear';
  return hasWaited ? 'foreign' : 'different';
}

/** Whether a transaction certainly does what was requested. */
export const doesSame = (asked: EvmCall, sent: EvmCall): boolean =>
  asked.data !== undefined && sent.data !== undefined && compareCalls(asked, sent) === 'same';

/** Compares a requested call with a sent one. Wallets append marks to the arguments of a call, which contracts ignore. */
export function compareCalls(asked: EvmCall, sent: EvmCall): 'same' | 'different' | 'unclear' {
  if (asked.to !== sent.to || asked.value !== sent.value) return 'different';
  // Without digests in the browser, long data isn't compared.
  if (asked.data === undefined || sent.data === undefined || asked.data === sent.data) return 'same';
  // A digest doesn't show whether something was appended.
  if (!asked.data.startsWith('0x') || !sent.data.startsWith('0x')) return 'unclear';
  const hasArguments = asked.data.length >= 10;
  return hasArguments && sent.data.startsWith(asked.data) ? 'same' : 'different';
}

/** Whether a transaction's data contains a call: its recipient, value and data. */
export function wraps(input: string, { to, value, data }: EvmCall): boolean {
  const bytes = input.toLowerCase();
  if (to === undefined || !data?.startsWith('0x')) return false;
  return (
    bytes.includes(to.slice(2)) &&
    (value === 0n || bytes.includes(numberWord(value))) &&
    (data === '0x' || bytes.includes(data.slice(2)))
  );
}

/** Whether a contract emitted one of the logs or is named in their topics. */
function takesPart(address: string, { logs }: Receipt): boolean {
  return logs.some((entry) => {
    const log = readLog(entry);
    return log && (log.address === address || log.topics.some((topic) => isAddress(topic, address)));
  });
}

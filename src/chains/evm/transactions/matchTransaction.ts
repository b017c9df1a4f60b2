import { addressOf } from '../../../lib/networks/caip.js';
import type { EvmCall, TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { isAddress, readLog } from '../sending/readGrants.js';
import type { DescribedTransaction, Receipt } from './nodeAnswers.js';

/**
 * How the transaction behind a hash fits to the one that a wallet was asked for:
 *
 * - `same`: sent by the account, with the same recipient, value and data. A smart account wraps: then the account took part,
 *   and what was asked is inside, to the byte.
 * - `different`: sent by the account after it was asked, but something else
 * - `foreign`: somebody else's, or older than the request. Its hash proves nothing.
 * - `unclear`: it cannot be compared, such as what a smart account did in a form of its own
 */
export type Match = 'same' | 'different' | 'foreign' | 'unclear';

export interface MatchFacts {
  /** Undefined while it is in no block. */
  readonly receipt: Receipt | undefined;
  /** Whether the account has code. */
  readonly hasCode: boolean;
  /** Whether it was found by an id of calls, of which only their wallet knows what they do. */
  readonly isOfCalls: boolean;
}

/** Compares the transaction behind a hash with the one that a wallet was asked for. */
export function matchTransaction(
  { account, call, start }: TrackedEvmTransaction,
  described: DescribedTransaction,
  { receipt, hasCode, isOfCalls }: MatchFacts,
): Match {
  const address = addressOf(account).toLowerCase();
  if (described.from === address) {
    // Its block says less: a reorganisation may put it into an earlier one.
    if (start && described.nonce < start.nonce) return 'foreign';
    if (!call) return isOfCalls ? 'same' : 'unclear';
    if (hasCode && described.call.to === address && wraps(described.input, call)) return 'same';
    const compared = compareCalls(call, described.call);
    // One that waited already when the wallet was asked is another, unless the wallet gave its place to ours.
    const isOlder = start?.next !== undefined && described.nonce < start.next;
    return isOlder && compared === 'different' ? 'foreign' : compared;
  }
  if (!hasCode) return 'foreign';
  // Before the block nobody can tell whose operations somebody else's transaction carries out.
  if (!receipt) return 'unclear';
  if (start && receipt.block <= start.block) return 'foreign';
  if (described.call.to !== address && !takesPart(address, receipt)) return 'foreign';
  if (!call) return isOfCalls ? 'same' : 'unclear';
  return wraps(described.input, call) ? 'same' : 'unclear';
}

/** Whether a transaction certainly does what was asked. */
export const doesSame = (asked: EvmCall, sent: EvmCall): boolean =>
  asked.data !== undefined && sent.data !== undefined && compareCalls(asked, sent) === 'same';

/** Wallets put marks of their own behind the arguments of a call, which no contract reads. */
function compareCalls(asked: EvmCall, sent: EvmCall): 'same' | 'different' | 'unclear' {
  if (asked.to !== sent.to || asked.value !== sent.value) return 'different';
  // Where the browser has no digests, only long data is not compared.
  if (asked.data === undefined || sent.data === undefined || asked.data === sent.data) return 'same';
  // A digest does not tell what was put behind.
  if (!asked.data.startsWith('0x') || !sent.data.startsWith('0x')) return 'unclear';
  const hasArguments = asked.data.length >= 10;
  return hasArguments && sent.data.startsWith(asked.data) ? 'same' : 'different';
}

/** Whether the data of a transaction holds a call: its recipient, its value and its data. */
export function wraps(input: string, { to, value, data }: EvmCall): boolean {
  const bytes = input.toLowerCase();
  if (to === undefined || !data?.startsWith('0x')) return false;
  return (
    bytes.includes(to.slice(2)) &&
    (value === 0n || bytes.includes(value.toString(16).padStart(64, '0'))) &&
    (data === '0x' || bytes.includes(data.slice(2)))
  );
}

/** Whether a contract wrote a log, or is named in one. */
function takesPart(address: string, { logs }: Receipt): boolean {
  return logs.some((entry) => {
    const log = readLog(entry);
    return log && (log.address === address || log.topics.some((topic) => isAddress(topic, address)));
  });
}

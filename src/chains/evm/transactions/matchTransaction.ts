import { numberWord } from '../../../lib/evm/hex.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { EvmCall, TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { isAddress, readLog } from '../sending/readGrants.js';
import type { Age } from './chainReads.js';
import type { DescribedTransaction, Receipt } from './nodeAnswers.js';

/**
 * How the transaction behind a hash fits to the one that a wallet was asked for:
 *
 * - `same`: sent by the account, with the same recipient, value and data. A smart account wraps: then the account took part,
 *   and what was asked is inside, to the byte.
 * - `different`: sent by the account after it was asked, but something else
 * - `foreign`: somebody else's, or older than the request. Its hash proves nothing.
 * - `unclear`: it cannot be compared, such as what a smart account did in a form of its own; or nobody knows whether it is older
 */
export type Match = 'same' | 'different' | 'foreign' | 'unclear';

export interface MatchFacts {
  /** Undefined while it is in no block. */
  readonly receipt: Receipt | undefined;
  /** Whether the account has code. */
  readonly hasCode: boolean;
  /** When it came into its block, beside the request. Only needed where nobody read the chain before that. */
  readonly age?: Age | undefined;
  /** A nonce of the account that earlier requests of this device have reached. */
  readonly nonceFloor?: number | undefined;
}

/**
 * Whose a transaction is: the account's `own`, signed by it; one of `others` that its contract takes part in; or `foreign`,
 * which is also what is older than the request.
 */
export function originOf(
  { account, start }: TrackedEvmTransaction,
  { from, nonce, call }: DescribedTransaction,
  { receipt, hasCode, age, nonceFloor = 0 }: MatchFacts,
): 'own' | 'others' | 'foreign' | 'unclear' {
  const address = addressOf(account).toLowerCase();
  const isOwn = from === address;
  // Its block says less: a reorganisation may put it into an earlier one.
  if (isOwn && nonce < Math.max(start?.nonce ?? 0, nonceFloor)) return 'foreign';
  if (!isOwn) {
    if (!hasCode) return 'foreign';
    // Before the block nobody can tell whose operations somebody else's transaction carries out.
    if (!receipt) return 'unclear';
    if (start && receipt.block <= start.block) return 'foreign';
    if (call.to !== address && !takesPart(address, receipt)) return 'foreign';
  }
  if (!start && receipt && age !== 'newer') return age === 'older' ? 'foreign' : 'unclear';
  return isOwn ? 'own' : 'others';
}

/** Compares the transaction behind a hash with the one that a wallet was asked for. */
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
  // One that waited already when the wallet was asked is another, unless the wallet gave its place to ours.
  const hasWaited = start?.next !== undefined && described.nonce < start.next;
  if (compared !== 'different') return hasWaited ? 'unclear' : compared;
  // Without a time, it may be an older one that waits.
  if (!start && !facts.receipt) return 'unclear';
  return hasWaited ? 'foreign' : 'different';
}

/** Whether a transaction certainly does what was asked. */
export const doesSame = (asked: EvmCall, sent: EvmCall): boolean =>
  asked.data !== undefined && sent.data !== undefined && compareCalls(asked, sent) === 'same';

/** Compares a call with another. Wallets put marks of their own behind the arguments of a call, which no contract reads. */
export function compareCalls(asked: EvmCall, sent: EvmCall): 'same' | 'different' | 'unclear' {
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
    (value === 0n || bytes.includes(numberWord(value))) &&
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

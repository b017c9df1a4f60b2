import { deliveryOf } from '../swap/delivery/deliveryOf.js';
import { payoutSymbol } from '../swap/delivery/payoutSymbol.js';
import { paidAs } from '../swap/delivery/trackedDelivery.js';
import { formatUnits } from '../text/formatUnits.js';
import { hashNow } from '../transactions/hashNow.js';
import {
  movedOf,
  type TrackedTransaction,
  type TransactionKind,
} from '../transactions/trackedTransaction.js';
import type { HistoryEntry, HistoryTransfer } from './transactionHistory.js';

/** The status of a transaction: a service's status, or one that only the sending device can know. */
export type ActivityStatus =
  | HistoryEntry['status']
  | 'asked'
  | 'awaiting_signatures'
  | 'failed_in_part'
  | 'mismatched'
  | 'underway'
  | 'refunded'
  | 'otherwise'
  | 'unmoved'
  | 'partly'
  | 'unchecked'
  | 'unknown'
  | 'dropped'
  | 'canceled'
  | 'replaced';

/** A transaction as the activity list shows it. */
export interface ActivityEntry extends Omit<HistoryEntry, 'hash' | 'status'> {
  /** Undefined until the wallet reports it. */
  readonly hash: string | undefined;
  readonly status: ActivityStatus;
  /** The recipient that this device requested: a name or an address. */
  readonly recipient?: string | undefined;
  /** The transaction's id on this device. */
  readonly deviceId?: string | undefined;
}

const OPERATIONS: Readonly<Record<TransactionKind, string>> = {
  send: 'send',
  approve: 'approve',
  swap: 'trade',
  buy: 'buy',
  name: 'name',
  request: 'request',
};

/** The activity entry of a transaction that this device requested. It claims no more than the status does. */
export function activityOf(transaction: TrackedTransaction): ActivityEntry {
  const { id, kind, network, askedAt } = transaction;
  return {
    id: `device ${id}`,
    deviceId: id,
    operation: OPERATIONS[kind],
    hash: hashNow(transaction),
    network,
    minedAt: askedAt,
    status: deliveryStatusOf(transaction) ?? statusOf(transaction),
    from: undefined,
    to: undefined,
    recipient: recipientOf(transaction),
    transfers: transfersOf(transaction),
  };
}

function recipientOf({ status, summary }: TrackedTransaction): string | undefined {
  if (status.step !== 'mismatched') return summary.recipient;
  // A spender who is allowed to take tokens hasn't received them.
  return status.sent.allows === undefined ? status.sent.recipient : undefined;
}

const STATUS_BY_MOVED = {
  all: 'confirmed',
  part: 'partly',
  nothing: 'unmoved',
  unseen: 'unchecked',
} as const;

function statusOf({ status }: TrackedTransaction): ActivityStatus {
  if (status.step === 'reverted') return status.isPart ? 'failed_in_part' : 'failed';
  if (status.step === 'replaced' && status.how !== 'sped_up') {
    return status.how === 'cancelled' ? 'canceled' : 'replaced';
  }
  if (status.step === 'replaced' && !status.isSuccess) return 'failed';
  if (status.step === 'declined') return 'unknown';
  if (status.step !== 'replaced' && status.step !== 'confirmed') return status.step;
  // A contract call may succeed and move nothing.
  return STATUS_BY_MOVED[status.moved ?? 'all'];
}

/** The status of the second leg, once the funds have left. Undefined for a swap on one network. */
function deliveryStatusOf(transaction: TrackedTransaction): ActivityStatus | undefined {
  const delivery = deliveryOf(transaction);
  if (!delivery) return undefined;
  const { status } = delivery;
  if (status.step === 'told') return 'unchecked';
  if (status.step !== 'paid') return 'underway';
  const as = paidAs(delivery, status.payout);
  if (as === 'refunded') return as;
  return as === 'arrived' ? 'confirmed' : 'otherwise';
}

/** The payout on either network. */
function payoutOf(transaction: TrackedTransaction) {
  const delivery = deliveryOf(transaction);
  if (delivery?.status.step !== 'paid') return undefined;
  const { payout } = delivery.status;
  const symbol = payoutSymbol(delivery, payout, transaction.summary);
  return { symbol, quantity: formatUnits(payout.amount, payout.decimals) };
}

function transfersOf(transaction: TrackedTransaction): readonly HistoryTransfer[] {
  const { kind, summary, status } = transaction;
  // The amount that moved is unknown.
  const moved = movedOf(status);
  if (moved === 'nothing' || moved === 'part') return [];
  const { amount, symbol, boughtSymbol, allows } = status.step === 'mismatched' ? status.sent : summary;
  if (amount === undefined || allows !== undefined || (kind !== 'send' && kind !== 'swap' && kind !== 'buy'))
    return [];
  const rest = { kind: 'token', name: undefined, image: undefined, isSpam: false } as const;
  const direction = kind === 'buy' ? 'in' : 'out';
  const own: HistoryTransfer = { direction, symbol, quantity: amount, ...rest };
  // Tokens bought for somebody else don't come in.
  if (kind !== 'swap' || boughtSymbol === undefined || summary.recipient !== undefined) return [own];
  // The expected amount isn't guaranteed, so only the amount received counts.
  const { got } = transaction;
  const paid = payoutOf(transaction);
  return [own, { direction: 'in', symbol: boughtSymbol, quantity: got, ...rest, ...paid }];
}

/**
 * The listed history, plus this device's transactions that the service doesn't list (yet). Transactions older than the loaded
 * pages wait until their page is loaded.
 */
export function withDevice(
  listed: readonly HistoryEntry[],
  sent: readonly TrackedTransaction[],
  isComplete: boolean,
): readonly ActivityEntry[] {
  if (sent.length === 0) return listed;
  const known = new Set(listed.map(({ hash }) => hash.toLowerCase()));
  const own = new Map(
    sent.flatMap((one) => {
      const hash = hashNow(one);
      return hash === undefined ? [] : [[hash.toLowerCase(), one] as const];
    }),
  );
  const oldest = isComplete ? 0 : (listed.at(-1)?.minedAt ?? 0);
  const others = sent
    .map(activityOf)
    .filter(({ hash, minedAt }) => minedAt >= oldest && !(hash && known.has(hash.toLowerCase())));
  const told = listed.map((entry) => {
    const one = own.get(entry.hash.toLowerCase());
    return one ? withVerdict(entry, one) : entry;
  });
  return [...told, ...others].sort((a, b) => b.minedAt - a.minedAt);
}

/** Results that only this device found out about transactions in a block. Services only see that these succeeded. */
const VERDICTS: readonly ActivityStatus[] = [
  'failed',
  'failed_in_part',
  'unmoved',
  'partly',
  'mismatched',
  'unchecked',
  'underway',
  'refunded',
  'otherwise',
];

function withVerdict(entry: HistoryEntry, one: TrackedTransaction): ActivityEntry {
  // For token transfers, services name the token's contract. This device knows the real recipient.
  const recipient = one.kind === 'send' ? recipientOf(one) : undefined;
  const named = { ...entry, deviceId: one.id, ...(recipient === undefined ? {} : { recipient }) };
  const { status, transfers } = activityOf(one);
  if (!VERDICTS.includes(status)) return named;
  // This device doesn't know the amounts of a page's own request.
  const isUnknown = status === 'unchecked' && transfers.length === 0;
  return { ...named, status, transfers: isUnknown ? entry.transfers : transfers };
}

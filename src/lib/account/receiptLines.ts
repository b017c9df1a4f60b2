import { deliveryOf } from '../swap/delivery/deliveryOf.js';
import { hashesOf, type TrackedTransaction } from '../transactions/trackedTransaction.js';
import type { ActivityEntry, ActivityStatus } from './activityEntry.js';
import type { HistoryTransfer } from './transactionHistory.js';

/** One line of a receipt: an amount that has moved, or that was meant to. */
export interface ReceiptLine {
  readonly says: 'sent' | 'received' | 'toSend' | 'toReceive';
  readonly transfer: HistoryTransfer;
  /** The amount that the swap is expected to yield, as decimal text, until the real one is known. */
  readonly expected?: string | undefined;
}

/** Statuses that may still bring an incoming amount. */
const OPEN: ReadonlySet<ActivityStatus> = new Set([
  'asked',
  'awaiting_signatures',
  'pending',
  'unknown',
  'underway',
]);
/** The received amount is known, even if it isn't the requested one. */
const PAID_OUT: ReadonlySet<ActivityStatus> = new Set(['refunded', 'otherwise']);

/**
 * The amounts that left the account and came in, as far as there is evidence; otherwise the requested ones. `record` is this
 * device's transaction. Empty if the wallet sent something else, which a sentence explains instead.
 */
export function receiptLines(
  entry: ActivityEntry,
  record: TrackedTransaction | undefined,
): readonly ReceiptLine[] {
  const { status } = entry;
  if (status === 'mismatched') return [];
  // Without transfers, the moved amounts are unknown, so the requested ones are used.
  const transfers = entry.transfers.length > 0 ? entry.transfers : record ? askedFor(record) : [];
  return transfers.flatMap((transfer): readonly ReceiptLine[] => {
    const isIn = transfer.direction === 'in';
    if (status === 'confirmed' || PAID_OUT.has(status))
      return [{ says: isIn ? 'received' : 'sent', transfer }];
    if (!isIn && record && deliveryOf(record)) return [{ says: 'sent', transfer }];
    if (!isIn) return [{ says: 'toSend', transfer }];
    const expected = record?.kind === 'swap' ? record.summary.bought : undefined;
    return OPEN.has(status) ? [{ says: 'toReceive', transfer, expected }] : [];
  });
}

function askedFor({ kind, summary }: TrackedTransaction): readonly HistoryTransfer[] {
  const { amount, symbol } = summary;
  if (amount === undefined || (kind !== 'send' && kind !== 'swap')) return [];
  return [
    {
      ...{ kind: 'token', direction: 'out', symbol, quantity: amount },
      ...{ name: undefined, image: undefined, isSpam: false },
    },
  ];
}

/** The hashes that are in a block; a fee increase changes the hash. Empty until there is one. */
export function hashesInBlocks(
  entry: ActivityEntry,
  record: TrackedTransaction | undefined,
): readonly string[] {
  if (!record) return entry.status === 'pending' || entry.hash === undefined ? [] : [entry.hash];
  const { status } = record;
  if (status.step === 'replaced') return status.how === 'sped_up' ? [status.by] : [];
  const isInBlock =
    status.step === 'confirmed' ||
    status.step === 'reverted' ||
    (status.step === 'mismatched' && status.isSuccess !== undefined);
  return isInBlock ? [...new Set(hashesOf(record))] : [];
}

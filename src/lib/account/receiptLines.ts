import { deliveryOf } from '../swap/delivery/deliveryOf.js';
import { hashesOf, type TrackedTransaction } from '../transactions/trackedTransaction.js';
import type { ActivityEntry, ActivityStatus } from './activityEntry.js';
import type { HistoryTransfer } from './transactionHistory.js';

/** What a receipt says of one thing that a transaction moves: that it has moved, or that it was to. */
export interface ReceiptLine {
  readonly says: 'sent' | 'received' | 'toSend' | 'toReceive';
  readonly transfer: HistoryTransfer;
  /** What a swap probably yields, as decimal text, while nobody knows what it has. */
  readonly expected?: string | undefined;
}

/** What may still bring something. */
const OPEN: ReadonlySet<ActivityStatus> = new Set([
  'asked',
  'awaiting_signatures',
  'pending',
  'unknown',
  'underway',
]);
/** What came is known, if not what was asked for. */
const PAID_OUT: ReadonlySet<ActivityStatus> = new Set(['refunded', 'otherwise']);

/**
 * What left the account and what came, as far as there is evidence; otherwise what was asked for. `record` is the transaction of
 * this device. Nothing for a wallet that sent something else: that is told in a sentence.
 */
export function receiptLines(
  entry: ActivityEntry,
  record: TrackedTransaction | undefined,
): readonly ReceiptLine[] {
  const { status } = entry;
  if (status === 'mismatched') return [];
  // How much of it moved is not known.
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

/** The hashes of what is in a block: with a higher fee, it is another one. Empty while nothing is. */
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

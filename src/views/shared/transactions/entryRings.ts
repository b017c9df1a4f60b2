import type { ActivityStatus } from '../../../lib/account/activityEntry.js';
import type { StatusRingProps } from '../../../ui/StatusRing.js';

type Ring = StatusRingProps['status'];

/** The ring on the receipt for each status. */
export const ENTRY_RINGS: Readonly<Record<ActivityStatus, Ring>> = {
  confirmed: 'done',
  asked: 'waiting',
  awaiting_signatures: 'waiting',
  pending: 'waiting',
  underway: 'waiting',
  failed: 'failed',
  failed_in_part: 'failed',
  mismatched: 'failed',
  partly: 'failed',
  otherwise: 'failed',
  refunded: 'failed',
  unmoved: 'failed',
  unchecked: 'unknown',
  unknown: 'unknown',
  dropped: 'unknown',
  canceled: 'declined',
  replaced: 'idle',
};

/** The tone of a tag with the same meaning. */
export const RING_TONES = {
  done: 'success',
  failed: 'danger',
  unknown: 'warning',
  declined: 'neutral',
  waiting: 'neutral',
  idle: 'neutral',
} as const satisfies Readonly<Record<Ring, string>>;

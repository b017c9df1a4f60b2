import type { ActivityEntry } from '../account/activityEntry.js';

interface Look {
  /** The ids of purchases that existed when the provider's page was opened. Undefined if unknown. */
  readonly before: ReadonlySet<string> | undefined;
  /** The time it was opened, in ms since 1970. */
  readonly startedAt: number;
}

/**
 * Whether a purchase was made since the provider's page was opened, or is pending. Clocks differ between devices and services,
 * so times only count if the earlier purchases are unknown.
 */
export function isNewPurchase({ id, status, minedAt }: ActivityEntry, { before, startedAt }: Look): boolean {
  if (status === 'pending') return true;
  return before ? !before.has(id) : minedAt > startedAt;
}

import type { ActivityEntry } from '../account/activityEntry.js';

interface Look {
  /** The purchases that were there when the provider's page was opened. Undefined if nobody could tell. */
  readonly before: ReadonlySet<string> | undefined;
  /** When it was opened, in ms since 1970. */
  readonly startedAt: number;
}

/**
 * Whether a purchase was made since the provider's page was opened, or is on its way. Clocks differ between devices and
 * services, so that times count only where nothing else is known.
 */
export function isNewPurchase({ id, status, minedAt }: ActivityEntry, { before, startedAt }: Look): boolean {
  if (status === 'pending') return true;
  return before ? !before.has(id) : minedAt > startedAt;
}

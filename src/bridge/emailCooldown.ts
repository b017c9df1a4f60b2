import { EMAIL_COOLDOWN_MS } from '../lib/constants.js';

/** How many seconds it takes until an email may be asked for again, rounded up; 0 when it may (spec §9). */
export function emailCooldownSeconds(lastSent: number | undefined, now: number): number {
  // A clock that was put back must not lock anybody out.
  if (lastSent === undefined || lastSent > now) return 0;
  return Math.max(0, Math.ceil((EMAIL_COOLDOWN_MS - (now - lastSent)) / 1000));
}

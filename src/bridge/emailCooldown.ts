import { EMAIL_COOLDOWN_MS } from '../lib/constants.js';

/** Seconds until another email may be requested, rounded up; 0 if now (behaviour 6.3). */
export function emailCooldownSeconds(lastSent: number | undefined, now: number): number {
  // A clock that was set back must not lock anybody out.
  if (lastSent === undefined || lastSent > now) return 0;
  return Math.max(0, Math.ceil((EMAIL_COOLDOWN_MS - (now - lastSent)) / 1000));
}

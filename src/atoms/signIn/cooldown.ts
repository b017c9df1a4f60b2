import { atom } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';
import { latestAtom } from '../util/latest.js';

/** Update interval of the countdown to the next email, in ms. */
const COUNTDOWN_MS = 1_000;

const cooldownCell = atom(0);
const nextCooldownAtom = latestAtom();

/** Seconds until another email may be requested; 0 for now. Updated only while `watchCooldownAtom` runs. */
export const cooldownAtom = atom((get) => get(cooldownCell));

/** Counts down until another email may be requested. Returns a function that stops the countdown. */
export const watchCooldownAtom = atom(null, (get, set): (() => void) => {
  const signal = set(nextCooldownAtom);
  const { clock, openSignIn } = get(servicesAtom);
  async function look() {
    const { calls } = await openSignIn();
    const seconds = await calls.emailCooldown();
    if (signal.aborted) return;
    set(cooldownCell, seconds);
    if (seconds > 0) clock.after(COUNTDOWN_MS, again);
  }
  // Without the countdown, requests stay possible. One that comes too soon is refused.
  const again = () => void look().catch(() => set(cooldownCell, 0));
  again();
  return () => void set(nextCooldownAtom);
});

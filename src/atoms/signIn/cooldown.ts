import { atom } from 'jotai/vanilla';
import { COUNTDOWN_MS } from '../../lib/constants.js';
import { servicesAtom } from '../hostServices.js';
import { latestAtom } from '../util/latest.js';

const cooldownCell = atom(0);
const nextCooldownAtom = latestAtom();

/** Seconds until another email may be asked for; 0 when it may. Counted while somebody watches. */
export const cooldownAtom = atom((get) => get(cooldownCell));

/** Counts down to the next email that may be asked for. Answers what ends it. */
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
  // Without it the email can be asked for, and the frame says when it is too soon.
  const again = () => void look().catch(() => set(cooldownCell, 0));
  again();
  return () => void set(nextCooldownAtom);
});

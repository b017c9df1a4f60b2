import { atom } from 'jotai/vanilla';
import { SHAKE_MS } from '../lib/constants.js';
import { servicesAtom } from './hostServices.js';

const shakeCell = atom(false);
export const isShakingAtom = atom((get) => get(shakeCell));

/** Shakes the card for half a second. Does nothing during a shake. */
export const shakeAtom = atom(null, (get, set) => {
  if (get(shakeCell)) return;
  set(shakeCell, true);
  get(servicesAtom).clock.after(SHAKE_MS, () => set(shakeCell, false));
});

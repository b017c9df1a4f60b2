import { atom } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';

const cell = atom<number>();

/** When the last email with a code or link was sent, in ms since 1970. Set it when sending one. */
export const mailedAtAtom = atom(
  (get) => get(cell),
  (get, set) => set(cell, get(servicesAtom).clock.now()),
);

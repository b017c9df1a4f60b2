import { atom } from 'jotai/vanilla';
import type { Dispose } from '../util/store.js';

const cell = atom<readonly string[]>([]);

/** The ids of transactions of which a view on screen says what is known. Messages over the view do not repeat it. */
export const shownTransactionsAtom = atom((get) => get(cell));

/** Adds one, until disposed. */
export const addShownAtom = atom(null, (_get, set, id: string): Dispose => {
  set(cell, (all) => [...all, id]);
  return () =>
    set(cell, (all) => {
      const at = all.indexOf(id);
      return all.filter((_, index) => index !== at);
    });
});

import { atom } from 'jotai/vanilla';
import type { Dispose } from '../util/store.js';

/** A transaction of which a view on screen says what is known. */
export interface ShownTransaction {
  readonly id: string;
  /** `failure`: also that it did not go through; the view is left when it did. */
  readonly says: 'progress' | 'failure' | 'everything';
}

const cell = atom<readonly ShownTransaction[]>([]);

/** Messages over the view do not repeat what it says of these. */
export const shownTransactionsAtom = atom((get) => get(cell));

/** Adds one, until disposed. */
export const addShownAtom = atom(null, (_get, set, shown: ShownTransaction): Dispose => {
  set(cell, (all) => [...all, shown]);
  return () => set(cell, (all) => all.filter((one) => one !== shown));
});

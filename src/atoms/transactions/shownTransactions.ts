import { atom } from 'jotai/vanilla';
import type { Dispose } from '../util/store.js';

/** A transaction whose status a view on screen shows. */
export interface ShownTransaction {
  readonly id: string;
  /** `failure`: progress and failure; the view is left on success. */
  readonly says: 'progress' | 'failure' | 'everything';
}

const cell = atom<readonly ShownTransaction[]>([]);

/** Messages over the view don't repeat these. */
export const shownTransactionsAtom = atom((get) => get(cell));

/** Adds one, until disposed. */
export const addShownAtom = atom(null, (_get, set, shown: ShownTransaction): Dispose => {
  set(cell, (all) => [...all, shown]);
  return () => set(cell, (all) => all.filter((one) => one !== shown));
});

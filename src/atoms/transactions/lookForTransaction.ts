import { atom } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';

/** What became of the last press that asked what became of a transaction. */
export interface LookPress {
  /** Of the transaction. */
  readonly id: string;
  readonly step: 'looking' | 'looked' | 'failed';
}

const cell = atom<LookPress | undefined>(undefined);

export const lookPressAtom = atom((get) => get(cell));

/** Looks at once what became of a transaction. The list of transactions tells what was found. */
export const lookForTransactionAtom = atom(null, async (get, set, id: string) => {
  if (get(cell)?.step === 'looking') return;
  set(cell, { id, step: 'looking' });
  try {
    await (await get(servicesAtom).openTracker()).look(id);
    set(cell, { id, step: 'looked' });
  } catch {
    // Nobody answered, which says nothing about the transaction.
    set(cell, { id, step: 'failed' });
  }
});

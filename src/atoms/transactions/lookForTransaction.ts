import { atom } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';

/** The state of the visitor's last check of a transaction. */
export interface LookPress {
  /** The transaction's id. */
  readonly id: string;
  readonly step: 'looking' | 'looked' | 'failed';
}

const cell = atom<LookPress | undefined>(undefined);

export const lookPressAtom = atom((get) => get(cell));

/** Checks a transaction at once. The list of transactions shows the result. */
export const lookForTransactionAtom = atom(null, async (get, set, id: string) => {
  if (get(cell)?.step === 'looking') return;
  set(cell, { id, step: 'looking' });
  try {
    await (await get(servicesAtom).openTracker()).look(id);
    set(cell, { id, step: 'looked' });
  } catch {
    // A missing answer says nothing about the transaction.
    set(cell, { id, step: 'failed' });
  }
});

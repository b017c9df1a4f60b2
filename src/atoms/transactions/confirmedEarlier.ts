import { atom } from 'jotai/vanilla';

const cell = atom<readonly string[]>([]);

/** The ids of earlier transactions despite which the visitor wants to send another one. For one review each. */
export const confirmedEarlierAtom = atom((get) => get(cell));

/** Confirms one, or withdraws the confirmation. */
export const confirmEarlierAtom = atom(null, (_get, set, id: string, isConfirmed: boolean) =>
  set(cell, (all) => [...all.filter((one) => one !== id), ...(isConfirmed ? [id] : [])]),
);

/** Clears all, so that the next review asks again. */
export const forgetConfirmedAtom = atom(null, (_get, set) => set(cell, []));

import { atom } from 'jotai/vanilla';

const cell = atom<readonly string[]>([]);

/** The ids of earlier transactions beside which the visitor wants to send another one. For one review each. */
export const confirmedEarlierAtom = atom((get) => get(cell));

/** Confirms one, or takes that back. */
export const confirmEarlierAtom = atom(null, (_get, set, id: string, isConfirmed: boolean) =>
  set(cell, (all) => [...all.filter((one) => one !== id), ...(isConfirmed ? [id] : [])]),
);

/** Forgets all: the next review asks anew. */
export const forgetConfirmedAtom = atom(null, (_get, set) => set(cell, []));

import { atom } from 'jotai/vanilla';

/** The content of the form. Kept while the visitor is in other views, until the name is registered. */
export interface NameDraft {
  /** As typed. */
  readonly text: string;
  /** Whether it is one of the suggestions, which are free. */
  readonly isSuggested: boolean;
}

const EMPTY: NameDraft = { text: '', isSuggested: false };

const cell = atom<NameDraft>(EMPTY);

export const nameDraftAtom = atom((get) => get(cell));

export const typeNameAtom = atom(null, (_get, set, text: string) => set(cell, { text, isSuggested: false }));

export const chooseNameAtom = atom(null, (_get, set, name: string) =>
  set(cell, { text: name, isSuggested: true }),
);

/** Looks up a suggestion like any other name. */
export const doubtNameAtom = atom(null, (_get, set) =>
  set(cell, (draft) => (draft.isSuggested ? { ...draft, isSuggested: false } : draft)),
);

export const clearNameAtom = atom(null, (_get, set) => set(cell, EMPTY));

import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { latestAtom } from './latest.js';

/** What one attempt works with: it stops when the signal is aborted, and notes how it stands until then. */
export interface Attempt<T> {
  readonly signal: AbortSignal;
  /** Writes how it stands; nothing when another one began or it was given up. */
  note(status: T): void;
}

export interface AttemptAtoms<T> {
  /** How the latest attempt stands. */
  readonly statusAtom: Atom<T>;
  /** Begins the next attempt, which ends the one before. */
  readonly beginAtom: WritableAtom<null, [], Attempt<T>>;
  /** Gives the attempt up. */
  readonly cancelAtom: WritableAtom<null, [], void>;
}

/** For what is tried again and again while only the latest attempt counts; `idle` is how it stands without one. */
export function attemptAtoms<T>(idle: T): AttemptAtoms<T> {
  const statusCell = atom<T>(idle);
  const nextAtom = latestAtom();
  return {
    statusAtom: atom((get) => get(statusCell)),
    beginAtom: atom(null, (_get, set) => {
      const signal = set(nextAtom);
      return {
        signal,
        note(status) {
          if (!signal.aborted) set(statusCell, status);
        },
      };
    }),
    cancelAtom: atom(null, (_get, set) => {
      set(nextAtom);
      set(statusCell, idle);
    }),
  };
}

import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { latestAtom } from './latest.js';

/** The tools of one attempt. It stops when the signal is aborted, and writes its status until then. */
export interface Attempt<T> {
  readonly signal: AbortSignal;
  /** Writes the status. Does nothing after the next attempt has begun or this one was cancelled. */
  note(status: T): void;
}

export interface AttemptAtoms<T> {
  /** The status of the latest attempt. */
  readonly statusAtom: Atom<T>;
  /** Begins an attempt and aborts the previous one. */
  readonly beginAtom: WritableAtom<null, [], Attempt<T>>;
  /** Aborts the attempt and resets the status. */
  readonly cancelAtom: WritableAtom<null, [], void>;
}

/** Atoms for repeated attempts, where only the latest counts. `idle` is the status without an attempt. */
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

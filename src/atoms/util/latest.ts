import { atom, type WritableAtom } from 'jotai/vanilla';

/**
 * For asynchronous actions where only the latest counts. Setting the atom aborts the previous signal and returns a new one. An
 * action stops when its own signal is aborted.
 */
export function latestAtom(): WritableAtom<null, [], AbortSignal> {
  const current = atom<AbortController | null>(null);
  return atom(null, (get, set) => {
    get(current)?.abort();
    const controller = new AbortController();
    set(current, controller);
    return controller.signal;
  });
}

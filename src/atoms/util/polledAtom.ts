import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';
import { poll } from './poll.js';
import type { Dispose } from './store.js';

/**
 * An atom with the value of `read`. While the atom is mounted, `poll` runs the task that `start` returns. The task must not
 * reject.
 */
export function polledAtom<Value>(
  read: (get: Getter) => Value,
  ms: number,
  start: (get: Getter, set: Setter) => () => Promise<void>,
) {
  const polled = atom(read, (get, set): Dispose => poll(get(servicesAtom), ms, start(get, set)));
  polled.onMount = (watch) => watch();
  return polled;
}

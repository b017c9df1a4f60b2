import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { servicesAtom } from '../hostServices.js';
import { poll } from './poll.js';
import type { Dispose } from './store.js';

/**
 * An atom of what `read` answers. While anything shows it, the task that `start` makes runs as in `poll`. The task must not
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

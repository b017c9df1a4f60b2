import { type Atom, atom, type Getter } from 'jotai/vanilla';
import { unwrap } from 'jotai/vanilla/utils';

/** The status of an asynchronous read. While it runs again, `previous` keeps the last data. */
export type AsyncResult<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly previous?: T }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'data'; readonly data: T };

const PENDING = { status: 'pending' } as const;

/**
 * An atom of the result of `read`, which gets a signal that aborts when its inputs change. If `read` returns undefined, the
 * status is idle. Data about one subject is never kept for another.
 */
export function asyncResultAtom<T>(
  subject: (get: Getter) => unknown,
  read: (get: Getter, options: { signal: AbortSignal }) => Promise<T> | undefined,
): Atom<AsyncResult<T>> {
  const settled = atom(async (get, options) => {
    const about = subject(get);
    let result: AsyncResult<T>;
    try {
      const running = read(get, options);
      result = running ? { status: 'data', data: await running } : { status: 'idle' };
    } catch (error) {
      result = { status: 'error', error };
    }
    return { about, result };
  });
  const present = unwrap(settled, (last) => {
    const previous = dataOf(last?.result);
    const result: AsyncResult<T> = previous === undefined ? PENDING : { status: 'pending', previous };
    return { about: last?.about, result };
  });
  return atom((get) => {
    const { about, result } = get(present);
    return result.status === 'pending' && about !== subject(get) ? PENDING : result;
  });
}

/** The data of a result, even if stale. */
export function dataOf<T>(result: AsyncResult<T> | undefined): T | undefined {
  if (result?.status === 'data') return result.data;
  return result?.status === 'pending' ? result.previous : undefined;
}

import { type Atom, atom, type Getter } from 'jotai/vanilla';
import { unwrap } from 'jotai/vanilla/utils';

/** Where an asynchronous read stands. While it runs again, `previous` keeps what was known. */
export type AsyncResult<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly previous?: T }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'data'; readonly data: T };

/**
 * An atom of the result of `read`, which gets a signal that aborts when its inputs change. A read that answers
 * undefined at once is idle: there is nothing to read.
 */
export function asyncResultAtom<T>(
  read: (get: Getter, options: { signal: AbortSignal }) => Promise<T> | undefined,
): Atom<AsyncResult<T>> {
  const settled = atom(async (get, options): Promise<AsyncResult<T>> => {
    try {
      const running = read(get, options);
      return running ? { status: 'data', data: await running } : { status: 'idle' };
    } catch (error) {
      return { status: 'error', error };
    }
  });
  return unwrap(settled, (last): AsyncResult<T> => {
    const previous = dataOf(last);
    return previous === undefined ? { status: 'pending' } : { status: 'pending', previous };
  });
}

/** What is known by a result, stale or not. */
export function dataOf<T>(result: AsyncResult<T> | undefined): T | undefined {
  if (result?.status === 'data') return result.data;
  return result?.status === 'pending' ? result.previous : undefined;
}

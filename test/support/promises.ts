import { atPace } from './atPace.js';

/** A promise that the test settles. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

export function deferred<T = void>(): Deferred<T> {
  const settlers = {} as Omit<Deferred<T>, 'promise'>;
  const promise = new Promise<T>((resolve, reject) => Object.assign(settlers, { resolve, reject }));
  return { promise, ...settlers };
}

/** Resolves once everything that was ready has run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The reason a promise rejects with. Throws if it resolves. */
export async function rejection<T = { code?: unknown; message: string }>(
  promise: Promise<unknown>,
): Promise<T> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error as T;
  }
  throw new Error(`Expected a rejection, got ${JSON.stringify(value)}`);
}

/** Whether a promise is still pending after everything ready has run. */
export async function isPending(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  promise.then(done, done);
  await settled();
  return !isDone;
}

/** Resolves once the condition holds. Throws if it doesn't within this many milliseconds. */
export async function until(condition: () => unknown, what = 'the condition', ms = 20_000): Promise<void> {
  const end = performance.now() + atPace(ms);
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

import { type Clock, systemClock } from './clock.js';
import { wait } from './wait.js';

/** Deadline of the site's own storage, in ms. After it, the storage counts as failed. */
const STORAGE_DEADLINE_MS = 3_000;

/** Several times the size of any stored value, in characters. Longer texts aren't ours. */
const LONGEST = 1_000_000;

/** Stores the remembered connection. A host may provide its own, for example one backed by cookies. */
export interface KeyValueStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A storage that never throws and always answers in time. */
export interface SafeStorage {
  get(key: string): Promise<string | null>;
  /** Null removes the key. */
  set(key: string, value: string | null): Promise<void>;
}

/**
 * Wraps a storage so that it never throws, and answers within a deadline. If the storage fails, reads return what was
 * written on this page. Only the first failure is reported.
 */
export function safeStorage(
  storage: KeyValueStorage,
  onFailure: (cause: unknown) => void,
  clock: Clock = systemClock,
): SafeStorage {
  const spare = memoryStorage();
  let failed = false;
  const fail = (cause: unknown) => {
    if (!failed) onFailure(cause);
    failed = true;
  };
  /** `async` turns a synchronous throw into a rejection. */
  const ask = <T>(question: () => T | Promise<T>): Promise<T> =>
    wait((async () => question())(), { clock, deadlineMs: STORAGE_DEADLINE_MS, what: 'The storage' });
  const write = (target: KeyValueStorage, key: string, value: string | null) =>
    value === null ? target.removeItem(key) : target.setItem(key, value);

  return {
    async get(key) {
      if (failed) return spare.getItem(key);
      try {
        const value = await ask(() => storage.getItem(key));
        return typeof value === 'string' && value.length <= LONGEST ? value : null;
      } catch (cause) {
        fail(cause);
        return spare.getItem(key);
      }
    },
    async set(key, value) {
      void write(spare, key, value);
      // Still try to remove values from a failed storage, but do not wait for it.
      if (failed && value !== null) return;
      const writing = ask(() => write(storage, key, value)).catch(fail);
      if (!failed) await writing;
    },
  };
}

/** Where a connection is remembered. A host may give its own, for example one backed by cookies. */
export interface KeyValueStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** A storage that lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A storage that never throws. */
export interface SafeStorage {
  get(key: string): Promise<string | null>;
  /** Null removes the key. */
  set(key: string, value: string | null): Promise<void>;
}

/**
 * Wraps a storage so that it never throws: a failing read answers null, and the first failure is reported once.
 */
export function safeStorage(storage: KeyValueStorage, onFailure: (cause: unknown) => void): SafeStorage {
  const spare = memoryStorage();
  let failed = false;
  const fail = (cause: unknown) => {
    if (!failed) onFailure(cause);
    failed = true;
  };
  return {
    async get(key) {
      try {
        const value = failed ? await spare.getItem(key) : await storage.getItem(key);
        return typeof value === 'string' ? value : null;
      } catch (cause) {
        fail(cause);
        return spare.getItem(key);
      }
    },
    async set(key, value) {
      // What is to be forgotten may still lie in a storage that failed since.
      for (const target of failed && value !== null ? [spare] : [storage, spare]) {
        try {
          if (value === null) await target.removeItem(key);
          else await target.setItem(key, value);
        } catch (cause) {
          fail(cause);
        }
      }
    },
  };
}

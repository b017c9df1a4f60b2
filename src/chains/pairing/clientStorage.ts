import type { SafeStorage } from '../../lib/storage.js';
import { readClientRecord } from './clientRecords.js';

/** The storage that WalletConnect's client asks for. */
export interface ClientStorage {
  getKeys(): Promise<string[]>;
  getEntries<T>(): Promise<[string, T][]>;
  getItem<T>(key: string): Promise<T | undefined>;
  setItem<T>(key: string, value: T): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/**
 * Keeps what WalletConnect's client has to remember, keys and sessions, where the element remembers its connection
 * and nowhere else. `nameOf` says what a key of the client is called there.
 */
export function clientStorage(storage: SafeStorage, nameOf: (key: string) => string): ClientStorage {
  return {
    // Listing belongs to a part of the library that is not used.
    getKeys: async () => [],
    getEntries: async () => [],
    async getItem<T>(key: string) {
      try {
        const kept: unknown = JSON.parse((await storage.get(nameOf(key))) ?? 'null');
        // What it is called there, the library has written; the reader has looked at what is in it.
        return readClientRecord(key, kept) as T | undefined;
      } catch {
        // Somebody else wrote there: as good as nothing.
        return undefined;
      }
    },
    setItem: (key, value) => storage.set(nameOf(key), JSON.stringify(value)),
    removeItem: (key) => storage.set(nameOf(key), null),
  };
}

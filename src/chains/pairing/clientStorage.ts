import type { SafeStorage } from '../../lib/safeStorage.js';
import { readClientRecord } from './clientRecords.js';

/** The storage interface that WalletConnect's client expects. */
export interface ClientStorage {
  getKeys(): Promise<string[]>;
  getEntries<T>(): Promise<[string, T][]>;
  getItem<T>(key: string): Promise<T | undefined>;
  setItem<T>(key: string, value: T): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/**
 * Stores the keys and sessions of WalletConnect's client in the element's own storage and nowhere else. `nameOf` maps the
 * client's keys to the names in that storage.
 */
export function clientStorage(storage: SafeStorage, nameOf: (key: string) => string): ClientStorage {
  return {
    // Only an unused part of the library lists keys.
    getKeys: async () => [],
    getEntries: async () => [],
    async getItem<T>(key: string) {
      try {
        const kept: unknown = JSON.parse((await storage.get(nameOf(key))) ?? 'null');
        // The library chose the key, and the reader has checked the value.
        return readClientRecord(key, kept) as T | undefined;
      } catch {
        // Treat foreign data under this key as missing.
        return undefined;
      }
    },
    setItem: (key, value) => {
      const text = JSON.stringify(value);
      // Don't keep empty values: they mean the same as missing ones.
      return storage.set(nameOf(key), text === '[]' || text === '{}' ? null : text);
    },
    removeItem: (key) => storage.set(nameOf(key), null),
  };
}

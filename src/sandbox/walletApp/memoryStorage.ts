/** Storage for a wallet app's keys, pairings and sessions. Values are JSON. */
export interface WalletAppStorage {
  getKeys(): Promise<string[]>;
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** A storage that lives as long as this object. */
export function createMemoryStorage(): WalletAppStorage {
  const texts = new Map<string, string>();
  return {
    getKeys: async () => [...texts.keys()],
    getItem: async (key) => {
      const text = texts.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    setItem: async (key, value) => {
      // Stored as text, so that later changes of the value have no effect.
      texts.set(key, JSON.stringify(value));
    },
    removeItem: async (key) => {
      texts.delete(key);
    },
  };
}

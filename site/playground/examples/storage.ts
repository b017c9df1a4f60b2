import type { KeyValueStorage } from 'wallet-modal';

const values = new Map();

/** Forgets everything when the visitor leaves. Your own storage can keep it, for example in cookies. */
export const storage: KeyValueStorage = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
};

export type Remember = 'local' | 'session' | 'none';

/** The browser's own storage, or undefined if it is denied: merely reading `localStorage` then throws. */
export function webStorage(remember: Remember): Storage | undefined {
  if (remember === 'none') return undefined;
  try {
    const storage = remember === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    storage.getItem('wallet-modal');
    return storage;
  } catch {
    // Denied storage is a visitor's setting, not a failure: the caller falls back to memory and says so.
    return undefined;
  }
}

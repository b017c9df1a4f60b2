interface Entry {
  readonly value: unknown;
  readonly destroy: () => void;
  users: number;
}

const entries = new Map<string, Entry>();

/**
 * What is truly one per page (the listener for announced wallets, the pairing client) lives here, counted: the first
 * user makes it, the last one's `release` destroys it. `release` may be called twice.
 */
export function acquire<T>(
  key: string,
  create: () => { value: T; destroy: () => void },
): { value: T; release: () => void } {
  let entry = entries.get(key);
  if (!entry) {
    entry = { ...create(), users: 0 };
    entries.set(key, entry);
  }
  const held = entry;
  held.users += 1;
  let released = false;
  return {
    // The key names the type: one key is only ever created by one function.
    value: held.value as T,
    release: () => {
      if (released) return;
      released = true;
      held.users -= 1;
      if (held.users > 0) return;
      entries.delete(key);
      held.destroy();
    },
  };
}

interface Entry {
  readonly value: unknown;
  readonly destroy: () => void;
  users: number;
}

const entries = new Map<string, Entry>();

/**
 * Counted references to objects that exist once per page, such as the listener for announced wallets or the pairing
 * client. The first `acquire` creates the object, the last `release` destroys it. `release` may be called twice.
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
    // The key implies the type: only one function uses each key.
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

/**
 * Keeps values in memory for a while, and so for one process only. For several processes, write the same three functions
 * for a database; `take` must then read and delete in one step, so that a nonce works once.
 * @param {{ name?: string, now: () => number, lifetimeMs: number, most?: number }} options
 */
export function memoryStore({ now, lifetimeMs, most = 100_000 }) {
  /** The oldest first, because all live equally long. */
  const entries = new Map();

  function dropOld() {
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now() && entries.size < most) return;
      entries.delete(key);
    }
  }

  async function get(key) {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry.value : undefined;
  }

  return {
    get,
    async set(key, value) {
      dropOld();
      entries.set(key, { value, expiresAt: now() + lifetimeMs });
    },
    /** Returns a value and forgets it. */
    async take(key) {
      const value = get(key);
      entries.delete(key);
      return value;
    },
  };
}

/** A wallet's memory, shared with other tabs. */
export interface MemoryStore<Memory> {
  get(): Memory;
  /** Changes the memory here, in storage and in the other tabs. */
  set(change: Partial<Memory>): void;
  /** Reports every change, from any tab. Returns the unsubscribe function. */
  subscribe(listener: (now: Memory, before: Memory) => void): () => void;
  destroy(): void;
}

export interface MemoryStoreOptions<Memory> {
  /** The key in localStorage, and the name of the channel between tabs. Without it, only this object has the memory. */
  readonly key?: string | undefined;
  readonly initial: Memory;
  /** Reads stored data, which is untrusted. */
  readonly read: (value: Readonly<Record<string, unknown>>) => Memory;
}

/** Stores a wallet's memory. Without storage, it lasts as long as the page. */
export function createMemoryStore<Memory extends object>({
  key,
  initial,
  read,
}: MemoryStoreOptions<Memory>): MemoryStore<Memory> {
  const listeners = new Set<(now: Memory, before: Memory) => void>();
  const channel = key === undefined ? undefined : openChannel(key);
  const parse = (text: string | null) => {
    const value = parseObject(text);
    return value && read(value);
  };
  let memory = (key !== undefined && parse(readStorage(key))) || initial;
  const replace = (next: Memory) => {
    const before = memory;
    memory = next;
    for (const listener of listeners) listener(next, before);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    const next = typeof event.data === 'string' ? parse(event.data) : undefined;
    if (next) replace(next);
  };
  channel?.addEventListener('message', onMessage);
  return {
    get: () => memory,
    set(change) {
      const next = { ...memory, ...change };
      const text = JSON.stringify(next);
      if (text === JSON.stringify(memory)) return;
      if (key !== undefined) writeStorage(key, text);
      // Post before our own listeners run: one of them may leave the page.
      channel?.postMessage(text);
      replace(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      listeners.clear();
      channel?.close();
    },
  };
}

/** Resolves when a wallet is unlocked; never if it is aborted first. */
export function untilUnlocked(
  memory: MemoryStore<{ readonly locked: boolean }>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = memory.subscribe((now) => {
      if (now.locked) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** The stored text may come from another version, a user or a test. */
function parseObject(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

// Storage may be denied: reading `localStorage` then throws, and the memory lives in this object only.
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage, only this object has the memory.
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    // In Node, an open channel would keep the process alive.
    (channel as { unref?: () => void }).unref?.();
    return channel;
  } catch {
    return undefined;
  }
}

/** What a wallet remembers, as the other tabs see it too. */
export interface MemoryStore<Memory> {
  get(): Memory;
  /** Changes it here, in storage and in the other tabs. */
  set(change: Partial<Memory>): void;
  /** Tells of every change, wherever it was made. */
  subscribe(listener: (now: Memory, before: Memory) => void): () => void;
  destroy(): void;
}

export interface MemoryStoreOptions<Memory> {
  /** The key in localStorage, and the name of the channel between tabs; absent: this object only. */
  readonly key?: string | undefined;
  readonly initial: Memory;
  /** Reads what was written, and takes nothing in it for granted. */
  readonly read: (value: Readonly<Record<string, unknown>>) => Memory;
}

/** Keeps a wallet's memory. Works without storage, then for as long as the page lives. */
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
      // Told before our own listeners run: one of them may leave the page.
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

/** Resolves when a wallet is unlocked; never when it is aborted first. */
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

/** Another version, a person or a test may have written anything there. */
function parseObject(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

// Storage may be denied: then reading `localStorage` throws, and the memory lives in this object only.
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
    // As above.
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    // Under Node an open channel would hold the process.
    (channel as { unref?: () => void }).unref?.();
    return channel;
  } catch {
    return undefined;
  }
}

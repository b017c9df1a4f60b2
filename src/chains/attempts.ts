/** Connection attempts that can be ended together, whatever signal each was started with. */
export interface Attempts {
  /** Runs an attempt. Its signal aborts when the given one does, or when all attempts are ended. */
  run<T>(signal: AbortSignal | undefined, attempt: (signal: AbortSignal) => Promise<T>): Promise<T>;
  end(): void;
}

export function createAttempts(): Attempts {
  const running = new Set<AbortController>();
  return {
    async run(signal, attempt) {
      const own = new AbortController();
      const onAbort = () => own.abort(signal?.reason);
      if (signal?.aborted) onAbort();
      signal?.addEventListener('abort', onAbort);
      running.add(own);
      try {
        return await attempt(own.signal);
      } finally {
        running.delete(own);
        signal?.removeEventListener('abort', onAbort);
      }
    },
    end() {
      for (const own of [...running]) own.abort();
    },
  };
}

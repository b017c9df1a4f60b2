import type { Clock } from '../../lib/clock.js';

export interface SilenceOptions<T> {
  readonly clock: Clock;
  /** Time to wait for the other source before asking, in ms. */
  readonly silenceMs: number;
  /** Aborts the request. */
  readonly signal: AbortSignal;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** Gets the answer to a request made because of silence. Without it, only `answer` makes the request. */
  readonly onEarly?: ((answer: T) => void) | undefined;
}

export interface SecondQuestion<T> {
  /** Returns the answer. Makes the request unless it was already made. */
  answer(): Promise<T>;
  readonly isAsked: boolean;
  /** Aborts a running request, and prevents later ones. */
  end(): void;
}

/** Prepares a request to a second source, in case the first one is silent or fails. It is made at most once. */
export function askAfterSilence<T>(options: SilenceOptions<T>): SecondQuestion<T> {
  const { clock, silenceMs, signal, ask, onEarly } = options;
  const life = new AbortController();
  let asked: Promise<T> | undefined;
  const answer = () => {
    asked ??= ask(life.signal);
    return asked;
  };
  async function answerEarly() {
    try {
      const early = await answer();
      if (!life.signal.aborted) onEarly?.(early);
    } catch {
      // The caller of `answer` gets the error.
    }
  }
  const cancel = onEarly && clock.after(silenceMs, () => void answerEarly());
  function end() {
    cancel?.();
    signal.removeEventListener('abort', end);
    life.abort(signal.reason);
  }
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
  return {
    answer,
    get isAsked() {
      return asked !== undefined;
    },
    end,
  };
}

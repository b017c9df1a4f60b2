import type { Clock } from '../../lib/clock.js';

export interface SilenceOptions<T> {
  readonly clock: Clock;
  /** How long to wait for somebody else's answer before asking, in ms. */
  readonly silenceMs: number;
  /** Aborts the question. */
  readonly signal: AbortSignal;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** Gets the answer to a question that was asked because of silence. Without it, nothing is asked by itself. */
  readonly onEarly?: ((answer: T) => void) | undefined;
}

export interface SecondQuestion<T> {
  /** The answer: asks unless that was done. */
  answer(): Promise<T>;
  readonly isAsked: boolean;
  /** Aborts the question if it still runs, and asks no more. */
  end(): void;
}

/** Prepares a question in case that somebody else is silent or fails. It is asked once at most. */
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
      // Whoever needs the answer in the end gets the error then.
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

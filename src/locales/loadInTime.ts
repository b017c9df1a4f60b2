/** Deadline of each file of a language before English takes its place, in ms. */
const LANGUAGE_DEADLINE_MS = 8_000;

/**
 * Loads a part of a language when it is first asked for, and keeps it. Rejects after a deadline, and from then on at once,
 * until it is there after all. What could not be loaded is loaded again the next time.
 */
export function loadInTime<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (!loading) {
      const whole = load();
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, LANGUAGE_DEADLINE_MS);
      });
      loading = Promise.race([whole, late]);
      whole.then(
        () => {
          loading = whole;
        },
        () => {
          loading = undefined;
        },
      );
    }
    return loading;
  };
}

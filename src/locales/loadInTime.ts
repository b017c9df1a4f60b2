/** In ms. The deadline for each file of a language, after which English replaces it. */
const LANGUAGE_DEADLINE_MS = 8_000;

/**
 * Loads a part of a language on first use and keeps it. Rejects after a deadline, and from then on at once until the part has
 * arrived. After a failure, the next call loads it again.
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

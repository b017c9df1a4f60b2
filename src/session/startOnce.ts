/**
 * A part that is loaded and started when it is first needed, and again after a failure. `end` ends it if it was started.
 */
export function startOnce<Part extends { end(): void }>(
  load: () => Promise<Part>,
): { start: () => Promise<Part>; end: () => void } {
  let started: Promise<Part> | undefined;
  return {
    start() {
      started ??= load().catch((error) => {
        // Try again next time.
        started = undefined;
        throw error;
      });
      return started;
    },
    // A failed load needs no cleanup.
    end: () =>
      void started?.then(
        (part) => part.end(),
        () => undefined,
      ),
  };
}

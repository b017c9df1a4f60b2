import { loadOnce } from '../lib/loadOnce.js';

/** A part that loads and starts when first needed, and again after a failure. `end` ends it if it was started. */
export function startOnce<Part extends { end(): void }>(
  begin: () => Promise<Part>,
): { start: () => Promise<Part>; end: () => void } {
  const load = loadOnce(begin);
  let started: Promise<Part> | undefined;
  return {
    start() {
      started = load();
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

/** Calls every listener. If one throws, the others still run, and its error is reported to the page. */
export function callAll<Payload>(listeners: Iterable<(payload: Payload) => void>, payload: Payload): void {
  for (const listener of [...listeners]) {
    try {
      listener(payload);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Calls every listener; one that throws does not keep the others from hearing it, and its error reaches the page. */
export function callAll<Payload>(listeners: Iterable<(payload: Payload) => void>, payload: Payload): void {
  for (const listener of [...listeners]) {
    try {
      listener(payload);
    } catch (error) {
      reportError(error);
    }
  }
}

declare global {
  /** How many times longer work takes than on a quiet machine. Set by what runs the tests (`scripts/lib/pace.mjs`). */
  var paceOfMachine: number | undefined;
}

/** A limit in ms, as long as this machine needs it. */
export const atPace = (ms: number): number => ms * (globalThis.paceOfMachine ?? 1);

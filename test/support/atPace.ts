declare global {
  /** The factor by which work is slower than on a quiet machine. Set by the test runner (`scripts/lib/pace.mjs`). */
  var paceOfMachine: number | undefined;
}

/** A limit in ms, adapted to this machine's speed. */
export const atPace = (ms: number): number => ms * (globalThis.paceOfMachine ?? 1);

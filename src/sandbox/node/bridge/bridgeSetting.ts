/**
 * What the bridge does with deposits that are still open: pays them out, does nothing until it is told something else,
 * gives them back, pays out another token than was asked for, or calls them failed and does nothing.
 */
export type BridgeMode = 'deliver' | 'slow' | 'refund' | 'partial' | 'fail';

export const BRIDGE_MODES: readonly BridgeMode[] = ['deliver', 'slow', 'refund', 'partial', 'fail'];

export interface BridgeSetting {
  /** Counts for all open deposits, whenever they were made. */
  readonly mode: BridgeMode;
  /** How long a deposit waits for that, in ms. Default: as the server was started with. */
  readonly ms?: number;
}

/** Decides what the bridge does. */
export interface BridgeControl {
  /** What happens to open deposits now. */
  readonly setting: BridgeSetting;
  /** Sets what happens to open deposits from now on. */
  set(setting: BridgeSetting): void;
}

/** Reads a setting from JSON. Throws a TypeError that says what is wrong. */
export function parseBridgeSetting(value: unknown): BridgeSetting {
  const { mode, ms } = (value ?? {}) as Record<string, unknown>;
  const known = BRIDGE_MODES.find((candidate) => candidate === mode);
  if (!known) throw new TypeError(`"mode" is one of ${BRIDGE_MODES.join(', ')}`);
  if (ms === undefined) return { mode: known };
  if (typeof ms !== 'number' || !(ms >= 0)) throw new TypeError('"ms" is a number, not negative');
  return { mode: known, ms };
}

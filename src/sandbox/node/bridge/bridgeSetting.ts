/**
 * The treatment of open deposits: pay them out, wait for another setting, refund them, pay out another token than the requested
 * one, or report them as failed without doing anything.
 */
export type BridgeMode = 'deliver' | 'slow' | 'refund' | 'partial' | 'fail';

export const BRIDGE_MODES: readonly BridgeMode[] = ['deliver', 'slow', 'refund', 'partial', 'fail'];

export interface BridgeSetting {
  /** Applies to all open deposits, including earlier ones. */
  readonly mode: BridgeMode;
  /** The wait before the bridge acts on a deposit, in ms. Default: the server's setting. */
  readonly ms?: number;
}

/** Controls the bridge. */
export interface BridgeControl {
  /** The current treatment of open deposits. */
  readonly setting: BridgeSetting;
  /** Sets the treatment of open deposits. */
  set(setting: BridgeSetting): void;
}

/** Reads a setting from JSON. Throws a TypeError that describes the fault. */
export function parseBridgeSetting(value: unknown): BridgeSetting {
  const { mode, ms } = (value ?? {}) as Record<string, unknown>;
  const known = BRIDGE_MODES.find((candidate) => candidate === mode);
  if (!known) throw new TypeError(`"mode" is one of ${BRIDGE_MODES.join(', ')}`);
  if (ms === undefined) return { mode: known };
  if (typeof ms !== 'number' || !(ms >= 0)) throw new TypeError('"ms" is a number, not negative');
  return { mode: known, ms };
}

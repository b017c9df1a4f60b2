import { RpcErrorCode } from '../requests/eip1193.js';
import { errorLayers } from '../requests/errorLayers.js';
import { readErrorCode } from '../requests/readErrorCode.js';
import { contradictRefusal } from '../requests/refusalText.js';

/** Why a wallet did not take calls: its user kept the account as it is, or it cannot do them at once. */
export type Untaken = 'upgradeRefused' | 'unsupported';

/** What only EIP-5792 has: an unknown capability, an unknown network, too many calls, no upgrade, no atomicity. */
const OF_CALLS = new Map<number | undefined, Untaken>([
  [5700, 'unsupported'],
  [5710, 'unsupported'],
  [5740, 'unsupported'],
  [5750, 'upgradeRefused'],
  [5760, 'unsupported'],
]);

/** What is said of any method. The last one is of the sign protocol. */
const OF_METHODS: ReadonlySet<number | undefined> = new Set([
  RpcErrorCode.unsupportedMethod,
  RpcErrorCode.methodNotFound,
  5101,
]);

/**
 * Why a wallet's error to `wallet_sendCalls` proves that it did nothing. Undefined if it proves nothing: an error inside another
 * one may be a node's, and one beside a hash came after sending. Never throws.
 */
export function readUntaken(error: unknown): Untaken | undefined {
  const layers = errorLayers(error);
  const code = readErrorCode(layers[0]?.code);
  if (layers.some(({ hasHash }) => hasHash)) return undefined;
  const reason = OF_CALLS.get(code);
  if (reason || !OF_METHODS.has(code)) return reason;
  const isContradicted = layers.some(({ texts, data }) => contradictRefusal([...texts, ...data]));
  return isContradicted ? undefined : 'unsupported';
}

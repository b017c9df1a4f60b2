import type { ErrorCode } from '../errors.js';
import { RpcErrorCode } from './eip1193.js';
import { errorLayers } from './errorLayers.js';
import { readErrorCode } from './readErrorCode.js';
import { contradictRefusal } from './refusalText.js';

const OURS: ErrorCode = 'wallet_locked';

/**
 * Whether a wallet's error says that it didn't ask its user because the page may not use the account: code 4100 in the
 * outermost error, and nothing in it that suggests a sent transaction. In a wrapped error, the code may be a node's. Never
 * throws.
 */
export function isUnpermitted(error: unknown): boolean {
  const layers = errorLayers(error);
  const code = layers[0]?.code;
  if (code !== OURS && readErrorCode(code) !== RpcErrorCode.unauthorized) return false;
  return !layers.some(({ texts, data, hasHash }) => hasHash || contradictRefusal([...texts, ...data]));
}

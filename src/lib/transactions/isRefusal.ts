import type { ErrorCode } from '../errors.js';
import { codeOf } from '../errorText.js';
import { RpcErrorCode } from '../requests/eip1193.js';
import { attempt, readFields } from '../untrusted/readFields.js';

/** Ours, for requests that never reached a node. */
const REFUSED: ReadonlySet<ErrorCode> = new Set([
  'aborted',
  'already_pending',
  'chain_not_added',
  'chain_not_supported',
  'load_failed',
  'method_not_supported',
  'not_connected',
  'request_invalid',
  'rpc_missing',
  'rpc_not_allowed',
  'transaction_failed',
  'user_rejected',
  'wallet_locked',
  'wallet_not_found',
]);

/** A wallet's, for requests that it did not carry out. */
const REFUSED_CODES: ReadonlySet<unknown> = new Set([
  RpcErrorCode.userRejected,
  RpcErrorCode.unauthorized,
  RpcErrorCode.unsupportedMethod,
  RpcErrorCode.unknownChain,
  RpcErrorCode.unknownChainLegacy,
  RpcErrorCode.resourceUnavailable,
  RpcErrorCode.invalidRequest,
  RpcErrorCode.methodNotFound,
  RpcErrorCode.invalidParams,
]);

/** A node's words for a transaction that it does not take, which wallets pass on with all kinds of codes. */
const REFUSED_WORDS = /insufficient funds|execution reverted|gas required exceeds|user (rejected|denied)/i;

/**
 * Whether a wallet's rejection proves that nothing was sent. After any other, such as a time-out, it may have been. Never
 * throws.
 */
export function isRefusal(error: unknown): boolean {
  // The error may be a proxy that does not even tell its class.
  if (attempt(() => REFUSED.has(codeOf(error))) === true) return true;
  const { code, message } = readFields(error, ['code', 'message']);
  if (REFUSED_CODES.has(code)) return true;
  return REFUSED_WORDS.test(typeof message === 'string' ? message.slice(0, 2_000) : '');
}

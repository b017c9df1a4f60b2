import { type ErrorCode, WalletModalError } from '../errors.js';
import { toMessage } from '../errorText.js';
import { ownValue } from '../untrusted/ownValue.js';
import { RpcErrorCode } from './eip1193.js';
import { isRefusal } from './isRefusal.js';
import { readErrorCode } from './readErrorCode.js';

/** An EIP-1193 provider's rejection. */
export interface ProviderError extends Error {
  readonly code: number;
  /** Additional data from the wallet or node, such as a contract's revert reason. */
  readonly data?: unknown;
}

const CODES: Partial<Record<ErrorCode, number>> = {
  aborted: RpcErrorCode.userRejected,
  already_pending: RpcErrorCode.resourceUnavailable,
  frame_lost: RpcErrorCode.disconnected,
  load_failed: RpcErrorCode.disconnected,
  not_connected: RpcErrorCode.disconnected,
  request_invalid: RpcErrorCode.invalidParams,
  rpc_not_allowed: RpcErrorCode.unsupportedMethod,
  wallet_locked: RpcErrorCode.unauthorized,
  wallet_not_found: RpcErrorCode.disconnected,
};

/**
 * Converts any thrown value to an error with a numeric code, which is 4001 if the user refused, however the wallet worded it.
 * Returns the value itself if it already is such an error.
 */
export function toProviderError(thrown: unknown): ProviderError {
  try {
    return read(thrown);
  } catch {
    // A getter of the error threw.
    return make(RpcErrorCode.internal, 'Unknown error', undefined, undefined);
  }
}

function read(thrown: unknown): ProviderError {
  if (thrown instanceof WalletModalError) return readOwn(thrown);
  const { code, message, data } = (thrown ?? {}) as Partial<Record<'code' | 'message' | 'data', unknown>>;
  const number = isRefusal(thrown) ? RpcErrorCode.userRejected : unlessRefusal(readErrorCode(code));
  const text = typeof message === 'string' && message ? message : toMessage(thrown);
  const isOne = thrown instanceof Error && number !== undefined && code === number && text === message;
  if (isOne) return thrown as ProviderError;
  return make(number ?? RpcErrorCode.internal, text, data, thrown);
}

/** Pages treat a refusal code as proof, so it is dropped if the error contradicts it. */
const unlessRefusal = (code: number | undefined) => (code === RpcErrorCode.userRejected ? undefined : code);

/** For a failed read, uses the node's own code, because sites know those codes. */
function readOwn(error: WalletModalError): ProviderError {
  const node = error.code === 'rpc_failed' ? readNode(error.cause) : undefined;
  const own = isRefusal(error) ? RpcErrorCode.userRejected : ownValue(CODES, error.code);
  const code = own ?? node?.code ?? RpcErrorCode.internal;
  return make(code, node?.message ?? error.shortMessage, node?.data, error);
}

/** A node's answer: the innermost cause with a code. */
function readNode(outer: unknown): { code: number; message: string | undefined; data: unknown } | undefined {
  let found: ReturnType<typeof readNode>;
  for (let cause = outer; cause instanceof Error; cause = cause.cause) {
    const { code, data, details } = cause as { code?: unknown; data?: unknown; details?: unknown };
    const number = readErrorCode(code);
    const message = typeof details === 'string' ? details : undefined;
    if (number !== undefined) found = { code: number, message, data };
  }
  return found;
}

function make(code: number, message: string, data: unknown, cause: unknown): ProviderError {
  return Object.assign(new Error(message, { cause }), data === undefined ? { code } : { code, data });
}

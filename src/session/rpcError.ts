import { NO_WALLET } from '../lib/commonErrors.js';
import { RpcErrorCode } from '../lib/requests/eip1193.js';

const MESSAGES = {
  [RpcErrorCode.disconnected]: NO_WALLET,
  [RpcErrorCode.unauthorized]: 'The visitor has not signed in yet.',
  [RpcErrorCode.userRejected]: 'The request was declined.',
  [RpcErrorCode.invalidRequest]: 'The request must be an object with a method.',
} as const;

/** An error with a numeric code, as EIP-1193 requires. */
export function rpcError(code: keyof typeof MESSAGES, cause?: unknown): Error & { readonly code: number } {
  return Object.assign(new Error(MESSAGES[code], { cause }), { code });
}

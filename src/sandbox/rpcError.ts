import { RpcErrorCode } from '../lib/requests/eip1193.js';
import { texts } from './texts.js';

/** A sandbox wallet's error: a JSON-RPC code, a message, and optional data. */
export class SandboxRpcError extends Error {
  override readonly name = 'SandboxRpcError';
  readonly code: number;
  readonly data?: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    if (data !== undefined) this.data = data;
  }
}

export const rejectedError = () => new SandboxRpcError(RpcErrorCode.userRejected, texts.errors.rejected);

export const unauthorizedError = () =>
  new SandboxRpcError(RpcErrorCode.unauthorized, texts.errors.unauthorized);

export const unsupportedError = (method: string) =>
  new SandboxRpcError(RpcErrorCode.unsupportedMethod, texts.errors.unsupported(method));

export const disconnectedError = () =>
  new SandboxRpcError(RpcErrorCode.disconnected, texts.errors.disconnected);

export const pendingError = (method: string, origin: string) =>
  new SandboxRpcError(RpcErrorCode.resourceUnavailable, texts.errors.pending(method, origin));

export const invalidParamsError = (what: string) =>
  new SandboxRpcError(RpcErrorCode.invalidParams, texts.errors.invalidParams(what));

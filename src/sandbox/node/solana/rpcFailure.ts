/** The error codes of nodes and of JSON-RPC. */
export const RPC_CODES = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  preflight: -32002,
  badSignature: -32003,
  blockNotAvailable: -32004,
  unsupportedVersion: -32015,
  minContextSlot: -32016,
} as const;

/** The error response of a failed call. */
export class RpcFailure extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(kind: keyof typeof RPC_CODES, message: string, data?: unknown) {
    super(message);
    this.code = RPC_CODES[kind];
    this.data = data;
  }
}

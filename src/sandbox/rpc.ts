import { RpcErrorCode } from '../lib/requests/eip1193.js';
import { SandboxRpcError } from './rpcError.js';
import { texts } from './texts.js';

/** `limit exceeded` of EIP-1474. */
const LIMIT_EXCEEDED = -32005;

let lastId = 0;

/** Calls a chain's RPC. Rejects with the chain's error, or with a wallet's usual error if the chain is unreachable. */
export async function rpc(
  url: string,
  method: string,
  params: unknown = [],
  signal?: AbortSignal,
): Promise<unknown> {
  lastId += 1;
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params }),
      redirect: 'error',
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new SandboxRpcError(RpcErrorCode.internal, texts.errors.fetchFailed);
  }
  if (response.status === 429) throw new SandboxRpcError(LIMIT_EXCEEDED, texts.errors.rateLimited);
  if (!response.ok)
    throw new SandboxRpcError(RpcErrorCode.internal, texts.errors.httpStatus(response.status));
  let answer: { result?: unknown; error?: { code?: number; message?: string; data?: unknown } };
  try {
    answer = await response.json();
  } catch {
    throw new SandboxRpcError(RpcErrorCode.internal, texts.errors.notJson);
  }
  if (answer?.error) {
    const { code = RpcErrorCode.internal, message = texts.errors.internal, data } = answer.error;
    throw new SandboxRpcError(code, message, data);
  }
  return answer?.result;
}

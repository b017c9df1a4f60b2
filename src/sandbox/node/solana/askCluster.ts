import { parseExactJson, toExactJson } from '../../../lib/untrusted/exactJson.js';

/** Calls a cluster's JSON-RPC. Integers beyond 2^53 become bigints. Rejects with the node's message. */
export async function askCluster<T>(
  rpcUrl: string,
  method: string,
  ...params: readonly unknown[]
): Promise<T> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: toExactJson({ jsonrpc: '2.0', id: 1, method, params }),
    redirect: 'error',
  });
  const { result, error } = parseExactJson(await response.text()) as {
    result: T;
    error?: { message: string };
  };
  if (error) throw new Error(error.message);
  return result;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyFailure, type Failure, type Failures, failureInUrl } from './failures.js';
import { readBody, sendJson, sendText } from './httpBody.js';

/**
 * Forwards a JSON-RPC request to a chain, so that pages reach it at their own origin without a `connect-src` entry. Fails if a
 * failure of service `rpc` is active or given in the URL.
 */
export async function proxyRpc(
  request: IncomingMessage,
  response: ServerResponse,
  chain: string,
  rpcUrl: string,
  failures: Failures,
): Promise<void> {
  if (request.method !== 'POST') {
    sendText(response, 405, 'JSON-RPC is asked by POST.', { allow: 'POST' });
    return;
  }
  let body: string;
  try {
    body = await readBody(request);
  } catch (error) {
    sendText(response, 413, String(error));
    return;
  }
  let failure: Failure | undefined;
  try {
    failure = failureInUrl(request.url, 'rpc') ?? failures.take('rpc', chain, methodsOf(body));
  } catch (error) {
    sendText(response, 400, String(error));
    return;
  }
  if (await applyFailure(failure, request, response)) return;
  try {
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
    });
    const text = await answer.text();
    response
      .writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(text);
  } catch {
    sendJson(response, 502, {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32603, message: `The local chain ${chain} does not answer.` },
    });
  }
}

function methodsOf(body: string): string[] {
  try {
    const parsed: unknown = JSON.parse(body);
    return (Array.isArray(parsed) ? parsed : [parsed]).map(
      (call) => `${(call as { method?: unknown })?.method}`,
    );
  } catch {
    return [];
  }
}

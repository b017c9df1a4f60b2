import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseExactJson, toExactJson } from '../../../lib/untrusted/exactJson.js';
import { readBody, sendText } from '../httpBody.js';
import { pathOf } from '../requestUrl.js';
import type { Cluster, Method } from './cluster.js';
import { accountMethods } from './methods/accountMethods.js';
import { clusterMethods } from './methods/clusterMethods.js';
import { historyMethods } from './methods/historyMethods.js';
import { sendingMethods } from './methods/sendingMethods.js';
import { tokenMethods } from './methods/tokenMethods.js';
import { RPC_CODES, RpcFailure } from './rpcFailure.js';

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...ANY_ORIGIN,
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Serves a Solana node's JSON-RPC by POST, single calls and batches, to pages of any origin. */
export function createRpcServer(cluster: Cluster): Server {
  const methods = new Map<string, Method>(
    [clusterMethods, accountMethods, tokenMethods, sendingMethods, historyMethods].flatMap((make) =>
      Object.entries(make(cluster)),
    ),
  );
  return createServer((request, response) => {
    serve(request, response, { methods, trouble: cluster.trouble }).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `${error}`, ANY_ORIGIN);
    });
  });
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  {
    methods,
    trouble,
  }: { readonly methods: ReadonlyMap<string, Method>; readonly trouble: Cluster['trouble'] },
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, PREFLIGHT).end();
    return;
  }
  if (request.method === 'GET' && pathOf(request) === '/health') {
    sendText(response, 200, 'ok', ANY_ORIGIN);
    return;
  }
  if (request.method !== 'POST') {
    sendText(response, 405, 'JSON-RPC is asked by POST.', { ...ANY_ORIGIN, allow: 'POST, OPTIONS' });
    return;
  }
  let body: string;
  try {
    body = await readBody(request);
  } catch (error) {
    sendText(response, 413, `${error}`, ANY_ORIGIN);
    return;
  }
  const { unheard = [], unanswered = [] } = trouble();
  const names = methodsIn(body);
  if (names.some((name) => unheard.includes(name))) return;
  const answer = answerTo(body, methods);
  if (names.some((name) => unanswered.includes(name))) return;
  response
    .writeHead(200, { ...ANY_ORIGIN, 'content-type': 'application/json; charset=utf-8' })
    .end(answer === undefined ? '' : toExactJson(answer));
}

/** The names of the methods that a body calls. */
function methodsIn(body: string): string[] {
  return [...body.matchAll(/"method"\s*:\s*"(\w+)"/g)].map(([, name = '']) => name);
}

function answerTo(body: string, methods: ReadonlyMap<string, Method>): unknown {
  let asked: unknown;
  try {
    asked = parseExactJson(body);
  } catch {
    return failed(null, new RpcFailure('parse', 'Parse error'));
  }
  if (!Array.isArray(asked)) return answerCall(asked, methods);
  if (asked.length === 0) return failed(null, new RpcFailure('invalidRequest', 'Invalid request'));
  const answers = asked.map((call) => answerCall(call, methods)).filter((answer) => answer !== undefined);
  return answers.length ? answers : undefined;
}

/** The response to a call; undefined for a call without an id, which is a notification. */
function answerCall(call: unknown, methods: ReadonlyMap<string, Method>): unknown {
  const { id, method: name, params = [] } = (call ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string') return failed(null, new RpcFailure('invalidRequest', 'Invalid request'));
  try {
    const method = methods.get(name);
    if (!method) throw new RpcFailure('methodNotFound', 'Method not found');
    if (!Array.isArray(params)) throw new RpcFailure('invalidParams', '`params` should be an array');
    const result = method(params);
    return id === undefined ? undefined : { jsonrpc: '2.0', result, id };
  } catch (error) {
    return id === undefined ? undefined : failed(id, error);
  }
}

function failed(id: unknown, error: unknown) {
  const { code, data } = error instanceof RpcFailure ? error : { code: RPC_CODES.internal, data: undefined };
  const message = error instanceof Error ? error.message : `${error}`;
  return { jsonrpc: '2.0', error: { code, message, ...(data === undefined ? {} : { data }) }, id };
}

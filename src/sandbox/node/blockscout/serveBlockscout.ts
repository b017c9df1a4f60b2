import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowEveryOrigin } from '../cors.js';
import { applyFailure, type Failures } from '../failures.js';
import { pathOf, queryOf } from '../requestUrl.js';
import { type Blockscout, blockscoutCall } from './blockscout.js';

/**
 * Serves Blockscout's REST API (v2) below `/blockscout/{chain number}/`, with the failures of `blockscout`.
 * @returns false if the request is for another path.
 */
export async function serveBlockscout(
  request: IncomingMessage,
  response: ServerResponse,
  blockscout: Blockscout,
  failures: Failures,
): Promise<boolean> {
  const path = pathOf(request);
  if (!path.startsWith('/blockscout/')) return false;
  if (allowEveryOrigin(request, response, 'content-type, authorization')) return true;
  const failure = failures.take('blockscout', undefined, [blockscoutCall(path)]);
  if (await applyFailure(failure, request, response)) return true;
  const url = new URL(`${path}?${queryOf(request)}`, 'http://service');
  const { status, type, body } = await blockscout.answer({
    method: request.method ?? 'GET',
    url,
    header: (name) => request.headers[name]?.toString(),
    body: '',
  });
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
  return true;
}

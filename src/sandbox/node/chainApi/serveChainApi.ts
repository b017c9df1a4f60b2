import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowEveryOrigin } from '../cors.js';
import { applyFailure, type Failure, type Failures, failureInUrl } from '../failures.js';
import { readBody, sendText } from '../httpBody.js';
import { pathOf, queryOf } from '../requestUrl.js';
import type { ChainApi } from './chainApi.js';
import { callNameAt } from './readCall.js';

/** The headers that the hosted service allows from other origins. `x-project-id` is not among them. */
const HEADERS =
  'content-type, user-agent, referer, origin, access-control-request-method, access-control-request-headers, ' +
  'solana-client, sec-fetch-mode, x-sdk-type, x-sdk-version';

/**
 * Serves the chain API below `/v1/`, with the failures of `chainApi`.
 * @returns false if the request is for another path.
 */
export async function serveChainApi(
  request: IncomingMessage,
  response: ServerResponse,
  chainApi: ChainApi,
  failures: Failures,
): Promise<boolean> {
  const path = pathOf(request);
  if (!path.startsWith('/v1/')) return false;
  if (allowEveryOrigin(request, response, HEADERS)) return true;
  let failure: Failure | undefined;
  let body: string;
  try {
    const name = callNameAt(path);
    failure = failureInUrl(request.url, 'chainApi') ?? failures.take('chainApi', undefined, name && [name]);
    if (await applyFailure(failure, request, response)) return true;
    body = await readBody(request);
  } catch (error) {
    sendText(response, error instanceof RangeError ? 413 : 400, String(error));
    return true;
  }
  const url = new URL(`${path}?${queryOf(request)}`, 'http://service');
  // These parameters are for the sandbox.
  for (const name of ['mode', 'ms']) url.searchParams.delete(name);
  const answer = await chainApi.answer(
    {
      method: request.method ?? 'GET',
      url,
      header: (name) => request.headers[name]?.toString(),
      body,
    },
    { isHalfBroken: failure?.mode === 'half-broken' },
  );
  response
    .writeHead(answer.status, {
      'content-type': answer.type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(answer.body);
  return true;
}

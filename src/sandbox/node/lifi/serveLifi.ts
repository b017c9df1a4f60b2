import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowEveryOrigin } from '../cors.js';
import { applyFailure, type Failures } from '../failures.js';
import { pathOf, queryOf } from '../requestUrl.js';
import type { Lifi } from './lifi.js';
import { lifiCallAt } from './readLifiCall.js';

/** The path of LI.FI's API on the server. */
export const LIFI_PATH = '/lifi/v1';

/**
 * Serves LI.FI's API, with the failures of `lifi`.
 * @returns false if the request is for another path.
 */
export async function serveLifi(
  request: IncomingMessage,
  response: ServerResponse,
  lifi: Lifi,
  failures: Failures,
): Promise<boolean> {
  const path = pathOf(request);
  if (!path.startsWith(`${LIFI_PATH}/`)) return false;
  if (allowEveryOrigin(request, response, 'content-type')) return true;
  const name = lifiCallAt(path);
  if (await applyFailure(failures.take('lifi', undefined, name && [name]), request, response)) return true;
  const answer = await lifi.answer({
    method: request.method ?? 'GET',
    url: new URL(`${path}?${queryOf(request)}`, 'http://service'),
    header: (header) => request.headers[header]?.toString(),
    body: '',
  });
  response
    .writeHead(answer.status, {
      'content-type': answer.type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(answer.body);
  return true;
}

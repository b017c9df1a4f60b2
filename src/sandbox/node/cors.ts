import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers of the wallet directory and the analytics service. */
const HEADERS = 'content-type, x-project-id, x-sdk-type, x-sdk-version';

/**
 * Allows requests from every origin, as hosted services and local chains do: no response is secret, and cookies have no effect.
 * The controls of failures and analytics stay limited to the sandbox's own pages.
 * @returns whether the request was a preflight, which is then answered.
 */
export function allowEveryOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  headers = HEADERS,
): boolean {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', headers);
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}

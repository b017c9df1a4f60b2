import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-project-id, x-sdk-type, x-sdk-version',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
} as const;

/**
 * Allows requests from every origin, as hosted services and local chains do: no response is secret, and cookies have no
 * effect. The controls of failures and analytics stay limited to the sandbox's own pages.
 * @returns whether the request was a preflight, which is then answered.
 */
export function allowEveryOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}

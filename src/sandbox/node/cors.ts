import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-project-id, x-sdk-type, x-sdk-version',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
} as const;

/**
 * Lets pages of every origin ask, as they may ask hosted services and the local chains: nothing that is answered is a
 * secret, and no cookie counts. The dials of failures and analytics are left to pages of the sandbox itself.
 * @returns whether the request only asked for leave, and is answered.
 */
export function allowEveryOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}

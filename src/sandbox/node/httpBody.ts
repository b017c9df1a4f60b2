import type { IncomingMessage, ServerResponse } from 'node:http';

const LIMIT_BYTES = 2_000_000;

/** The body of a request as text. Throws a RangeError above the limit. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LIMIT_BYTES) throw new RangeError('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Passes the JSON body of a request to `take`. Answers with the reason if the body is not JSON or `take` throws. Requires a
 * JSON content type, which excludes forms of other sites.
 * @returns whether `take` accepted it; otherwise the request is answered.
 */
export async function takeJson(
  request: IncomingMessage,
  response: ServerResponse,
  take: (value: unknown) => void,
): Promise<boolean> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    sendJson(response, 415, { error: 'The body is JSON, with content-type application/json.' });
    return false;
  }
  try {
    take(JSON.parse(await readBody(request)));
    return true;
  } catch (error) {
    sendJson(response, 400, { error: (error as Error).message });
    return false;
  }
}

/** Answers with JSON that is never cached. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(value));
}

/** Answers with one line of text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(`${text}\n`);
}

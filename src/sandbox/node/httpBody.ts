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

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownValue } from '../../lib/untrusted/ownValue.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|wasm)|image\/svg)/;
const MIN_COMPRESSED_BYTES = 860;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const cache = new Map<string, Buffer>();
const CACHE_LIMIT = 300;

/** Joins a URL path to a folder; undefined if the path leaves it or leads to a hidden file. */
export async function resolveInside(folder: string, urlPath: string): Promise<string | undefined> {
  let path: string;
  try {
    path = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part))) return undefined;
  try {
    // A symbolic link inside the folder may point outside.
    const base = await realpath(folder);
    const file = await realpath(join(base, ...parts));
    return file.startsWith(base + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a file with its type, validator, compression, and headers for pages. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  pageHeaders: Readonly<Record<string, string>>,
): Promise<void> {
  const type = ownValue(TYPES, extname(file).toLowerCase()) ?? 'application/octet-stream';
  const content = await readFile(file);
  const isPage = type.startsWith('text/html');
  const encoding =
    COMPRESSIBLE.test(type) && content.length >= MIN_COMPRESSED_BYTES ? wanted(request) : undefined;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    etag,
    ...(COMPRESSIBLE.test(type) ? { vary: 'accept-encoding' } : {}),
    ...(isPage ? pageHeaders : {}),
  };
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding ? await compressed(content, encoding, hash) : content;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = `${body.length}`;
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

type Encoding = 'br' | 'gzip';

function wanted(request: IncomingMessage): Encoding | undefined {
  const accepted = new Map(
    `${request.headers['accept-encoding'] ?? ''}`.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  return (['br', 'gzip'] as const).find((name) => (accepted.get(name) ?? 0) > 0);
}

async function compressed(content: Buffer, encoding: Encoding, hash: string): Promise<Buffer> {
  const key = `${hash}-${encoding}`;
  const known = cache.get(key);
  if (known) return known;
  const body =
    encoding === 'br'
      ? await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : await gzipped(content);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, body);
  return body;
}

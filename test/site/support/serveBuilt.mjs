import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { at } from '../../../scripts/lib/files.mjs';
import { FOLDER } from './builtSite.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * The built site as any static host serves it, below a path that needs escaping. `pages` are a test's files, by their path in
 * the site.
 */
export async function serveBuilt({ below = '/docs of ours/', pages = {} } = {}) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const own = pages[path.slice(below.length)];
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': TYPES[extname(path)] }).end(own);
      return;
    }
    const file = join(at(FOLDER), path.slice(below.length).replace(/(^|\/)$/, '$1index.html'));
    if (!path.startsWith(below) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8' });
    response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: encodeURI(`http://127.0.0.1:${server.address().port}${below}`),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

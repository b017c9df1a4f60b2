import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as static hosts do. `extra` are pages of a test by path: `{ '/own.html': '<!doctype html>…' }`. */
export async function serveFolder(folder, extra = {}) {
  const read = (path) => {
    if (Object.hasOwn(extra, path)) return extra[path];
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const isFound = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
    return isFound ? readFileSync(file) : undefined;
  };
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const content = read(path);
    const type = types[extname(path)] ?? (path.endsWith('/') ? types['.html'] : 'application/octet-stream');
    if (content === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { certificate } from './certificate.mjs';

const caching = {
  page: 'no-cache',
  entry: 'public, max-age=3600',
  hashed: 'public, max-age=31536000, immutable',
};
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** A response body as sent: gzip at the highest level, as on a CDN, with its length. */
function answer(text, type, cache) {
  const body = gzipSync(text, { level: 9 });
  return {
    body,
    headers: {
      'content-type': types[type],
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': caching[cache],
      vary: 'accept-encoding',
    },
  };
}

/** The built scripts of a folder by their path in it. */
function scriptsOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => /^(wallet-modal\.js|chunks[\\/].*\.js)$/.test(path))
    .map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path))]);
}

/**
 * Serves pages over HTTP/2 on a free port of this machine. `sites` is a list of `{ page, folder }` or `{ page, code }`: a folder
 * with a build of the product, or the text of the page's only script.
 */
export async function startServer(sites) {
  const answers = new Map();
  for (const { page, folder, code } of sites) {
    const add = (path, ...rest) => answers.set(`/${page.name}/${path}`, answer(...rest));
    add('', page.html, 'html', 'page');
    for (const [path, text] of folder ? scriptsOf(folder) : [[page.script, code]]) {
      add(path, text, 'js', path === page.script ? 'entry' : 'hashed');
    }
  }
  const server = createSecureServer(certificate, (request, response) => {
    const found = answers.get(request.url);
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, found.headers).end(found.body);
  });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { at } from '../../scripts/lib/files.mjs';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };
const POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'";

/**
 * Serves the built files and the pages of the journeys as any static host does, under a strict policy. It only answers GET.
 * `asked` lists the requests that it couldn't answer.
 */
export async function startStaticSite() {
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://site');
    const type = TYPES[extname(pathname)];
    const file = pathname.startsWith('/dist/') ? pathname : `/test/journeys/pages${pathname}`;
    const body =
      type && request.method === 'GET' && (await readFile(at(file.slice(1))).catch(() => undefined));
    if (body) {
      response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
      return;
    }
    // Browsers request it by themselves.
    if (pathname !== '/favicon.ico') asked.push(`${request.method} ${pathname}`);
    response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

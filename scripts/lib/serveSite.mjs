import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../test/tools/freePort.mjs';
import { atPace } from './pace.mjs';
import { environmentOf } from './siteNode.mjs';

/** The paths of a site's page that the sandbox serves. */
const ofSandbox = /^\/(rpc|dist|sandbox)\/|^\/(wallets\.js|favicon\.ico)$/;

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
};

/** The most time that a framework's server may take to start, in ms. */
const START_MS = atPace(2 * 60_000);

/** Forwards a request to another server. Inserts `head` into its pages. */
function passOn(incoming, response, origin, head) {
  const { method, url } = incoming;
  const headers = { ...incoming.headers, ...(head && { 'accept-encoding': 'identity' }) };
  const outgoing = request(origin + url, { method, headers }, (answer) => {
    const isPage = head && /^text\/html/.test(answer.headers['content-type']);
    const { 'content-length': length, ...others } = answer.headers;
    response.writeHead(answer.statusCode, isPage ? others : answer.headers);
    if (!isPage) answer.pipe(response);
    else
      text(answer).then(
        (page) => response.end(withHead(page, head)),
        () => response.destroy(),
      );
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

const withHead = (page, head) => page.replace('</head>', () => `${head}</head>`);

/** Sends a file from a bundler's output. */
function sendBuilt(folder, incoming, response, head = '') {
  const { pathname } = new URL(incoming.url, 'http://localhost');
  const path = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  if (!path.startsWith(folder) || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
  const content = readFileSync(path);
  response.end(extname(path) === '.html' ? withHead(content.toString(), head) : content);
}

/** Forwards a connection that stays open, which development servers use to tell pages about changes. */
function passOnSocket(incoming, socket, head, { port }) {
  const outgoing = connect(port, '127.0.0.1', () => {
    const { rawHeaders: raw, method, url } = incoming;
    const headers = raw.flatMap((name, at) => (at % 2 ? [] : `${name}: ${raw[at + 1]}\r\n`));
    outgoing.write(`${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    outgoing.write(head);
    socket.pipe(outgoing).pipe(socket);
  });
  for (const [one, other] of [
    [outgoing, socket],
    [socket, outgoing],
  ])
    one.on('error', () => other.destroy()).on('close', () => other.destroy());
}

/** Starts a framework's server with a script of the site. `flags` returns the script's arguments for a port. */
async function startOwn(folder, script, flags = () => []) {
  const port = await freePort();
  const child = spawn('npm', ['run', '--silent', script, '--', ...flags(`${port}`)], {
    cwd: folder,
    env: { ...(await environmentOf(folder)), PORT: `${port}`, HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own group, so that all processes started by npm can be ended with it.
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_MS; ; await pause(100)) {
    if (child.exitCode !== null)
      throw new Error(`npm run ${script} ended with ${child.exitCode} in ${folder}`);
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return { origin, port, stop };
    if (Date.now() > end) {
      await stop();
      throw new Error(`npm run ${script} answers ${answer?.status ?? 'nothing'} in ${folder}`);
    }
  }
}

/**
 * Serves a built site as in production, with a sandbox's services at `sandboxUrl` on the same origin. Inserts `head` into its
 * pages. With `development`, the site's `dev` script serves the site; `development` returns its arguments for a port.
 */
export async function serveSite(folder, sandboxUrl, { port = 0, head, development } = {}) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const startOwnServer = () => {
    if (development) return startOwn(folder, 'dev', development);
    return scripts.start ? startOwn(folder, 'start') : undefined;
  };
  const own = await startOwnServer();
  const built = join(folder, 'dist');
  if (!own && !existsSync(built)) throw new Error(`Nothing was built in ${folder}.`);
  const server = createServer((incoming, response) => {
    if (ofSandbox.test(incoming.url)) passOn(incoming, response, sandboxUrl);
    else if (own) passOn(incoming, response, own.origin, head);
    else sendBuilt(built, incoming, response, head);
  });
  const sockets = new Set();
  server.on('upgrade', (incoming, socket, head) => {
    if (!own) return socket.on('error', () => undefined).destroy();
    sockets.add(socket);
    passOnSocket(incoming, socket, head, own);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await own?.stop();
    },
  };
}

// A site with the example server for sign-in with wallet: one origin for the pages of a stack and for the server.
import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';
import { createSiweHandler } from '../../../examples/siwe-server/createSiweHandler.mjs';
import { nodeListener } from '../../../examples/siwe-server/createSiweServer.mjs';

/** Passes a request on to the stack. */
function passOn(request, response, { host, hostname, port }) {
  const { method, url: path, headers } = request;
  const passed = ask({ hostname, port, method, path, headers: { ...headers, host } }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

/** Passes a socket on: the relay is there. It wants to be called as its clients call it. */
function passSocketOn(request, socket, head, { hostname, port }) {
  const passed = connect(Number(port), hostname, () => {
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    passed.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    passed.write(head);
    socket.pipe(passed).pipe(socket);
  });
  const end = () => {
    socket.destroy();
    passed.destroy();
  };
  for (const one of [socket, passed]) one.on('error', end).on('close', end);
}

/**
 * Starts the site: its origin, the relay as its pages reach it, what the server was asked, and `move` for the server's
 * clock. `answer` may answer a request in place of the server.
 */
export async function startSiweSite(stack, { answer, ...options } = {}) {
  const target = new URL(stack.url);
  const asked = [];
  let movedMs = 0;
  let handle;
  const listener = nodeListener(async (request, client) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    return (await answer?.(request)) ?? handle(request, client);
  });
  const server = createServer((request, response) =>
    request.url.startsWith('/auth/') ? listener(request, response) : passOn(request, response, target),
  );
  server.on('upgrade', (request, socket, head) => passSocketOn(request, socket, head, target));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const origin = `http://127.0.0.1:${port}`;
  const { chains, clusters = [] } = stack;
  handle = createSiweHandler({
    origins: [origin],
    networks: Object.fromEntries([...chains, ...clusters].map(({ id, rpcUrl }) => [id, rpcUrl])),
    statement: 'Sign in to the journey.',
    now: () => Date.now() + movedMs,
    ...options,
  });
  const relayUrl = new URL(stack.relayUrl);
  relayUrl.port = `${port}`;
  return {
    origin,
    relayUrl: relayUrl.href,
    asked,
    /** Moves the server's clock. */
    move(ms) {
      movedMs += ms;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

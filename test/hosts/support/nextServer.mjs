import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from '../../tools/freePort.mjs';

/** What journeys load besides the host, from the sandbox server. */
const ofSandbox = /^\/(rpc|dist)\/|^\/(wallets\.js|favicon\.ico)$/;

/** Passes a request on to another server. */
function passOn(incoming, response, origin) {
  const { method, headers, url } = incoming;
  const outgoing = request(origin + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/** `next start` in a folder, with the sandbox services on the same origin. */
export async function startNext(folder, stack) {
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', `${port}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (part) => /Ready/.test(part) && resolve());
    child.on('exit', (code) => reject(new Error(`next start ended with ${code}`)));
  });
  const server = createServer((incoming, response) =>
    passOn(incoming, response, ofSandbox.test(incoming.url) ? stack.url : `http://localhost:${port}`),
  );
  server.on('upgrade', (incoming, socket, head) => stack.relay.upgrade(incoming, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      child.kill();
      await ended;
    },
  };
}

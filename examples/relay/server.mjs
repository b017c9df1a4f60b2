// Starts a relay for pages and wallet apps: see README.md.
import { createServer } from 'node:http';
import { createFailures, createRelay } from 'wallet-modal/sandbox/node';

const { PORT = '8080', HOST = '127.0.0.1' } = process.env;

// Nothing dials a failure here; the sandbox does.
const relay = createRelay({ failures: createFailures() });
const server = createServer((_, response) =>
  response.writeHead(426).end('This is a relay: connect by WebSocket.'),
);
server.on('upgrade', (request, socket, head) => {
  if (!relay.upgrade(request, socket, head)) socket.destroy();
});
server.listen(Number(PORT), HOST, () => {
  console.log(`Listening on ws://${HOST}:${server.address().port}/relay`);
});

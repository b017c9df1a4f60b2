import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { atPace } from '../../../../scripts/lib/pace.mjs';

/** Numbers from 0 to 1, always the same for a seed. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A frame in the format of RFC 6455, except for these options. */
function frame(payload, { first = 0x81, isMasked = true, length = payload.length } = {}) {
  const head = [first];
  const flag = isMasked ? 0x80 : 0;
  const size = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8);
  if (size.length === 0) head.push(flag | length);
  else head.push(flag | (size.length === 2 ? 126 : 127));
  if (size.length === 2) size.writeUInt16BE(length);
  if (size.length === 8) size.writeBigUInt64BE(BigInt(length));
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([Buffer.from(head), size, Buffer.alloc(isMasked ? 4 : 0), payload]);
}

const text = (value) => frame(Buffer.from(value));

/** Frames after the handshake that no client would send. */
const FRAMES = [
  ['a reserved operation', frame(Buffer.from('x'), { first: 0x83 })],
  ['reserved bits', frame(Buffer.from('x'), { first: 0xf1 })],
  ['no mask', frame(Buffer.from('x'), { isMasked: false })],
  ['a length beyond all limits', frame(Buffer.alloc(0), { length: Number.MAX_SAFE_INTEGER })],
  ['a length with its sign bit', Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
  ['more than the relay takes', frame(Buffer.alloc(0), { length: 50_000_000 })],
  ['half a head', Buffer.from([0x81])],
  ['half a payload', frame(Buffer.from('{"id":1'), { length: 400 })],
  ['a text that is not UTF-8', frame(Buffer.from([0xc3, 0x28, 0xff]))],
  ['a continuation of nothing', frame(Buffer.from('x'), { first: 0x80 })],
  ['a message within a message', Buffer.concat([frame(Buffer.from('x'), { first: 0x01 }), text('y')])],
  ['a ping in pieces', frame(Buffer.from('x'), { first: 0x09 })],
  ['a long ping', frame(Buffer.alloc(200), { first: 0x89 })],
  ['a close of one byte', frame(Buffer.from([3]), { first: 0x88 })],
  ['a close with a reserved code', frame(Buffer.from([3, 237]), { first: 0x88 })],
  ['a close, and more', Buffer.concat([frame(Buffer.from([3, 232]), { first: 0x88 }), text('{}')])],
  ...['', '{', 'null', '[]', '"x"', '[[[['.repeat(5_000), '{"id":{},"method":"constructor"}'].map((said) => [
    `the text ${said.slice(0, 20)}`,
    text(said),
  ]),
  ...[
    null,
    [],
    {},
    'x',
    { topic: {} },
    { topics: [null] },
    { messages: [{ ttl: -1 }] },
    { ttl: 1e300 },
  ].flatMap((params) =>
    ['irn_publish', 'irn_batchPublish', 'irn_subscribe', 'irn_batchFetchMessages', '__proto__'].map(
      (method) => [
        `${method} of ${JSON.stringify(params)}`,
        text(JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })),
      ],
    ),
  ),
];

const upgrade = (path, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}`;
const KEYED = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Handshakes that are invalid, or end too early. */
const HANDSHAKES = (path) => [
  ['no key', upgrade(path, '\r\n')],
  ['a wrong key', upgrade(path, 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n')],
  ['another version', upgrade(path, 'Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n')],
  ['half a handshake', upgrade(path)],
  ['half a line', 'GET /rel'],
  ['another protocol', upgrade(path).replace('websocket', 'h2c') + KEYED],
  ['another path, and a frame', upgrade('/elsewhere', KEYED) + FRAMES[0][1].toString('latin1')],
  ['no path', upgrade('*', KEYED)],
  ['a path with a host', upgrade('//[', KEYED)],
  ['a mode that is not known', upgrade('/relay?mode=nonsense', KEYED)],
  ['CONNECT', 'CONNECT 127.0.0.1:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a POST that upgrades', upgrade(path, KEYED).replace('GET', 'POST')],
  ['a body that never comes', 'POST /relay HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc'],
  ['a chunk without a size', 'POST /relay HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['no HTTP', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x01])],
  ['a long head', `${upgrade(path)}x: ${'y'.repeat(40_000)}\r\n\r\n`],
];

/** One client: sends `parts`, some byte by byte, and then leaves in a random way. */
async function send(port, parts, random) {
  const socket = connect(port, '127.0.0.1');
  // In most cases, the server is expected to end the connection.
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  for (const part of parts) {
    const bytes = Buffer.from(part, 'latin1');
    const cut = random() < 0.3 ? Math.floor(random() * bytes.length) : bytes.length;
    for (const piece of [bytes.subarray(0, cut), bytes.subarray(cut)]) {
      if (socket.destroyed) break;
      socket.write(piece);
      await wait(random() < 0.5 ? 0 : 5);
    }
  }
  await wait(20);
  const leave = random();
  if (leave < 0.4) socket.resetAndDestroy();
  else if (leave < 0.7) socket.destroy();
  else {
    socket.end();
    await Promise.race([once(socket, 'close'), wait(atPace(100))]);
    socket.destroy();
  }
}

/**
 * Runs clients that misbehave towards a relay: raw frames, half frames, wrong masks and lengths, and handshakes that stop
 * half-way, at a path that refuses them and, if `admittedPath` has a valid token, at one that admits them.
 * @returns the number of clients
 */
export async function sendRoughClients(port, { refusedPath, admittedPath, seed = 46 }) {
  const random = randomFrom(seed);
  const paths = [refusedPath, ...(admittedPath ? [admittedPath] : [])];
  const clients = paths.flatMap((path) => [
    ...HANDSHAKES(path).map(([, said]) => [said]),
    ...FRAMES.map(([, bytes]) => [upgrade(path, KEYED), bytes]),
    // Frames sent together with the handshake.
    ...FRAMES.map(([, bytes]) => [Buffer.concat([Buffer.from(upgrade(path, KEYED)), bytes])]),
    ...Array.from({ length: 60 }, () => [
      upgrade(path, KEYED),
      Buffer.from(Array.from({ length: 1 + Math.floor(random() * 60) }, () => Math.floor(random() * 256))),
    ]),
  ]);
  const ABREAST = 20;
  for (let at = 0; at < clients.length; at += ABREAST)
    await Promise.all(clients.slice(at, at + ABREAST).map((parts) => send(port, parts, random)));
  return clients.length;
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { DEFAULT_SLOW_MS, type Failure, type Failures, failureInUrl } from '../failures.js';
import { pathOf, queryOf } from '../requestUrl.js';
import { createMailbox } from './mailbox.js';
import { admit } from './relayAuth.js';
import { serveConnection } from './relayConnection.js';
import { relayMethods } from './relayMethods.js';

/** The path of the relay on its server. */
export const RELAY_PATH = '/relay';

/** A mock of the hosted WalletConnect relay. It forwards encrypted messages and cannot decrypt them. */
export interface Relay {
  /**
   * Accepts a connection to `/relay`, with the arguments of a Node server's `upgrade` event.
   * @returns false for another path; the socket then stays open.
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** The number of open connections. */
  readonly connections: number;
  /** Cuts all connections, like a lost network. Clients reconnect on their own. */
  drop(): void;
  /** Cuts all connections and accepts no more. May be called twice. */
  stop(): void;
}

/** Clients do not reconnect after this close code. */
const UNAUTHORIZED = 3000;
const PING_MS = 15_000;
const LIMIT_BYTES = 2_000_000;
/** The method name for failures of new connections. */
const CONNECT = 'connect';

const STATUS_LINES = { 400: 'Bad Request', 429: 'Too Many Requests', 500: 'Internal Server Error' } as const;

/** Creates a relay. It applies the failures of service `relay`, or those in the client's URL. */
export function createRelay({ failures }: { readonly failures: Failures }): Relay {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMIT_BYTES });
  const mailbox = createMailbox();
  const methods = relayMethods(mailbox);
  let stopped = false;

  const drop = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  const forget = failures.subscribe(({ service, mode, methods: only }) => {
    if (service === 'relay' && (mode === 'drop' || (mode === 'offline' && !only))) drop();
  });
  // Clients in Node consider a relay dead if it does not ping.
  const timer = setInterval(() => {
    for (const socket of sockets.clients) socket.ping();
    mailbox.prune();
  }, PING_MS);
  timer.unref();

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer, own: Failure | undefined) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      // Even a refused client can send a malformed frame. `close` follows.
      client.on('error', () => undefined);
      const audience = { host: request.headers.host ?? '', path: RELAY_PATH };
      const admission = admit(queryOf(request), { audience, now: Date.now() });
      // Refuse after the upgrade, because pages cannot see the status of a refused upgrade.
      if ('refusal' in admission) client.close(UNAUTHORIZED, admission.refusal);
      else {
        const failureFor = (method: string) => own ?? failures.take('relay', undefined, [method]);
        serveConnection({ socket: client, clientId: admission.clientId, mailbox, methods, failureFor });
      }
    });

  const take = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    let own: Failure | undefined;
    try {
      own = failureInUrl(request.url, 'relay');
    } catch {
      refuse(socket, 400);
      return;
    }
    const failure = own ?? failures.take('relay', undefined, [CONNECT]);
    if (failure?.mode === '500' || failure?.mode === '429') refuse(socket, Number(failure.mode) as 500 | 429);
    else if (failure?.mode === 'offline') socket.destroy();
    else {
      if (failure?.mode === 'slow') await wait(failure.ms ?? DEFAULT_SLOW_MS, undefined, { ref: false });
      if (stopped) socket.destroy();
      else accept(request, socket, head, own);
    }
  };

  return {
    upgrade(request, socket, head) {
      // Without a listener, the first broken connection would end the process.
      socket.on('error', () => socket.destroy());
      if (pathOf(request) !== RELAY_PATH) return false;
      // One client's invalid data must not affect the others.
      take(request, socket, head).catch(() => socket.destroy());
      return true;
    },
    get connections() {
      return sockets.clients.size;
    },
    drop,
    stop() {
      stopped = true;
      clearInterval(timer);
      forget();
      drop();
    },
  };
}

function refuse(socket: Duplex, status: keyof typeof STATUS_LINES): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_LINES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { RpcErrorCode } from '../../../lib/requests/eip1193.js';
import { SandboxRpcError } from '../../rpcError.js';
import { texts } from '../../texts.js';
import { DEFAULT_SLOW_MS, type Failure } from '../failures.js';
import type { Mailbox, Subscriber } from './mailbox.js';
import type { RelayMethod } from './relayMethods.js';

export interface RelayConnectionOptions {
  readonly socket: WebSocket;
  readonly clientId: string;
  readonly mailbox: Mailbox;
  readonly methods: ReadonlyMap<string, RelayMethod>;
  /** The failure for a request. */
  readonly failureFor: (method: string) => Failure | undefined;
}

const PARSE_ERROR = -32700;
/** `limit exceeded` of EIP-1474. */
const LIMIT_EXCEEDED = -32005;

/** In the same range as the clients' own ids, and never repeated. */
let lastId = Date.now() * 1000;

/** Serves one client until its socket closes. */
export function serveConnection({ socket, clientId, mailbox, methods, failureFor }: RelayConnectionOptions) {
  const unconfirmed = new Map<number, () => void>();
  const send = (payload: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...payload }));
  };
  const self: Subscriber = {
    clientId,
    deliver(subscription, message, received) {
      lastId += 1;
      unconfirmed.set(lastId, received);
      send({ id: lastId, method: 'irn_subscription', params: { id: subscription, data: message } });
    },
  };

  const answer = async ({ id, method, params }: Call) => {
    const failure = failureFor(method);
    switch (failure?.mode) {
      case 'silent':
        return;
      case 'offline':
        socket.terminate();
        return;
      case 'malformed':
        // Neither result nor error. Invalid JSON would throw inside the client, where no code can catch it.
        send({ id });
        return;
      case '500':
        throw new SandboxRpcError(RpcErrorCode.internal, texts.errors.internal);
      case '429':
        throw new SandboxRpcError(LIMIT_EXCEEDED, texts.errors.rateLimited);
      case 'slow':
        await wait(failure.ms ?? DEFAULT_SLOW_MS, undefined, { ref: false });
    }
    const run = methods.get(method);
    if (!run) throw new SandboxRpcError(RpcErrorCode.methodNotFound, `There is no method ${method}.`);
    send({ id, result: run(params, self) });
    // Clients expect the response to a subscription before its waiting messages.
    mailbox.flush(self);
  };

  const receive = async (text: string) => {
    const payload = parse(text);
    if (!payload) {
      send({ id: null, error: { code: PARSE_ERROR, message: 'Parse error' } });
    } else if (isCall(payload)) {
      try {
        await answer(payload);
      } catch (error) {
        const { code = RpcErrorCode.internal, message } = error as Partial<SandboxRpcError>;
        send({ id: payload.id, error: { code, message } });
      }
    } else if (payload.result === true) {
      const id = Number(payload.id);
      unconfirmed.get(id)?.();
      unconfirmed.delete(id);
    }
  };
  socket.on('message', (data) => void receive(data.toString()));
  socket.on('close', () => mailbox.leave(self));
}

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params?: unknown;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isCall(
  payload: Readonly<Record<string, unknown>>,
): payload is Readonly<Record<string, unknown>> & Call {
  return typeof payload.method === 'string';
}

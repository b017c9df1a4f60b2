import type { MessageName } from '../../bridge/protocol.js';
import { isRpcRequest } from './rpcFormat.js';
import { APP_PREFIX, QUESTIONS } from './wireFormat.js';

/** A message from the embedding page. */
export interface Question {
  readonly name: MessageName;
  readonly payload: unknown;
  readonly id: string | undefined;
}

const isName = (name: string): name is MessageName => Object.hasOwn(QUESTIONS, name);

/** Reads a message of the protocol; undefined if it isn't one. */
export function readQuestion(data: unknown): Question | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, payload, id } = data as { type?: unknown; payload?: unknown; id?: unknown };
  if (typeof type !== 'string' || !type.startsWith(APP_PREFIX)) return undefined;
  const name = type.slice(APP_PREFIX.length);
  if (!isName(name) || !(id === undefined || typeof id === 'string')) return undefined;
  if (!QUESTIONS[name](payload)) return undefined;
  if (name === 'RPC_REQUEST' && !isRpcRequest(payload as { method: string })) return undefined;
  return { name, payload, id };
}

import * as z from 'zod/mini';
import { APP_PREFIX, MESSAGES, type MessageName } from '../../bridge/protocol.js';
import { type FrameMethod, rpcKind } from '../../bridge/rpcMethods.js';
import { readRpcParams } from '../../bridge/rpcParams.js';

/** A question of the page around the frame. */
export interface Question {
  readonly name: MessageName;
  readonly payload: unknown;
  readonly id: string | undefined;
}

const isName = (name: string): name is MessageName => Object.hasOwn(MESSAGES, name);

/** Reads a message as a question of the protocol; undefined when it is none. */
export function readQuestion(data: unknown): Question | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, payload, id } = data as { type?: unknown; payload?: unknown; id?: unknown };
  if (typeof type !== 'string' || !type.startsWith(APP_PREFIX)) return undefined;
  const name = type.slice(APP_PREFIX.length);
  if (!isName(name) || !(id === undefined || typeof id === 'string')) return undefined;
  const read = z.safeParse(MESSAGES[name].payload, payload);
  if (!read.success || (name === 'RPC_REQUEST' && !isRpc(read.data))) return undefined;
  return { name, payload: read.data, id };
}

function isRpc(payload: unknown): boolean {
  const { method, params } = payload as { method: string; params?: unknown };
  return rpcKind(method) !== 'refused' && readRpcParams(method as FrameMethod, params) !== undefined;
}

import * as z from 'zod/mini';
import type { PendingRequest } from './pendingRequests.js';
import {
  errorPayload,
  FRAME_PREFIX,
  ID_LENGTH,
  MESSAGES,
  SESSION_UPDATE,
  sessionPayload,
} from './protocol.js';

/** The part of a `MessageEvent` that is read. */
export interface IncomingMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** The expected sender and the pending requests. */
export interface Expected {
  /** The frame's window; null if there is none. */
  readonly source: unknown;
  readonly origin: string;
  readonly find: (id: string) => PendingRequest | undefined;
}

/** An accepted message. */
export type Received =
  | { readonly kind: 'success'; readonly id: string; readonly payload: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly message: string | undefined }
  /** An answer to a pending request with an invalid payload. */
  | { readonly kind: 'invalid'; readonly id: string }
  | { readonly kind: 'session'; readonly token: string };

/**
 * Reads a message to the page; undefined if it is not accepted. Accepts messages from our frame's window and origin that answer
 * a pending request with one of its types, or update the session. Never throws. The cost of rejecting a message doesn't depend
 * on its size.
 */
export function readMessage(event: IncomingMessage, expected: Expected): Received | undefined {
  if (!expected.source || event.source !== expected.source || event.origin !== expected.origin)
    return undefined;
  const message = open(event.data);
  if (!message) return undefined;
  const { type, id, payload } = message;
  if (typeof type !== 'string' || !type.startsWith(FRAME_PREFIX)) return undefined;
  if (type === SESSION_UPDATE) {
    const session = parse(sessionPayload, payload);
    return session.success ? { kind: 'session', token: session.data.token } : undefined;
  }
  if (typeof id !== 'string' || id.length > ID_LENGTH) return undefined;
  const asked = expected.find(id);
  if (!asked) return undefined;
  if (type === `${FRAME_PREFIX}${asked.name}_ERROR`) {
    return { kind: 'error', id, message: parse(errorPayload, payload).data?.message };
  }
  if (type !== `${FRAME_PREFIX}${asked.name}_SUCCESS`) return undefined;
  const reply = parse(MESSAGES[asked.name].reply, payload);
  return reply.success ? { kind: 'success', id, payload: reply.data } : { kind: 'invalid', id };
}

/** A message's fields; undefined if they cannot be read. */
function open(data: unknown): { type?: unknown; id?: unknown; payload?: unknown } | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  try {
    const { type, id, payload } = data as { type?: unknown; id?: unknown; payload?: unknown };
    return { type, id, payload };
  } catch {
    return undefined;
  }
}

/**
 * Parses a payload. Messages from another origin are plain copies, but a script of the page may send getters that
 * throw.
 */
function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown) {
  try {
    return z.safeParse(schema, value);
  } catch {
    return { success: false, data: undefined } as const;
  }
}

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

/** What of a `MessageEvent` is looked at. */
export interface IncomingMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** Who may answer, and what is waited for. */
export interface Expected {
  /** The window of the frame; null while there is none. */
  readonly source: unknown;
  readonly origin: string;
  readonly find: (id: string) => PendingRequest | undefined;
}

/** A message that counts. */
export type Received =
  | { readonly kind: 'success'; readonly id: string; readonly payload: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly message: string | undefined }
  /** The right answer to a question, with something that answers nothing. */
  | { readonly kind: 'invalid'; readonly id: string }
  | { readonly kind: 'session'; readonly token: string };

/**
 * Reads a message that reached the page; undefined when it does not count. It counts when it comes from the window of
 * our frame, at its origin, is of a known shape, and answers a question that is open by a type of that question.
 * Nothing is thrown, and what does not count costs the same however large it is.
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

/** What a message holds; undefined when it cannot be read. */
function open(data: unknown): { type?: unknown; id?: unknown; payload?: unknown } | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  try {
    const { type, id, payload } = data as { type?: unknown; id?: unknown; payload?: unknown };
    return { type, id, payload };
  } catch {
    return undefined;
  }
}

/** Reads what came with a message. Of another origin it is a plain copy; a script of the page may give it getters. */
function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown) {
  try {
    return z.safeParse(schema, value);
  } catch {
    return { success: false, data: undefined } as const;
  }
}

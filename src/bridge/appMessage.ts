import * as z from 'zod/mini';
import { WalletModalError } from '../lib/errors.js';
import { toMessage } from '../lib/errorText.js';
import { randomDigits } from '../lib/randomDigits.js';
import { APP_PREFIX, type AppMessage, MESSAGES, type MessageName, type Payload } from './protocol.js';

/**
 * A request in wire format (behaviour 15.1). Throws `request_invalid`: 'Invalid email' for an invalid email address,
 * 'Invalid input' for any other invalid input.
 */
export function appMessage<Name extends MessageName>(
  name: Name,
  payload: Payload<Name>,
  id: string,
): AppMessage {
  const read = z.safeParse(MESSAGES[name].payload, payload);
  if (!read.success) throw invalidRequest(read.error);
  const type = `${APP_PREFIX}${name}` as const;
  return read.data === undefined ? { type, id } : { type, payload: withoutUndefined(read.data), id };
}

/** An error for an invalid request by the page itself. */
export function invalidRequest(cause: unknown): WalletModalError {
  const said = toMessage(cause);
  return new WalletModalError('request_invalid', said === 'Invalid email' ? said : 'Invalid input', {
    cause,
  });
}

/** `postMessage` keeps undefined fields, which strict readers may reject. */
function withoutUndefined(payload: object): object {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
}

/** An unguessable id: 128 random bits in hex. */
export const randomId = (): string => randomDigits(16);

import { systemClock } from '../clock.js';
import { RpcErrorCode } from '../requests/eip1193.js';
import { isRefusal } from '../requests/isRefusal.js';
import { readFields } from '../untrusted/readFields.js';
import { uuid } from '../uuid.js';
import { wait } from '../wait.js';

/** The version of the Safe Apps protocol that we speak. */
const SDK_VERSION = '9.1.0';

/** The time for the embedding page's answer to a request that needs no person, in ms. */
const READ_DEADLINE_MS = 30_000;

/** The number of characters kept of an error's text. */
const LONGEST_MESSAGE = 500;

/** A Safe's message when its owner closes a request. The protocol has no error codes. */
const CLOSED_BY_OWNER = 'Transaction was rejected';

/** Converts the embedding page's error to one with a code of EIP-1193. */
function toError(said: unknown, isForPerson: boolean): Error {
  const message =
    typeof said === 'string' ? said.slice(0, LONGEST_MESSAGE) : 'The Safe answered with an error.';
  const isRefused = isForPerson && (message === CLOSED_BY_OWNER || isRefusal(message));
  const code = isRefused ? RpcErrorCode.userRejected : RpcErrorCode.internal;
  return Object.assign(new Error(message), { code });
}

/** The embedding page, if it may be a Safe. */
export interface SafeParent {
  /**
   * Sends a request. Has a deadline, unless a person has to answer. Rejects with the embedding page's error: with code 4001 if
   * its owner refused, otherwise with -32603.
   */
  ask(
    method: string,
    params?: unknown,
    options?: { deadlineMs?: number; isForPerson?: boolean },
  ): Promise<unknown>;
  /** Stops listening. */
  end(): void;
}

/** The parts of the window that are needed. */
export type FramedWindow = Pick<Window, 'parent' | 'location' | 'addEventListener' | 'removeEventListener'>;

/** The allowed origins that the embedding page may have. Not all browsers reveal its origin. */
function possibleOrigins({ location }: FramedWindow, origins: readonly string[]): readonly string[] {
  const around = location.ancestorOrigins?.[0];
  return around === undefined ? origins : origins.filter((origin) => origin === around);
}

/**
 * Speaks the Safe Apps protocol with the embedding page, if its origin may be one of these. Undefined outside frames and in
 * other frames.
 */
export function safeParent(scope: FramedWindow, allowed: readonly string[]): SafeParent | undefined {
  const { parent } = scope;
  const origins = possibleOrigins(scope, allowed);
  if (parent === (scope as unknown) || origins.length === 0) return undefined;
  const pending = new Map<string, (answer: Record<string, unknown>) => void>();

  function onMessage({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== parent || !origins.includes(origin)) return;
    const answer = readFields(data, ['id', 'success', 'data', 'error']);
    if (typeof answer.id === 'string') pending.get(answer.id)?.(answer);
  }
  scope.addEventListener('message', onMessage);

  return {
    async ask(method, params, { deadlineMs = READ_DEADLINE_MS, isForPerson = false } = {}) {
      const id = uuid();
      const asking = new Promise<unknown>((resolve, reject) => {
        pending.set(id, ({ success, data, error }) => {
          if (success === true) resolve(data);
          else reject(toError(error, isForPerson));
        });
      });
      const message = { id, method, params, env: { sdkVersion: SDK_VERSION } };
      // The browser delivers it only if the page has this origin.
      try {
        for (const origin of origins) parent.postMessage(message, origin);
      } catch {
        pending.delete(id);
        throw Object.assign(new Error('What is asked cannot be sent.'), { code: RpcErrorCode.invalidParams });
      }
      try {
        return await (isForPerson
          ? asking
          : wait(asking, { clock: systemClock, deadlineMs, what: 'The Safe' }));
      } finally {
        pending.delete(id);
      }
    },
    end: () => scope.removeEventListener('message', onMessage),
  };
}

import { systemClock } from '../clock.js';
import { readFields } from '../untrusted/readFields.js';
import { uuid } from '../uuid.js';
import { wait } from '../wait.js';

/** The version of the Safe Apps protocol that is spoken. */
const SDK_VERSION = '9.1.0';

/** How long the page around may take to say what does not need a person, in ms. */
const READ_DEADLINE_MS = 30_000;

/** The page around this one, if it may be a Safe. */
export interface SafeParent {
  /** Asks something. With a deadline, unless a person has to answer. Rejects with what the page around says. */
  ask(
    method: string,
    params?: unknown,
    options?: { deadlineMs?: number; isForPerson?: boolean },
  ): Promise<unknown>;
  /** Stops listening. */
  end(): void;
}

/** The window, as far as it is needed. */
export type FramedWindow = Pick<Window, 'parent' | 'location' | 'addEventListener' | 'removeEventListener'>;

/** The origins among those allowed on which the page around may be. Not all browsers tell which it is. */
function possibleOrigins({ location }: FramedWindow, origins: readonly string[]): readonly string[] {
  const around = location.ancestorOrigins?.[0];
  return around === undefined ? origins : origins.filter((origin) => origin === around);
}

/**
 * Speaks the Safe Apps protocol with the page around, if that can be on one of these origins. Undefined outside frames
 * and in frames of others.
 */
export function safeParent(scope: FramedWindow, allowed: readonly string[]): SafeParent | undefined {
  const { parent } = scope;
  const origins = possibleOrigins(scope, allowed);
  if (parent === (scope as unknown) || origins.length === 0) return undefined;
  const pending = new Map<string, (answer: Record<string, unknown>) => void>();

  function onMessage({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== parent || !origins.includes(origin)) return;
    const answer = readFields(data, ['id', 'success', 'data', 'error']);
    pending.get(String(answer.id))?.(answer);
  }
  scope.addEventListener('message', onMessage);

  return {
    async ask(method, params, { deadlineMs = READ_DEADLINE_MS, isForPerson = false } = {}) {
      const id = uuid();
      const asking = new Promise<unknown>((resolve, reject) => {
        pending.set(id, ({ success, data, error }) => {
          if (success === true) resolve(data);
          else
            reject(
              Object.assign(new Error(typeof error === 'string' ? error : 'The Safe refused.'), {
                code: -32603,
              }),
            );
        });
      });
      const message = { id, method, params, env: { sdkVersion: SDK_VERSION } };
      // The browser delivers it to the one where the page is, and to nobody else.
      for (const origin of origins) parent.postMessage(message, origin);
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

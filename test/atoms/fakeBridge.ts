import type { Bridge } from '../../src/bridge/createBridge.js';
import type { RpcEvent } from '../../src/bridge/frameRpc.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { type Deferred, deferred, settled } from '../support/promises.js';

/** A call to the frame, pending until the test answers. */
interface Asked extends Deferred<unknown> {
  readonly what: string;
  readonly given: readonly unknown[];
}

/** A bridge to a sign-in frame. The test answers its calls. */
export interface FakeBridge {
  readonly bridge: Bridge;
  /** Pending calls, oldest first. */
  readonly asked: Asked[];
  /** Seconds until another email can be requested. */
  cooldown: number;
  /** The number of cancelled approvals. */
  readonly aborted: () => number;
  /** Answers the oldest call. Throws if it has another name. */
  answer(what: string, reply?: unknown): Promise<void>;
  fail(what: string, error: WalletModalError): Promise<void>;
  tell(event: RpcEvent): Promise<void>;
}

export function fakeBridge(): FakeBridge {
  const asked: Asked[] = [];
  const listeners = new Set<(event: RpcEvent) => void>();
  let aborted = 0;
  const ask =
    (what: string) =>
    (...given: readonly unknown[]) => {
      const question = { ...deferred<unknown>(), what, given };
      asked.push(question);
      const { signal } = (given.at(-1) ?? {}) as { signal?: AbortSignal };
      signal?.addEventListener('abort', () =>
        question.reject(new WalletModalError('aborted', 'Request was aborted')),
      );
      return question.promise;
    };
  const calls = new Proxy({} as Bridge['calls'], {
    get: (_, name) => (name === 'emailCooldown' ? async () => fake.cooldown : ask(`${String(name)}`)),
  });
  const next = (what: string) => {
    const question = asked.shift();
    if (question?.what !== what) throw new Error(`Asked was ${question?.what}, not ${what}`);
    return question;
  };
  const fake: FakeBridge = {
    bridge: {
      calls,
      rpc: {
        request: () => Promise.reject(new Error('Not asked here.')),
        subscribe(listener: (event: RpcEvent) => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      abortApprovals: () => {
        aborted += 1;
      },
    } as unknown as Bridge,
    asked,
    cooldown: 0,
    aborted: () => aborted,
    async answer(what, reply) {
      next(what).resolve(reply);
      await settled();
    },
    async fail(what, error) {
      next(what).reject(error);
      await settled();
    },
    async tell(event) {
      for (const listener of [...listeners]) listener(event);
      await settled();
    },
  };
  return fake;
}

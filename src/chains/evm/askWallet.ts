import type { Clock } from '../../lib/clock.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import type { Eip1193Provider } from '../../lib/eip1193.js';
import { wait } from '../../lib/wait.js';
import { toWalletError } from './walletErrors.js';

export interface AskWallet {
  /** A question that needs a person: no deadline, but it can be aborted. */
  person(method: string, params: readonly unknown[] | undefined, signal: AbortSignal): Promise<unknown>;
  /** A question that the wallet answers by itself: it has a deadline. */
  machine(method: string, params?: readonly unknown[], signal?: AbortSignal): Promise<unknown>;
}

/** Requests to one wallet whose every rejection is a `WalletModalError`. */
export function askWallet(provider: Eip1193Provider, clock: Clock): AskWallet {
  async function ask(
    method: string,
    params: readonly unknown[] | undefined,
    limits: { signal?: AbortSignal | undefined; deadlineMs?: number },
  ): Promise<unknown> {
    try {
      // Inside an async function a wallet that throws instead of rejecting is a rejection too.
      const answer = Promise.resolve(provider.request(params ? { method, params } : { method }));
      return await wait(answer, { ...limits, clock, what: 'The wallet' });
    } catch (error) {
      throw toWalletError(error, method);
    }
  }
  return {
    person: (method, params, signal) => ask(method, params, { signal }),
    machine: (method, params, signal) => ask(method, params, { signal, deadlineMs: WALLET_READ_DEADLINE_MS }),
  };
}

import type { Clock } from '../../lib/clock.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { type WalletWait, waitForWallet } from '../waitForWallet.js';

export interface AskWallet {
  /** Sends a request that needs the user: no deadline, but it can be aborted. */
  person(method: string, params: readonly unknown[] | undefined, signal: AbortSignal): Promise<unknown>;
  /** Sends a request that the wallet answers on its own: it has a deadline. */
  machine(method: string, params?: readonly unknown[], signal?: AbortSignal): Promise<unknown>;
}

/** Sends requests to one wallet. Every rejection is a `WalletModalError`. */
export function askWallet(provider: Eip1193Provider, clock: Clock): AskWallet {
  function ask(
    method: string,
    params: readonly unknown[] | undefined,
    limits: Omit<WalletWait, 'clock'>,
  ): Promise<unknown> {
    const request = params ? { method, params } : { method };
    return waitForWallet(method, () => provider.request(request), { ...limits, clock });
  }
  return {
    person: (method, params, signal) => ask(method, params, { signal }),
    machine: (method, params, signal) => ask(method, params, { signal, deadlineMs: WALLET_READ_DEADLINE_MS }),
  };
}

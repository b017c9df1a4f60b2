import type { Clock } from '../lib/clock.js';
import { wait } from '../lib/wait.js';
import { toWalletError } from './walletErrors.js';

export interface WalletWait {
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** In ms. Undefined for requests to the user, who may take any time. */
  readonly deadlineMs?: number | undefined;
}

/**
 * Calls a wallet and waits for its answer. Every failure, even a synchronous throw, becomes a rejection with a
 * `WalletModalError`; `what` names the request, for developers.
 */
export async function waitForWallet<T>(
  what: string,
  ask: () => Promise<T> | T,
  { clock, signal, deadlineMs }: WalletWait,
): Promise<T> {
  try {
    // `async` turns a synchronous throw into a rejection.
    const answer = (async () => ask())();
    return await wait(answer, {
      clock,
      signal,
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
      what: 'The wallet',
    });
  } catch (error) {
    throw toWalletError(error, what);
  }
}

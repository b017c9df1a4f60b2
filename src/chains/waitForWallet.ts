import type { Clock } from '../lib/clock.js';
import { wait } from '../lib/wait.js';
import { toWalletError } from './walletErrors.js';

export interface WalletWait {
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** In ms; none where a person is asked, who takes as long as they take. */
  readonly deadlineMs?: number | undefined;
}

/**
 * Asks a wallet and waits for it. A wallet that throws instead of rejecting is a rejection too, and every rejection is
 * a `WalletModalError`; `what` says what was asked, for developers.
 */
export async function waitForWallet<T>(
  what: string,
  ask: () => Promise<T> | T,
  { clock, signal, deadlineMs }: WalletWait,
): Promise<T> {
  try {
    // Inside an async function, so that what is thrown is a rejection.
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

import type { Clock } from '../../lib/clock.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import type { ErrorCode } from '../../lib/errors.js';
import { codeOf } from '../../lib/errorText.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { waitForWallet } from '../waitForWallet.js';
import { askWallet } from './askWallet.js';
import type { Eip1193ConnectorOptions } from './eip1193Connector.js';
import { readAccounts } from './walletAnswers.js';

/** The wallet has answered, or the wait has ended. */
const ANSWERED: ReadonlySet<ErrorCode | undefined> = new Set([
  'aborted',
  'already_pending',
  'user_rejected',
  'wallet_locked',
]);

/**
 * Ways to connect and disconnect a provider of the page: the requests of browser wallets, or else its own methods. Safe's
 * provider knows `eth_accounts` only, and WalletConnect's needs `connect()` first.
 */
export function ownProviderWays(
  provider: Eip1193Provider,
  clock: Clock,
): Pick<Eip1193ConnectorOptions, 'askForAccounts' | 'leave'> {
  const ask = askWallet(provider, clock);
  const call = (name: 'connect' | 'disconnect', limits: { signal?: AbortSignal; deadlineMs?: number }) => {
    const method = (provider as { readonly [key in typeof name]?: unknown })[name];
    return typeof method === 'function'
      ? waitForWallet(name, async () => method.call(provider), { ...limits, clock })
      : undefined;
  };
  return {
    async askForAccounts(signal) {
      try {
        return await ask.person('eth_requestAccounts', undefined, signal);
      } catch (error) {
        if (ANSWERED.has(codeOf(error))) throw error;
        await call('connect', { signal });
        const accounts = await ask.machine('eth_accounts', undefined, signal).catch(() => []);
        if (readAccounts(accounts).length === 0) throw error;
        return accounts;
      }
    },
    leave: async () => call('disconnect', { deadlineMs: WALLET_READ_DEADLINE_MS }),
  };
}

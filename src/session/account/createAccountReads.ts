import { accountAtom } from '../../atoms/connection.js';
import { refreshButtonBalance } from '../../atoms/effects/refreshButtonBalance.js';
import type { Services } from '../../atoms/hostServices.js';
import { configAtom, describeNetworkAtom, ensNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { WalletModalError } from '../../lib/errors.js';
import { networkOf } from '../../lib/networks/caip.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import { openReader } from './openReader.js';

/**
 * Reads the data that the account button shows, through the account's wallet, or through a node if the account is only watched.
 * Keeps the balance up to date until it ends.
 */
export function createAccountReads(
  store: Store,
  services: Services,
): Pick<Services, 'readBalance' | 'readIdentity'> & { end(): void } {
  const running = new Set<AbortController>();
  const stopKeeping = refreshButtonBalance(store, services);

  /** Runs a read that also ends with the element. */
  async function run<T>(signal: AbortSignal, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const own = new AbortController();
    const abort = () => own.abort(signal.reason);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    running.add(own);
    try {
      return await read(own.signal);
    } finally {
      running.delete(own);
      signal.removeEventListener('abort', abort);
    }
  }

  return {
    readBalance: (account, options) =>
      run(options.signal, async (signal) => {
        const network = store.get(describeNetworkAtom)(networkOf(account));
        const token = store.get(configAtom).tokens[network.id]?.address;
        try {
          const reader = await openReader(store, services, account);
          const { amount, decimals, symbol } = await reader.readBalance(account, {
            network,
            token,
            signal,
          });
          return { decimal: formatUnits(amount, decimals), symbol };
        } catch (error) {
          // The modal only shows that the balance is unknown. The page gets the reason, if the account is still connected.
          const isThere = store.get(accountAtom) !== undefined;
          if (
            error instanceof WalletModalError &&
            error.code !== 'not_connected' &&
            isThere &&
            !signal.aborted
          ) {
            services.host.report(error);
          }
          throw error;
        }
      }),
    readIdentity: (account, options) =>
      run(options.signal, async (signal) => {
        const { ipfsGateway } = store.get(configAtom);
        const network = store.get(ensNetworkAtom);
        if (!network) return { name: undefined, avatar: undefined };
        const reader = await openReader(store, services, account);
        return reader.readIdentity(account, { network, ipfsGateway, signal });
      }),
    end() {
      stopKeeping();
      for (const own of running) own.abort();
    },
  };
}

import { readSourceEntry } from '../../../lib/account/source/readSourceEntry.js';
import type { HistoryEntry } from '../../../lib/account/transactionHistory.js';
import { WalletModalError } from '../../../lib/errors.js';
import { namespaceOf, networkOf } from '../../../lib/networks/caip.js';
import type {
  OnRampOptions,
  OnRampProvider,
  OnRampQuery,
  OnRampQuote,
  OnRampRead,
} from '../../../lib/onramp/onRamp.js';
import { networkOfCoinbase } from '../../../lib/onramp/onRampNetworks.js';
import { getHistory } from '../account/getHistory.js';
import { type ChainServiceOptions, chainService } from '../chainService.js';
import { COINBASE_ICON } from './coinbaseIcon.js';
import { getOnRampOptions } from './getOnRampOptions.js';
import { getOnRampQuote } from './getOnRampQuote.js';
import { getOnRampUrl } from './getOnRampUrl.js';

/** Buying through the chain API. Everything rejects with `chain_api_failed` or `aborted`, unless stated otherwise. */
export interface HostedOnRamp {
  /** The service's provider. Rejects with `request_invalid` for accounts that it doesn't send to. */
  readonly provider: OnRampProvider;
  options(options: OnRampRead): Promise<Pick<OnRampOptions, 'payment' | 'purchase'>>;
  quote(query: OnRampQuery, options: OnRampRead): Promise<OnRampQuote>;
  /** The provider's sales to an address, newest first. Undefined if the service doesn't know it. */
  purchases(address: string, options: OnRampRead): Promise<readonly HistoryEntry[] | undefined>;
}

const COINBASE_HOST = 'pay.coinbase.com';

export function createHostedOnRamp(options: ChainServiceOptions): HostedOnRamp {
  const { url, isHosted } = options.setting;
  const service = chainService(options);
  return {
    provider: {
      id: 'coinbase',
      name: 'Coinbase',
      icon: COINBASE_ICON,
      feeRange: ['1', '2'],
      // The site's own service may sell on its own host, and on no other.
      hosts: isHosted ? [COINBASE_HOST] : [COINBASE_HOST, new URL(url).host],
      async buildUrl(order, { signal }) {
        if (namespaceOf(networkOf(order.account)) !== 'eip155') {
          throw new WalletModalError('request_invalid', 'It sends to EVM accounts only.');
        }
        return getOnRampUrl(service, order, signal);
      },
    },
    options: ({ signal }) => getOnRampOptions(service, { signal, isHosted }),
    quote: (query, { signal }) => getOnRampQuote(service, query, signal),
    async purchases(address, { signal }) {
      const query = { address, onramp: 'coinbase', networkNamed: networkOfCoinbase, signal } as const;
      const page = await getHistory(service, query);
      const entries = page?.entries.flatMap(
        (entry) => readSourceEntry(entry, { network: entry.network, id: entry.id }) ?? [],
      );
      return entries?.sort((one, other) => other.minedAt - one.minedAt);
    },
  };
}

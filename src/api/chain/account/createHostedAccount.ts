import type { AccountSource } from '../../../lib/account/accountSource.js';
import { fitsNative } from '../../../lib/account/imitations.js';
import { addressOf, namespaceOf, networkOf } from '../../../lib/networks/caip.js';
import type { ChainService } from '../chainService.js';
import { getBalance } from './getBalance.js';
import { getFungiblePrice } from './getFungiblePrice.js';
import { getHistory } from './getHistory.js';
import { getIdentity } from './getIdentity.js';

/** The chain API as a source of accounts. `sender` is the connected address. Rejects with `chain_api_failed` or `aborted`. */
export function createHostedAccount(service: ChainService, sender: () => string | undefined): AccountSource {
  return {
    name: 'The chain API',
    balances: (account, options) => getBalance(service, account, options),
    async history(account, { network, cursor, signal }) {
      const query = { address: addressOf(account), network: network.id, cursor, signal };
      const page = await getHistory(service, query);
      return page && { ...page, entries: page.entries.filter((entry) => entry.network === network.id) };
    },
    async price(token, { network, signal }) {
      const { price, symbol } = await getFungiblePrice(service, token, network.id, signal);
      return token === undefined && !fitsNative(symbol, network.nativeCurrency) ? undefined : price;
    },
    async profile(account, { signal }) {
      if (namespaceOf(networkOf(account)) !== 'eip155') return undefined;
      return getIdentity(service, addressOf(account), { sender: sender(), signal });
    },
  };
}

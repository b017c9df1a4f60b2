import { connectionsAtom } from '../atoms/connection.js';
import type { Services } from '../atoms/hostServices.js';
import { describeNetworkAtom } from '../atoms/siteConfig.js';
import type { Store } from '../atoms/util/store.js';
import type { AccountData, AccountReadOptions } from '../lib/account/accountData.js';
import type { TokenBalances } from '../lib/account/tokenBalance.js';
import { WalletModalError } from '../lib/errors.js';
import { type CaipAddress, networkOf, spokenNamespaceOf } from '../lib/networks/caip.js';

/** What is known of accounts, with the present settings. */
export function createAccountData(store: Store, services: Services): AccountData {
  /** Asks a node through the wallet that is connected on the account's network. */
  async function readFromNode(account: CaipAddress, { signal }: AccountReadOptions): Promise<TokenBalances> {
    const network = store.get(describeNetworkAtom)(networkOf(account));
    const connection = store.get(connectionsAtom)[spokenNamespaceOf(network.id)];
    if (!connection) throw new WalletModalError('not_connected', 'No wallet is connected.');
    const connector = await services.connectors.open(connection.connector.id);
    const { amount, decimals, symbol } = await connector.readBalance(account, { network, signal });
    const { name } = network.nativeCurrency;
    const native = { network: network.id, address: undefined, name, symbol, decimals, amount };
    return { tokens: [{ ...native, price: undefined, icon: undefined }], source: 'node' };
  }

  return {
    balances: readFromNode,
    price: async () => undefined,
    resolveName: async () => undefined,
    async profile(account, { signal }) {
      const { name, avatar } = await services.readIdentity(account, { signal });
      return { name, image: avatar };
    },
  };
}

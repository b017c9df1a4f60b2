import { type ChainApiOptions, createChainApi } from '../../src/api/chain/createChainApi.js';
import { createHostedOnRamp } from '../../src/api/chain/onramp/createHostedOnRamp.js';
import { checkAccountSource } from '../../src/lib/account/checkAccountSource.js';
import type { CaipAddress, CaipNetworkId } from '../../src/lib/networks/caip.js';
import { unnamedNetwork } from '../../src/lib/networks/networks.js';

interface Read {
  readonly signal: AbortSignal;
}

interface BalanceRead extends Read {
  readonly moved?: readonly (string | undefined)[];
}

interface HistoryRead extends Read {
  readonly address: string;
  readonly network: CaipNetworkId;
  readonly cursor?: string;
}

/** The chain API, with checked answers about accounts. */
export function readChainApi(options: ChainApiOptions) {
  let asker: string | undefined;
  const api = createChainApi({ ...options, sender: () => asker });
  const source = checkAccountSource(api.account, options);
  const on = (id: CaipNetworkId) => {
    const { nativeCurrency } = unnamedNetwork(id);
    return { id, nativeCurrency, request: () => Promise.reject(new Error('It asks no node.')) };
  };
  return {
    ...api,
    balances(account: CaipAddress, { moved = [], signal }: BalanceRead) {
      const network = on(account.slice(0, account.lastIndexOf(':')) as CaipNetworkId);
      return source.balances(account, { network, moved, signal });
    },
    history: ({ address, network, cursor, signal }: HistoryRead) =>
      source.history(`${network}:${address}`, { network: on(network), cursor, signal }),
    price: (token: string | undefined, network: CaipNetworkId, signal: AbortSignal) =>
      source.price(token, { network: on(network), signal }),
    identity(address: string, { sender, signal }: Read & { readonly sender: string | undefined }) {
      asker = sender;
      return source.profile(`eip155:1:${address}`, { network: on('eip155:1'), signal });
    },
    purchases: (address: string, read: Read) => createHostedOnRamp(options).purchases(address, read),
  };
}

export type ReadChainApi = ReturnType<typeof readChainApi>;

import type { AccountSource } from '../../src/lib/account/accountSource.ts';
import { type CaipNetworkId, networkOf } from '../../src/lib/networks/caip.ts';
import type { QuoteSource, SwapQuery } from '../../src/lib/swap/quoteSource.ts';
import type { PageChain } from '../../src/sandbox/chain/index.ts';

/** The sources of chains that start later. Each request waits for them. */
export function laterSources(running: () => Promise<readonly PageChain[]>): {
  readonly accountSource: AccountSource;
  readonly quoteSource: QuoteSource;
} {
  const on = async (id: CaipNetworkId) => (await running()).find((chain) => chain.id === id);
  const accountsOn = async (id: CaipNetworkId) => (await on(id))?.accountSource;
  const quotesFor = async ({ account }: Pick<SwapQuery, 'account'>) => {
    const found = await on(networkOf(account));
    // Never reached: a network without tokens gets no quote requests.
    if (!found) throw new Error('This network does not run in this page.');
    return found.quoteSource;
  };
  return {
    accountSource: {
      name: 'Networks of this page',
      balances: async (account, options) =>
        (await accountsOn(options.network.id))?.balances?.(account, options),
      history: async (account, options) =>
        (await accountsOn(options.network.id))?.history?.(account, options),
      price: async (token, options) => (await accountsOn(options.network.id))?.price?.(token, options),
    },
    quoteSource: {
      slippageStep: 10,
      takesFees: false,
      tokens: async (id, options) => (await on(id))?.quoteSource.tokens(id, options),
      quote: async (query, options) => (await quotesFor(query)).quote(query, options),
      buildApproval: async (query, options) => (await quotesFor(query)).buildApproval(query, options),
      buildSwap: async (query, options) => (await quotesFor(query)).buildSwap(query, options),
    },
  };
}

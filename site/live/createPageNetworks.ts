import type { AccountSource } from '../../src/lib/account/accountSource.ts';
import type { QuoteSource } from '../../src/lib/swap/quoteSource.ts';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/accounts.ts';
import type { PageChain, startChain as StartChain } from '../../src/sandbox/chain/index.ts';
import { tokenIcon } from '../../src/sandbox/tokenIcon.ts';
import { laterSources } from './laterSources.ts';

/** Loads a file of the built product. */
export type LoadProduct = (file: string) => Promise<unknown>;

interface PageNetworks {
  readonly chains: readonly Pick<PageChain, 'id' | 'name' | 'nativeCurrency' | 'rpcUrl'>[];
  /** The networks' account data. The first request starts them. */
  readonly accountSource: AccountSource;
  /** The networks' exchanges. The first request starts them. */
  readonly quoteSource: QuoteSource;
  /** Resolves once both networks answer. Rejects if they could not be loaded. */
  start(): Promise<void>;
  /** Stops the networks. */
  stop(): void;
}

/** The account's earlier receipts, so that its history is not empty. */
const GIFTS = [{ amount: '120', token: 'SUSD' }, { amount: '40', token: 'SBX' }, { amount: '0.2' }];

/**
 * Two networks that run in this page: requests below their folder never leave it. They are large, so they load when a visitor
 * connects. A failed load is retried on the next request.
 */
export function createPageNetworks(load: LoadProduct, folder: string): PageNetworks {
  const chains = [
    { number: '31337', name: 'Sandbox One' },
    { number: '31338', name: 'Sandbox Two' },
  ].map(({ number, name }) => ({
    id: `eip155:${number}` as const,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: `${folder}${number}`,
    imageUrl: tokenIcon('ETH'),
  }));
  async function startBoth(): Promise<readonly PageChain[]> {
    const { startChain } = (await load('sandbox/chain.js')) as { startChain: typeof StartChain };
    const running = await Promise.all(chains.map((chain) => startChain({ ...chain, balance: '4' })));
    const [first] = running;
    const [to] = SANDBOX_ADDRESSES;
    if (first && to) for (const gift of GIFTS) await first.send({ to, ...gift });
    return running;
  }
  let starting: ReturnType<typeof startBoth> | undefined;
  async function running(): Promise<readonly PageChain[]> {
    starting ??= startBoth();
    try {
      return await starting;
    } catch (error) {
      starting = undefined;
      throw error;
    }
  }
  return {
    chains,
    ...laterSources(running),
    async start(): Promise<void> {
      await running();
    },
    stop(): void {
      // The caller that started them already got the error.
      starting?.then((all) => all.forEach((chain) => void chain.stop())).catch(() => undefined);
    },
  };
}

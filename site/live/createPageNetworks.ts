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
  /** What the networks know of accounts. Asking it starts them. */
  readonly accountSource: AccountSource;
  /** Their exchanges. Asking it starts them. */
  readonly quoteSource: QuoteSource;
  /** Resolves once both answer. Rejects if they could not be loaded. */
  start(): Promise<void>;
  /** Ends them. */
  stop(): void;
}

/** What an account has got before, so that its history has something to show. */
const GIFTS = [{ amount: '120', token: 'SUSD' }, { amount: '40', token: 'SBX' }, { amount: '0.2' }];

/**
 * Two networks that run in this page: requests below their folder never leave it. They are large, so they load when somebody
 * connects. What fails to load is loaded anew the next time.
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
      // Who started them was told of a failure.
      starting?.then((all) => all.forEach((chain) => void chain.stop())).catch(() => undefined);
    },
  };
}

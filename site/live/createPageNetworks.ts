import type { startChain as StartChain } from '../../src/sandbox/chain/index.ts';

/** Loads a file of the built product. */
export type LoadProduct = (file: string) => Promise<unknown>;

/**
 * Two networks that run in this page: requests below their folder never leave it. They are large, so they load when somebody
 * connects. What fails to load is loaded anew the next time.
 */
export function createPageNetworks(load: LoadProduct, folder: string) {
  const chains = [
    { number: '31337', name: 'Sandbox One' },
    { number: '31338', name: 'Sandbox Two' },
  ].map(({ number, name }) => ({
    id: `eip155:${number}` as const,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: `${folder}${number}`,
  }));
  async function startBoth() {
    const { startChain } = (await load('sandbox/chain.js')) as { startChain: typeof StartChain };
    return Promise.all(chains.map(startChain));
  }
  let starting: ReturnType<typeof startBoth> | undefined;
  return {
    chains,
    /** Resolves once both answer. Rejects if they could not be loaded. */
    async start(): Promise<void> {
      starting ??= startBoth();
      try {
        await starting;
      } catch (error) {
        starting = undefined;
        throw error;
      }
    },
    /** Ends them. */
    stop(): void {
      // Who started them was told of a failure.
      starting?.then((running) => running.forEach((chain) => void chain.stop())).catch(() => undefined);
    },
  };
}

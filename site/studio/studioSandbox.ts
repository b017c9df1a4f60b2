import { withBase } from 'vitepress';
import type { WalletModalElement } from '../../src/elements/wallet-modal-element.js';
import type { startChain as StartChain } from '../../src/sandbox/chain/index.js';
import type { createSandboxWallet as CreateSandboxWallet } from '../../src/sandbox/index.js';

/** The id of the sandbox wallet for `connect({ wallet })`. */
export const SANDBOX_WALLET = 'studio-sandbox';

/** Networks that run in this page once somebody connects. Requests to their addresses never leave it. */
const chains = () =>
  (['31337', '31338'] as const).map((number, index) => ({
    id: `eip155:${number}` as const,
    name: `Sandbox ${['One', 'Two'][index]}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: withBase(`/sandbox-chains/${number}`),
  }));

/** A seller for the looks. It sells nothing: its page is the guide to buying. */
const seller = () => ({
  id: 'made-up',
  name: 'Made-up Pay',
  feeRange: ['1', '3'] as const,
  hosts: [location.host],
  buildUrl: () => new URL(withBase('/docs/usage.html#buying'), location.href).href,
});

/** Makes the settings of one preview: with networks and a wallet that exist only in this page, and approve everything. */
export type SandboxSettings = () => Partial<WalletModalElement>;

interface Sandbox {
  readonly settings: SandboxSettings;
  /** Ends the networks. */
  stop(): void;
}

const load = (file: string) => import(/* @vite-ignore */ withBase(`/wallet-modal/${file}`));

/** Loads the built product, which registers its elements, and the sandbox. Rejects if the server does not have them. */
export async function loadStudioSandbox(): Promise<Sandbox> {
  const [{ createSandboxWallet }]: [{ createSandboxWallet: typeof CreateSandboxWallet }, unknown] =
    await Promise.all([load('sandbox/index.js'), load('wallet-modal.js')]);
  let started: Promise<readonly { stop(): void }[]> | undefined;
  const start = async () => {
    const { startChain }: { startChain: typeof StartChain } = await load('sandbox/chain.js');
    return Promise.all(chains().map(startChain));
  };

  function settings(): Partial<WalletModalElement> {
    const wallet = createSandboxWallet({ chains: chains(), policy: 'approve', remember: 'memory' });
    return {
      networks: chains().map(({ id }) => id),
      chains: chains(),
      onRamps: [seller()],
      connectors: [
        {
          id: SANDBOX_WALLET,
          name: wallet.info.name,
          icon: wallet.info.icon,
          // The networks are large, so they load only for those who connect. A failure is not kept.
          getProvider: async () => {
            started ??= start();
            try {
              await started;
            } catch (error) {
              started = undefined;
              throw error;
            }
            return wallet.provider;
          },
        },
      ],
    };
  }
  return {
    settings,
    stop: () => void started?.then((running) => running.forEach((chain) => void chain.stop()), ignore),
  };
}

/** The connection that failed has said so. */
const ignore = () => {};

import { withBase } from 'vitepress';
import type { WalletModalElement } from '../../src/elements/wallet-modal-element.js';
import type { createSandboxWallet as CreateSandboxWallet } from '../../src/sandbox/index.js';
import { createPageNetworks } from '../live/createPageNetworks.ts';

/** The id of the sandbox wallet for `connect({ wallet })`. */
export const SANDBOX_WALLET = 'studio-sandbox';

/** A demo seller. It sells nothing: its page is the buying guide. */
const seller = () => ({
  id: 'made-up',
  name: 'Made-up Pay',
  feeRange: ['1', '3'] as const,
  hosts: [location.host],
  buildUrl: () => new URL(withBase('/docs/usage.html#buying'), location.href).href,
});

/** Makes the settings of one preview, with networks and a wallet that exist only in this page and approve everything. */
export type SandboxSettings = () => Partial<WalletModalElement>;

interface Sandbox {
  readonly settings: SandboxSettings;
  /** Stops the networks. */
  stop(): void;
}

const load = (file: string) => import(/* @vite-ignore */ withBase(`/wallet-modal/${file}`));

/** Loads the built product, which registers its elements, and the sandbox. Rejects if the server doesn't have them. */
export async function loadStudioSandbox(): Promise<Sandbox> {
  const [{ createSandboxWallet }]: [{ createSandboxWallet: typeof CreateSandboxWallet }, unknown] =
    await Promise.all([load('sandbox/index.js'), load('wallet-modal.js')]);
  const { chains, start, stop } = createPageNetworks(load, withBase('/sandbox-chains/'));

  function settings(): Partial<WalletModalElement> {
    const wallet = createSandboxWallet({ chains, policy: 'approve', remember: 'memory' });
    return {
      networks: chains.map(({ id }) => id),
      chains,
      onRamps: [seller()],
      connectors: [
        {
          id: SANDBOX_WALLET,
          name: wallet.info.name,
          icon: wallet.info.icon,
          getProvider: async () => {
            await start();
            return wallet.provider;
          },
        },
      ],
    };
  }
  return { settings, stop };
}

import type { WalletModalElement } from '../../src/elements/wallet-modal-element.js';
import type * as Sandbox from '../../src/sandbox/index.js';

/** The id of the sandbox wallet for `connect({ wallet })`. */
export const SANDBOX_WALLET = 'studio-sandbox';

const NETWORKS = ['eip155:1', 'eip155:8453', 'eip155:42161', 'eip155:10', 'eip155:137'] as const;

/**
 * Settings for a preview: a wallet that approves everything and exists only in this page. No wallet of the visitor is
 * offered or asked.
 */
export function sandboxSettings({ createSandboxWallet }: typeof Sandbox): Partial<WalletModalElement> {
  const wallet = createSandboxWallet({
    chains: NETWORKS.map((id) => ({
      id,
      name: id,
      rpcUrl: '',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    })),
    policy: 'approve',
    remember: 'memory',
  });
  return {
    networks: NETWORKS,
    connectors: [
      { id: SANDBOX_WALLET, name: wallet.info.name, icon: wallet.info.icon, provider: wallet.provider },
    ],
  };
}

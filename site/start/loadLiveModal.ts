import type { WalletModalElement } from '../../src/elements/wallet-modal-element.ts';
import type { startChain } from '../../src/sandbox/chain/index.ts';
import type { createSandboxWallet } from '../../src/sandbox/index.ts';

const NETWORKS = [
  { number: '31337', name: 'Sandbox One' },
  { number: '31338', name: 'Sandbox Two' },
] as const;

const WALLETS = [
  { id: 'sandbox', name: 'Sandbox Wallet', policy: 'ask' },
  { id: 'declines', name: 'Wallet that declines', policy: 'reject' },
] as const;

interface LiveModal {
  readonly settings: Partial<WalletModalElement>;
  /** Ends the networks. */
  leave(): void;
}

/**
 * Loads the built product from a folder of the site, with wallets that live in the page. Their networks do, too: they are
 * large, so they start when somebody connects.
 */
export async function loadLiveModal(folder: string): Promise<LiveModal> {
  const load = (file: string) => import(/* @vite-ignore */ `${folder}${file}`);
  const [sandbox]: [{ createSandboxWallet: typeof createSandboxWallet }, unknown] = await Promise.all([
    load('sandbox/index.js'),
    load('wallet-modal.js'),
  ]);
  const chains = NETWORKS.map(({ number, name }) => ({
    id: `eip155:${number}` as const,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    // Requests to it stay in this page.
    rpcUrl: `${folder}network/${number}`,
  }));

  async function start() {
    const loaded: { startChain: typeof startChain } = await load('sandbox/chain.js');
    return Promise.all(chains.map(loaded.startChain));
  }

  let started: ReturnType<typeof start> | undefined;
  const connectors = WALLETS.map(({ id, name, policy }) => {
    const rdns = `org.wallet-modal.start-${id}`;
    const wallet = sandbox.createSandboxWallet({ chains, name, policy, rdns, remember: 'memory' });
    const getProvider = async () => {
      started ??= start();
      try {
        await started;
      } catch (error) {
        // The next try loads them anew.
        started = undefined;
        throw error;
      }
      return wallet.provider;
    };
    return { id, name, icon: wallet.info.icon, getProvider };
  });
  return {
    settings: { networks: chains.map(({ id }) => id), chains, connectors },
    leave() {
      // A connection that failed has said so.
      started?.then((running) => running.forEach((chain) => void chain.stop())).catch(() => {});
    },
  };
}

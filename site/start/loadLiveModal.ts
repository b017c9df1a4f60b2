import type { WalletModalElement } from '../../src/elements/wallet-modal-element.ts';
import type { createSandboxWallet } from '../../src/sandbox/index.ts';
import { createPageNetworks } from '../live/createPageNetworks.ts';

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
  const { chains, start, stop } = createPageNetworks(load, `${folder}network/`);
  const connectors = WALLETS.map(({ id, name, policy }) => {
    const rdns = `org.wallet-modal.start-${id}`;
    const wallet = sandbox.createSandboxWallet({ chains, name, policy, rdns, remember: 'memory' });
    const getProvider = async () => {
      await start();
      return wallet.provider;
    };
    return { id, name, icon: wallet.info.icon, getProvider };
  });
  return {
    settings: { networks: chains.map(({ id }) => id), chains, connectors },
    leave: stop,
  };
}

import type { WalletModalElement } from '../../src/elements/wallet-modal-element.ts';
import type { createSandboxWallet } from '../../src/sandbox/index.ts';
import { createPageNetworks } from '../live/createPageNetworks.ts';

const WALLETS = [
  { id: 'sandbox', name: 'Sandbox Wallet', policy: 'ask' },
  { id: 'declines', name: 'Wallet that declines', policy: 'reject' },
] as const;

/** The views that visitors of the start page can open. */
export const LOOKS = [
  { view: 'Connect', label: 'Wallets' },
  { view: 'Account', label: 'Account' },
  { view: 'WalletSend', label: 'Send' },
  { view: 'Transactions', label: 'Activity' },
] as const;
export type Look = (typeof LOOKS)[number]['view'];

interface LiveModal {
  readonly settings: Partial<WalletModalElement>;
  /** Shows a view. Views that need an account connect a wallet, which for once doesn't ask. */
  look(modal: WalletModalElement, view: Look): Promise<void>;
  /** Stops the networks. */
  leave(): void;
}

/**
 * Loads the built product from a folder of the site, with wallets that live in the page. So do their networks, which are
 * large and start when a visitor connects.
 */
export async function loadLiveModal(folder: string): Promise<LiveModal> {
  const load = (file: string) => import(/* @vite-ignore */ `${folder}${file}`);
  const [sandbox]: [{ createSandboxWallet: typeof createSandboxWallet }, unknown] = await Promise.all([
    load('sandbox/index.js'),
    load('wallet-modal.js'),
  ]);
  const networks = createPageNetworks(load, `${folder}network/`);
  const { chains, accountSource, quoteSource, start, stop } = networks;
  const wallets = WALLETS.map(({ id, name, policy }) => {
    const rdns = `org.wallet-modal.start-${id}`;
    return { id, wallet: sandbox.createSandboxWallet({ chains, name, policy, rdns, remember: 'memory' }) };
  });
  const connectors = wallets.map(({ id, wallet }) => {
    const getProvider = async () => {
      await start();
      return wallet.provider;
    };
    return { id, name: wallet.info.name, icon: wallet.info.icon, getProvider };
  });
  return {
    settings: { networks: chains.map(({ id }) => id), chains, connectors, accountSource, quoteSource },
    async look(modal, view) {
      if (view === 'Connect') return modal.disconnect();
      if (modal.state.status !== 'connected') {
        wallets[0]?.wallet.script([{ method: 'eth_requestAccounts', answer: 'approve' }]);
        await modal.connect({ wallet: WALLETS[0].id });
      }
      await modal.show(view);
    },
    leave: stop,
  };
}

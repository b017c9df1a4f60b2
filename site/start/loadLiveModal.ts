import type { startChain } from '../../src/sandbox/chain/index.ts';
import type { announce, createSandboxWallet } from '../../src/sandbox/index.ts';

interface Sandbox {
  announce: typeof announce;
  createSandboxWallet: typeof createSandboxWallet;
}

interface Chains {
  startChain: typeof startChain;
}

/** Loads the built product from `folder`, with chains and wallets that live in the page until `leave()`. */
export async function loadLiveModal(folder: string) {
  const load = (file: string) => import(/* @vite-ignore */ `${folder}${file}`);
  const [{ announce, createSandboxWallet }, { startChain }]: [Sandbox, Chains, unknown] = await Promise.all([
    load('sandbox/index.js'),
    load('sandbox/chain.js'),
    load('wallet-modal.js'),
  ]);
  const chains = await Promise.all([startChain(), startChain({ id: 'eip155:31338' })]);
  const wallets = [
    createSandboxWallet({ chains }),
    createSandboxWallet({
      chains,
      name: 'Wallet that declines',
      rdns: 'org.wallet-modal.declines',
      policy: 'reject',
    }),
  ];
  for (const wallet of wallets) announce(wallet);
  const leave = () => {
    for (const wallet of wallets) wallet.vanish();
    for (const chain of chains) chain.stop();
  };
  // The modal tells of fields that it doesn't know.
  const settings = chains.map(({ id, name, nativeCurrency, rpcUrl }) => ({
    id,
    name,
    nativeCurrency,
    rpcUrl,
  }));
  return { chains: settings, leave };
}

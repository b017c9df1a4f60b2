import { knownNetwork } from '../../../src/lib/networks/networks.ts';
import type { startChain } from '../../../src/sandbox/chain/index.ts';
import type * as Sandbox from '../../../src/sandbox/index.ts';
import { type ChainId, chainIdsIn } from './networks.ts';

/** The name by which the preview's wallet is remembered, apart from those of other pages of the site. */
const RDNS = 'org.wallet-modal.playground';

/** What visitors have installed is not asked: the networks of the preview only look like real ones. */
function keepOthersOut(): void {
  const isOwn = (event: Event) => event instanceof CustomEvent && event.detail?.info?.rdns === RDNS;
  window.addEventListener(
    'eip6963:announceProvider',
    (event) => {
      if (!isOwn(event)) event.stopImmediatePropagation();
    },
    true,
  );
}

const describe = (id: ChainId): Sandbox.SandboxChain => ({
  id,
  name: knownNetwork(id)?.name ?? id,
  nativeCurrency: knownNetwork(id)?.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 },
  // Requests to it stay in this page.
  rpcUrl: `https://${id.replace(':', '-')}.preview.invalid/`,
});

interface Loaded {
  readonly chains: readonly Sandbox.SandboxChain[];
  /** Resolves once there are wallets, whose networks take longer than the modal. */
  readonly wallets: Promise<void>;
}

/** Loads the built product from a folder, and has wallets and their networks live in this page. */
export async function loadSandbox(folder: string, networks: readonly string[]): Promise<Loaded> {
  const load = (file: string) => import(/* @vite-ignore */ `${folder}${file}`);
  keepOthersOut();
  const chains = chainIdsIn(networks).map(describe);
  async function addWallets(): Promise<void> {
    const [{ announce, createSandboxWallet, createSolanaSandboxWallet, registerSolanaWallet }, chain]: [
      typeof Sandbox,
      { startChain: typeof startChain },
    ] = await Promise.all([load('sandbox/index.js'), load('sandbox/chain.js')]);
    for (const one of chains) await chain.startChain(one);
    if (chains.length) announce(createSandboxWallet({ chains, rdns: RDNS }));
    if (chains.length < networks.length)
      registerSolanaWallet(createSolanaSandboxWallet({ policy: 'ask', rpcUrls: {} }));
  }
  await load('wallet-modal.js');
  return { chains, wallets: addWallets() };
}

import { knownNetwork } from '../../../src/lib/networks/networks.ts';
import type { PageChain, startChain } from '../../../src/sandbox/chain/index.ts';
import { EVM_DEFINITIONS } from '../../../src/sandbox/evmDefinitions.ts';
import type * as Sandbox from '../../../src/sandbox/index.ts';
import { tokenIcon } from '../../../src/sandbox/tokenIcon.ts';
import { laterSources } from '../../live/laterSources.ts';
import { type ChainId, chainIdsIn } from './networks.ts';

/** The preview wallet's RDNS, so that it is remembered separately from those of the site's other pages. */
const RDNS = 'org.wallet-modal.playground';

/** Visitors' installed wallets are ignored, because the preview's networks only look like real ones. */
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

function describe(id: ChainId): Sandbox.SandboxChain & { readonly imageUrl?: string } {
  const known = knownNetwork(id);
  const own = EVM_DEFINITIONS.find(({ chainId }) => id === `eip155:${chainId}`);
  return {
    id,
    name: known?.name ?? own?.name ?? id,
    nativeCurrency: known?.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 },
    // Requests to it never leave this page.
    rpcUrl: `https://${id.replace(':', '-')}.preview.invalid/`,
    ...(known ? {} : { imageUrl: tokenIcon('ETH') }),
  };
}

interface Loaded {
  readonly chains: readonly Sandbox.SandboxChain[];
  /** Resolves once there are wallets. Their networks take longer to load than the modal. */
  readonly wallets: Promise<void>;
  /** The networks' data. Requests wait for the networks. */
  readonly sources: ReturnType<typeof laterSources>;
}

/** Loads the built product from a folder, with wallets and networks that live in this page. */
export async function loadSandbox(folder: string, networks: readonly string[]): Promise<Loaded> {
  const load = (file: string) => import(/* @vite-ignore */ `${folder}${file}`);
  keepOthersOut();
  const chains = chainIdsIn(networks).map(describe);
  async function startChains(): Promise<readonly PageChain[]> {
    const chain: { startChain: typeof startChain } = await load('sandbox/chain.js');
    const running: PageChain[] = [];
    for (const one of chains) running.push(await chain.startChain({ ...one, balance: '4.2' }));
    return running;
  }
  const starting = load('wallet-modal.js').then(startChains);
  async function addWallets(): Promise<void> {
    const [{ announce, createSandboxWallet, createSolanaSandboxWallet, registerSolanaWallet }]: [
      typeof Sandbox,
      unknown,
    ] = await Promise.all([load('sandbox/index.js'), starting]);
    if (chains.length) announce(createSandboxWallet({ chains, rdns: RDNS }));
    if (chains.length < networks.length)
      registerSolanaWallet(createSolanaSandboxWallet({ policy: 'ask', rpcUrls: {} }));
  }
  await load('wallet-modal.js');
  return { chains, wallets: addWallets(), sources: laterSources(() => starting) };
}

import type * as Sandbox from '../../../src/sandbox/index.ts';
import { chainIdsIn } from './networks.ts';

/** The name by which the preview's wallet is remembered, apart from those of other pages of the site. */
const RDNS = 'org.wallet-modal.playground';

/** Nobody answers there. */
const NO_NODE = 'https://node.invalid/';

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

/** Loads the built product from a folder, and has wallets and their networks live in this page. Resolves to the networks. */
export async function loadSandbox(
  folder: string,
  networks: readonly string[],
): Promise<readonly Sandbox.SandboxChain[]> {
  const load = (file: string) => import(/* @vite-ignore */ `${folder}${file}`);
  keepOthersOut();
  const [sandbox]: [typeof Sandbox, unknown] = await Promise.all([
    load('sandbox/index.js'),
    load('wallet-modal.js'),
  ]);
  const chains = chainIdsIn(networks).map((id) => ({
    id,
    name: id,
    rpcUrl: NO_NODE,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }));
  if (chains.length) sandbox.announce(sandbox.createSandboxWallet({ chains, rdns: RDNS }));
  if (chains.length < networks.length)
    sandbox.registerSolanaWallet(sandbox.createSolanaSandboxWallet({ policy: 'ask', rpcUrls: {} }));
  return chains;
}

import type { PageTag } from '../code/page.ts';

type Sandbox = typeof import('../../../src/sandbox/index.ts');
type Chain = import('../../../src/sandbox/chains.ts').SandboxChain;
type ChainId = Chain['id'];

/** The name by which the preview's wallet is remembered, apart from those of other pages of the site. */
const RDNS = 'org.wallet-modal.playground';
const DEFAULT_NETWORK: ChainId = 'eip155:31337';
/** Each takes a moment to start. */
const MOST_CHAINS = 3;

const isChainId = (id: unknown): id is ChainId => typeof id === 'string' && /^eip155:[1-9]\d{0,14}$/.test(id);

/** The EVM networks of a page, which the preview's wallet knows. */
export function networksOf({ written, constants }: PageTag): readonly ChainId[] {
  const networks = written.find(({ setting }) => setting.name === 'networks')?.value;
  const chains = constants.find(({ name }) => name === 'chains')?.value;
  const described = Array.isArray(chains) ? chains.map(({ id }) => id) : [];
  const ids = typeof networks === 'string' ? networks.split(' ') : described;
  const known = [...new Set(ids.filter(isChainId))].slice(0, MOST_CHAINS);
  return known.length ? known : [DEFAULT_NETWORK];
}

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

/** Loads the built product from a folder, and has a wallet and its networks live in this page. Resolves to the networks. */
export async function loadSandbox(folder: string, ids: readonly ChainId[]): Promise<readonly Chain[]> {
  const load = (file: string) => import(/* @vite-ignore */ `${folder}${file}`);
  keepOthersOut();
  const [{ announce, createSandboxWallet }]: [Sandbox, unknown] = await Promise.all([
    load('sandbox/index.js'),
    load('wallet-modal.js'),
  ]);
  const chains = ids.map(
    (id): Chain => ({
      id,
      name: id,
      rpcUrl: '',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }),
  );
  announce(createSandboxWallet({ chains, rdns: RDNS }));
  return chains;
}

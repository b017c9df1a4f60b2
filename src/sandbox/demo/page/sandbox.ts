import { namespaceOf } from '../../../lib/networks/caip.js';
import { SANDBOX_ADDRESSES } from '../../accounts.js';
import { isEvmChain, type SandboxChain, type SandboxConfig } from '../../chains.js';
import { type Answers, createDemoWallet, type DemoWallet, WALLETS } from './demoWallet.js';

/** The sandbox of this page. */
export interface Sandbox {
  /** The URLs of the mock hosted services. */
  readonly services: Pick<SandboxConfig, 'relayUrl' | 'directoryUrl' | 'chainApiUrl' | 'frameUrl'>;
  /** EVM networks. */
  readonly chains: readonly SandboxChain[];
  /** Solana networks; empty if the server has none. */
  readonly clusters: readonly SandboxChain<string>[];
  readonly wallets: readonly DemoWallet[];
  /** The accounts that hold funds on every chain. */
  readonly addresses: readonly `0x${string}`[];
  wallet(id: string): DemoWallet;
}

/** Creates the wallets of this page. Undefined if the page isn't served by the sandbox. */
export async function openSandbox(): Promise<Sandbox | undefined> {
  const config = await readConfig();
  const networks = config?.chains ?? [];
  const chains = networks.filter(isEvmChain);
  const clusters = networks.filter(({ id }) => namespaceOf(id) === 'solana');
  if (!config || chains.length === 0) return undefined;
  const query = new URLSearchParams(location.search);
  const answers = (query.get('answers') ?? 'ask') as Answers;
  const remember = query.has('remember') ? 'local' : 'memory';
  const wallets = WALLETS.map((definition) =>
    createDemoWallet(definition, { chains, clusters, remember, answers }),
  );
  const present = query.get('wallets')?.split(',') ?? ['sandbox'];
  for (const wallet of wallets) if (present.includes(wallet.id)) wallet.add();
  return {
    services: config,
    chains,
    clusters,
    wallets,
    addresses: SANDBOX_ADDRESSES,
    wallet(id) {
      const found = wallets.find((wallet) => wallet.id === id);
      if (!found) throw new Error(`There is no wallet "${id}".`);
      return found;
    },
  };
}

async function readConfig(): Promise<SandboxConfig | undefined> {
  try {
    const response = await fetch('/sandbox/config.json');
    return response.ok ? ((await response.json()) as SandboxConfig) : undefined;
  } catch {
    // Another server serves the page, or the sandbox has stopped. The page shows a message.
    return undefined;
  }
}

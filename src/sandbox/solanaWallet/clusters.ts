import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { currentSolanaId } from '../../lib/solana/deprecatedSolana.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../../lib/solana/solana.js';
import type { SandboxChain } from '../chains.js';
import type { SolanaChainName, SolanaSandboxWalletOptions } from './types.js';

const NAMES: Readonly<Record<CaipNetworkId, SolanaChainName>> = {
  [SOLANA_MAINNET]: 'solana:mainnet',
  [SOLANA_DEVNET]: 'solana:devnet',
  [SOLANA_TESTNET]: 'solana:testnet',
};

/** What Wallet Standard calls a network; undefined for one that it has no name for. */
export function chainNameOf(id: CaipNetworkId): SolanaChainName | undefined {
  return NAMES[currentSolanaId(id)];
}

/** What a Solana wallet is made with so that it knows these networks; its own defaults when there are none. */
export function clusterOptions(
  clusters: readonly SandboxChain<string>[],
): Pick<SolanaSandboxWalletOptions, 'chains' | 'rpcUrls'> {
  const known = clusters.flatMap(({ id, rpcUrl }) => {
    const name = chainNameOf(id);
    return name ? [[name, rpcUrl] as const] : [];
  });
  if (known.length === 0) return {};
  return { chains: known.map(([name]) => name), rpcUrls: Object.fromEntries(known) };
}

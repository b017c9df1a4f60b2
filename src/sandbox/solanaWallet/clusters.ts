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

/** The Wallet Standard name of a network; undefined if it has none. */
export function chainNameOf(id: CaipNetworkId): SolanaChainName | undefined {
  return NAMES[currentSolanaId(id)];
}

/** A Solana wallet's options for these networks; the wallet's defaults if there are none. */
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

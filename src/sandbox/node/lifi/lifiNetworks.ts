import { SOLANA_MAINNET } from '../../../lib/solana/solana.js';
import { isEvmChain, type SandboxChain } from '../../chains.js';
import { openEvmLifiNetwork } from './evmLifiNetwork.js';
import type { LifiNetwork } from './lifiNetwork.js';
import { openSolanaLifiNetwork } from './solanaLifiNetwork.js';

/** The local networks that LI.FI knows. */
export function openLifiNetworks(chains: readonly SandboxChain<string>[]): readonly LifiNetwork[] {
  return [
    ...chains.filter(isEvmChain).map(openEvmLifiNetwork),
    ...chains.filter(({ id }) => id === SOLANA_MAINNET).map(openSolanaLifiNetwork),
  ];
}

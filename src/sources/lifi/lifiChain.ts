import { ZERO_ADDRESS } from '../../lib/evm/hex.js';
import { type CaipNetworkId, chainIdOf, namespaceOf } from '../../lib/networks/caip.js';
import { SYSTEM_PROGRAM } from '../../lib/solana/keys.js';
import { SOLANA_MAINNET } from '../../lib/solana/solana.js';

/** A network as LI.FI identifies it. */
export interface LifiChain {
  readonly id: number;
  /** Its address for the native currency. */
  readonly native: string;
  readonly isSolana: boolean;
}

const SOLANA: LifiChain = { id: 1_151_111_081_099_710, native: SYSTEM_PROGRAM, isSolana: true };

/** Undefined for networks that LI.FI doesn't know. */
export function lifiChainOf(network: CaipNetworkId): LifiChain | undefined {
  if (network === SOLANA_MAINNET) return SOLANA;
  if (namespaceOf(network) !== 'eip155') return undefined;
  return { id: chainIdOf(network), native: ZERO_ADDRESS, isSolana: false };
}

/** A token's address, or LI.FI's address for the native currency. */
export const toLifiToken = (asset: string | undefined, native = ZERO_ADDRESS): string => asset ?? native;

import type { CaipAddress } from '../networks/caip.js';

/** A message with its signature. */
export interface SignInProof {
  readonly account: CaipAddress;
  readonly message: string;
  /** Hex for EVM accounts, base58 for Solana accounts. */
  readonly signature: string;
  /** The object that a wallet app signed (CAIP-74), if it gave one. */
  readonly cacao?: unknown;
}

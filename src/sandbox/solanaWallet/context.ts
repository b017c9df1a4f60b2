import { unauthorizedError } from '../rpcError.js';
import type { MemoryStore } from '../wallet/memoryStore.js';
import type { SolanaKey } from './keys.js';
import type { SolanaMemory } from './solanaMemory.js';
import type { SolanaChainName, SolanaSpoil, SolanaStandardAccount } from './types.js';

/** The data shared by a Solana wallet's methods. */
export interface SolanaContext {
  readonly memory: MemoryStore<SolanaMemory>;
  readonly keys: readonly SolanaKey[];
  /** The requesting site. */
  readonly origin: string;
  readonly rpcUrls: Readonly<Record<SolanaChainName, string>>;
  chains(): readonly SolanaChainName[];
  /** The accounts that the site may see now. */
  accounts(): readonly SolanaStandardAccount[];
  /** Sets the distortion of the accounts. */
  spoilAccounts(spoil: SolanaSpoil | undefined): void;
}

/** The key of an account that the site may use. Throws 4100 if it may not. */
export function permittedKey({ accounts, keys }: SolanaContext, address: unknown): SolanaKey {
  const permitted = accounts().some((account) => account.address === address);
  const key = keys.find((candidate) => candidate.address === address);
  if (!permitted || !key) throw unauthorizedError();
  return key;
}

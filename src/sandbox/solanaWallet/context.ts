import { unauthorizedError } from '../rpcError.js';
import type { MemoryStore } from '../wallet/memoryStore.js';
import type { SolanaKey } from './keys.js';
import type { SolanaMemory } from './solanaMemory.js';
import type { SolanaChainName, SolanaSpoil, SolanaStandardAccount } from './types.js';

/** What the methods of a Solana wallet share. */
export interface SolanaContext {
  readonly memory: MemoryStore<SolanaMemory>;
  readonly keys: readonly SolanaKey[];
  /** The site that asks. */
  readonly origin: string;
  readonly rpcUrls: Readonly<Record<SolanaChainName, string>>;
  chains(): readonly SolanaChainName[];
  /** What the site may see now. */
  accounts(): readonly SolanaStandardAccount[];
  /** What is odd about the accounts from now on. */
  spoilAccounts(spoil: SolanaSpoil | undefined): void;
}

/** The key of an account that the site may use. Throws 4100 when it may not. */
export function permittedKey({ accounts, keys }: SolanaContext, address: unknown): SolanaKey {
  const permitted = accounts().some((account) => account.address === address);
  const key = keys.find((candidate) => candidate.address === address);
  if (!permitted || !key) throw unauthorizedError();
  return key;
}

import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  parseCaipNetworkId,
} from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import { createMemoryStore, type MemoryStore } from './memoryStore.js';

/** A wallet's memory of the site, shared by all tabs. */
export interface WalletMemory {
  readonly locked: boolean;
  /** The network that the wallet is on. */
  readonly chain: CaipNetworkId;
  /** The account selected in the wallet. */
  readonly selected: EvmAddress;
  /** The accounts that the site may see; empty means not connected. */
  readonly shared: readonly EvmAddress[];
  /** The networks that sites added. */
  readonly added: readonly SandboxChain[];
  /** The batches of calls that the wallet accepted (EIP-5792). */
  readonly batches: readonly Batch[];
}

/** A batch of calls that a wallet accepted (EIP-5792), and its transactions. */
export interface Batch {
  readonly id: string;
  readonly chain: CaipNetworkId;
  readonly isAtomic: boolean;
  readonly hashes: readonly string[];
}

export interface MemoryOptions {
  /** As in `createMemoryStore`. */
  readonly key?: string | undefined;
  readonly initial: WalletMemory;
}

/** Stores the memory of an EVM wallet. */
export function createMemory({ key, initial }: MemoryOptions): MemoryStore<WalletMemory> {
  return createMemoryStore({
    key,
    initial,
    read: ({ locked, chain, selected, shared, added, batches }) => ({
      locked: locked === true,
      chain: typeof chain === 'string' ? (parseCaipNetworkId(chain)?.id ?? initial.chain) : initial.chain,
      selected: isEvmAddress(selected) ? selected : initial.selected,
      shared: Array.isArray(shared) ? shared.filter(isEvmAddress) : [],
      added: Array.isArray(added) ? added.filter(isChain) : [],
      batches: Array.isArray(batches) ? batches.filter(isBatch) : [],
    }),
  });
}

function isChain(value: unknown): value is SandboxChain {
  const { id, name, rpcUrl } = (value ?? {}) as Partial<SandboxChain>;
  return (
    typeof id === 'string' &&
    Boolean(parseCaipNetworkId(id)) &&
    typeof name === 'string' &&
    typeof rpcUrl === 'string'
  );
}

function isBatch(value: unknown): value is Batch {
  const { id, chain, hashes } = (value ?? {}) as Partial<Batch>;
  return typeof id === 'string' && typeof chain === 'string' && Array.isArray(hashes);
}

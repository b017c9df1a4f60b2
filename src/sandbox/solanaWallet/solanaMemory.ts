import { createMemoryStore, type MemoryStore } from '../wallet/memoryStore.js';

/** A Solana wallet's memory of the site, shared by all tabs. */
export interface SolanaMemory {
  readonly locked: boolean;
  /** The address of the account selected in the wallet. */
  readonly selected: string;
  /** The addresses that the site may see; empty means not connected. */
  readonly shared: readonly string[];
}

/** Stores the memory of a wallet with these addresses. Without `key`, only this object has it. */
export function createSolanaMemory(
  key: string | undefined,
  initial: SolanaMemory,
  own: readonly string[],
): MemoryStore<SolanaMemory> {
  const isOwn = (value: unknown): value is string => typeof value === 'string' && own.includes(value);
  return createMemoryStore({
    key,
    initial,
    read: ({ locked, selected, shared }) => ({
      locked: locked === true,
      selected: isOwn(selected) ? selected : initial.selected,
      // The memory may belong to a wallet with other keys.
      shared: Array.isArray(shared) ? shared.filter(isOwn) : [],
    }),
  });
}

/** The addresses that the site may see, the selected one first. */
export function sharedOf({ shared, selected }: SolanaMemory): readonly string[] {
  return [...shared].sort((one, other) => Number(other === selected) - Number(one === selected));
}

import { texts } from '../texts.js';
import type { MemoryStore } from './memoryStore.js';

interface AccountMemory<Address> {
  readonly locked: boolean;
  readonly selected: Address;
  readonly shared: readonly Address[];
}

/**
 * The user's controls for a wallet's accounts and lock. `own` finds one of the wallet's accounts by its address; if it finds
 * none, the controls throw a RangeError.
 */
export function accountControls<Address extends string>(
  memory: Pick<MemoryStore<AccountMemory<Address>>, 'get' | 'set'>,
  own: (address: string) => Address | undefined,
) {
  const ownOrThrow = (address: string): Address => {
    const found = own(address);
    if (!found) throw new RangeError(texts.errors.noSuchAccount(address));
    return found;
  };
  return {
    switchAccount: (address: string) => memory.set({ selected: ownOrThrow(address) }),
    setAccounts(addresses: readonly string[]) {
      const shared = addresses.map(ownOrThrow);
      const { selected } = memory.get();
      const [first = selected] = shared;
      memory.set({ shared, selected: shared.includes(selected) ? selected : first });
    },
    lock: () => memory.set({ locked: true }),
    unlock: () => memory.set({ locked: false }),
    disconnect: () => memory.set({ shared: [] }),
  };
}

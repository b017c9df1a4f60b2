import { useAtomValue } from 'jotai';
import { nativeUnitAtom } from '../atoms/network/nativeUnit.js';
import type { NativeCurrency } from '../lib/networks/namespaces.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';

/** Returns a function that tells a network's currency. One without a symbol gets a unit. */
export function useNativeCurrency() {
  const unit = useAtomValue(nativeUnitAtom);
  return ({ nativeCurrency }: NetworkDefinition): NativeCurrency => ({
    ...nativeCurrency,
    symbol: nativeCurrency.symbol || unit,
  });
}

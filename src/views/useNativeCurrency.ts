import { useAtomValue } from 'jotai';
import { nativeUnitAtom } from '../atoms/network/nativeUnit.js';
import type { NativeCurrency } from '../lib/networks/namespaces.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';

/** Returns a function that gives a network's currency. A currency without a symbol gets a generic unit. */
export function useNativeCurrency() {
  const unit = useAtomValue(nativeUnitAtom);
  return ({ nativeCurrency }: NetworkDefinition): NativeCurrency => ({
    ...nativeCurrency,
    symbol: nativeCurrency.symbol || unit,
  });
}

import { isNamed, type NetworkDefinition } from '../lib/networks/networks.js';
import { referenceOf } from '../lib/wallets/referenceOf.js';
import type { TextKey } from '../locales/en.js';
import { useText } from './useText.js';

/** What networks are called. One that nobody named has its number, as `unknown` says it: a sentence has words of its own. */
export function useNetworkName(unknown: TextKey = 'network.unknown') {
  const t = useText();
  return (network: NetworkDefinition): string =>
    isNamed(network) ? network.name : t(unknown, { id: referenceOf(network.id) });
}

import { isNamed, type NetworkDefinition } from '../lib/networks/networks.js';
import { referenceOf } from '../lib/networks/referenceOf.js';
import type { TextKey } from '../locales/translation.js';
import { useText } from './useText.js';

/**
 * Returns a function that names a network. Networks without a name are shown by number in the text `unknown`. Sentences use a
 * different text from titles.
 */
export function useNetworkName(unknown: TextKey = 'network.unknown') {
  const t = useText();
  return (network: NetworkDefinition): string =>
    isNamed(network) ? network.name : t(unknown, { id: referenceOf(network.id) });
}

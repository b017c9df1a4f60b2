import { atom } from 'jotai/vanilla';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import { isNamed } from '../lib/networks/networks.js';
import { referenceOf } from '../lib/networks/referenceOf.js';
import { describeNetworkAtom } from './siteConfig.js';
import { translateAtom } from './translate.js';

/** Names a network within a sentence. Networks without a name get their number. */
export const networkNameAtom = atom((get) => {
  const describe = get(describeNetworkAtom);
  const translate = get(translateAtom);
  return (id: CaipNetworkId): string => {
    const network = describe(id);
    return isNamed(network) ? network.name : translate('network.unknownOne', { id: referenceOf(id) });
  };
});

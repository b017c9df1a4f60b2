import { atom } from 'jotai/vanilla';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { lacksSmartAccounts } from '../../lib/signIn/smartAccounts.js';
import { signedInAtom } from './signedIn.js';
import { smartAccountNetworksAtom } from './user.js';

/** Returns whether the smart account in use does not support a network. False for standard accounts. */
export const isWithoutSmartAccountAtom = atom((get) => {
  const isSmart = get(signedInAtom)?.user.accountType === 'smartAccount';
  const enabled = get(smartAccountNetworksAtom);
  return (network: CaipNetworkId) => isSmart && lacksSmartAccounts(enabled, network);
});

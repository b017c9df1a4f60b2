import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, namespaceOf, networkOf } from '../../lib/networks/caip.js';
import { isSwapNetwork } from '../../lib/swap/swapNetworks.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom } from '../connection.js';
import { pushAtom } from '../router.js';
import { configAtom, requestedNetworksAtom } from '../siteConfig.js';
import { trackAtom } from '../track.js';

const canSwapOnAtom = atom((get) => {
  const { quotes } = get(configAtom);
  return (id: CaipNetworkId): boolean => {
    if (!quotes || namespaceOf(id) !== 'eip155') return false;
    // Only of the hosted service it is known where it swaps. Others say so when they are asked for tokens.
    return 'own' in quotes || !quotes.hosted.isHosted || isSwapNetwork(id);
  };
});

const swapNetworksAtom = atom((get) =>
  get(requestedNetworksAtom)
    .map(({ id }) => id)
    .filter(get(canSwapOnAtom)),
);

/** Whether the account can swap: on its network, or on another one of the site. */
export const isSwapOfferedAtom = atom((get): boolean => {
  const account = get(accountAtom);
  if (!get(configAtom).features.swaps || !account || namespaceOf(networkOf(account)) !== 'eip155')
    return false;
  return get(canSwapOnAtom)(networkOf(account)) || get(swapNetworksAtom).length > 0;
});

/** Shows the form for swapping. On a network without swaps, shows those that have them. */
export const openSwapAtom = atom(null, (get, set) => {
  const account = get(accountAtom);
  if (!account) return;
  const network = networkOf(account);
  if (!get(canSwapOnAtom)(network)) {
    set(pushAtom, { view: 'UnsupportedChain', forSwapsOn: get(swapNetworksAtom) });
    return;
  }
  const properties = { network, isSmartAccount: get(isSmartAccountAtom) };
  set(trackAtom, { event: 'OPEN_SWAP', properties });
  set(pushAtom, { view: 'Swap' });
});

import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, namespaceOf, networkOf } from '../../lib/networks/caip.js';
import { isSwapNetwork } from '../../lib/swap/swapNetworks.js';
import { attempt } from '../../lib/untrusted/readFields.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom } from '../connection.js';
import { pushAtom } from '../router.js';
import { configAtom, requestedNetworksAtom } from '../siteConfig.js';
import { trackAtom } from '../track.js';

const canSwapOnAtom = atom((get) => {
  const { quotes } = get(configAtom);
  return (id: CaipNetworkId): boolean => {
    if (!quotes) return false;
    if (namespaceOf(id) === 'solana') {
      if (!('own' in quotes)) return false;
      const { own } = quotes;
      return own === 'lifi' || attempt(() => own.swapsOnSolana) === true;
    }
    if (namespaceOf(id) !== 'eip155') return false;
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
  if (!get(configAtom).features.swaps || !account) return false;
  if (get(canSwapOnAtom)(networkOf(account))) return true;
  // To swap on another one, the same wallet has to switch to it.
  return namespaceOf(networkOf(account)) === 'eip155' && get(swapNetworksAtom).length > 0;
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

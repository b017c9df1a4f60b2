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
    // Only the networks of the hosted service are known in advance. Other sources say so when asked for tokens.
    return 'own' in quotes || !quotes.hosted.isHosted || isSwapNetwork(id);
  };
});

const swapNetworksAtom = atom((get) =>
  get(requestedNetworksAtom)
    .map(({ id }) => id)
    .filter(get(canSwapOnAtom)),
);

/** Whether the account can swap, on its own network or on another one of the site. */
export const isSwapOfferedAtom = atom((get): boolean => {
  const account = get(accountAtom);
  if (!get(configAtom).features.swaps || !account) return false;
  if (get(canSwapOnAtom)(networkOf(account))) return true;
  // The same wallet has to switch to the other network.
  return namespaceOf(networkOf(account)) === 'eip155' && get(swapNetworksAtom).length > 0;
});

/** Opens the swap form. On a network without swaps, lists the networks that have them. */
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

import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, namespaceOf } from '../../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../../lib/networks/networks.js';
import { arrangeSwapTokens } from '../../../lib/swap/arrangeSwapTokens.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { servicesAtom } from '../../hostServices.js';
import { describeNetworkAtom, requestedNetworksAtom } from '../../siteConfig.js';
import { asyncResultAtom, dataOf } from '../../util/asyncResult.js';
import { swapDraftAtom, swappingAtom } from '../swapDraft.js';
import { swapNetworkAtom } from '../swapTokens.js';

/**
 * The networks of the site on which what is bought can be, the account's own first. Empty if there is only that. Without a node of
 * a network, nobody could see whether anything arrives there.
 */
export const arrivalNetworksAtom = atom((get): readonly NetworkDefinition[] => {
  const own = get(swapNetworkAtom);
  if (own === undefined || !get(swappingAtom)?.crossesNetworks) return [];
  const others = get(requestedNetworksAtom).filter(
    ({ id, rpcUrl }) => id !== own && namespaceOf(id) === 'eip155' && rpcUrl !== undefined,
  );
  return others.length > 0 ? [get(describeNetworkAtom)(own), ...others] : [];
});

const lookedAtCell = atom<CaipNetworkId | undefined>(undefined);

/** The other network whose tokens are on screen to choose what is bought. Undefined for the account's own. */
export const arrivalNetworkAtom = atom(
  (get): CaipNetworkId | undefined => {
    const network = get(lookedAtCell);
    const isOffered = get(arrivalNetworksAtom).some(({ id }) => id === network);
    return isOffered && network !== get(swapNetworkAtom) ? network : undefined;
  },
  (_get, set, network: CaipNetworkId | undefined) => set(lookedAtCell, network),
);

/** Begins at the network of what is chosen. */
export const openArrivalAtom = atom(null, (get, set) =>
  set(lookedAtCell, get(swapDraftAtom).to?.elsewhere?.network),
);

/** What can be bought on the other network. */
export const arrivalTokensAtom = asyncResultAtom(
  (get) => get(arrivalNetworkAtom),
  (get, { signal }): Promise<readonly SwapToken[]> | undefined => {
    const network = get(arrivalNetworkAtom);
    const { openSwap } = get(servicesAtom);
    if (network === undefined) return undefined;
    return openSwap().then(async (swapping) => (await swapping.tokens(network, { signal })) ?? []);
  },
);

/** The same as they are listed. */
export const arrivalListsAtom = atom((get) => arrangeSwapTokens(dataOf(get(arrivalTokensAtom)) ?? []));

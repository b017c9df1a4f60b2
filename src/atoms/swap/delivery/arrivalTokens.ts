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
 * The site's networks on which the bought token can arrive, the account's own first. Empty if there is only that one. Networks
 * without an RPC URL are left out, because we couldn't check what arrives there.
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

/** The other network whose tokens are on screen as what to buy. Undefined for the account's own. */
export const arrivalNetworkAtom = atom(
  (get): CaipNetworkId | undefined => {
    const network = get(lookedAtCell);
    const isOffered = get(arrivalNetworksAtom).some(({ id }) => id === network);
    return isOffered && network !== get(swapNetworkAtom) ? network : undefined;
  },
  (_get, set, network: CaipNetworkId | undefined) => set(lookedAtCell, network),
);

/** Starts with the network of the chosen token. */
export const openArrivalAtom = atom(null, (get, set) =>
  set(lookedAtCell, get(swapDraftAtom).to?.elsewhere?.network),
);

/** The tokens that can be bought on the other network. */
export const arrivalTokensAtom = asyncResultAtom(
  (get) => get(arrivalNetworkAtom),
  (get, { signal }): Promise<readonly SwapToken[]> | undefined => {
    const network = get(arrivalNetworkAtom);
    const { openSwap } = get(servicesAtom);
    if (network === undefined) return undefined;
    return openSwap().then(async (swapping) => (await swapping.tokens(network, { signal })) ?? []);
  },
);

/** These tokens, arranged for display. */
export const arrivalListsAtom = atom((get) => arrangeSwapTokens(dataOf(get(arrivalTokensAtom)) ?? []));

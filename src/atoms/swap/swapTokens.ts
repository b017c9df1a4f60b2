import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { type CaipNetworkId, namespaceOf, networkOf } from '../../lib/networks/caip.js';
import { arrangeSwapTokens } from '../../lib/swap/arrangeSwapTokens.js';
import { isSameAsset } from '../../lib/swap/isSameAsset.js';
import type { SwapAsset, SwapToken } from '../../lib/swap/quoteSource.js';
import { tokensAtom } from '../account/tokens.js';
import { unlistedHereAtom, unlistedTokensAtom } from '../account/unlistedTokens.js';
import { accountAtom } from '../connection.js';
import { swapDraftAtom } from './swapDraft.js';

/** The tokens that can be swapped on a network. */
interface Offered {
  readonly network: CaipNetworkId;
  readonly tokens: readonly SwapToken[];
  /** The gas price when the tokens were loaded, in wei. Undefined if unknown. */
  readonly gasPrice: bigint | undefined;
}

const offeredCell = atom<Offered | undefined>(undefined);

/** The network of the active account. */
export const swapNetworkAtom = atom((get) => {
  const account = get(accountAtom);
  return account && networkOf(account);
});

/** Whether the account swaps on Solana, where there are no approvals, other recipients or site fees. */
export const isSwapOnSolanaAtom = atom((get): boolean => {
  const network = get(swapNetworkAtom);
  return network !== undefined && namespaceOf(network) === 'solana';
});

/** The offer on the account's network. Undefined until it is loaded. */
export const offerAtom = atom(
  (get) => {
    const offered = get(offeredCell);
    return offered?.network === get(swapNetworkAtom) ? offered : undefined;
  },
  (_get, set, offered: Offered) => set(offeredCell, offered),
);

/** The source's list, then the tokens that the visitor found by address. */
const offeredTokensAtom = atom((get): readonly SwapToken[] => {
  const listed = get(offerAtom)?.tokens ?? [];
  const isListed = ({ address }: TokenBalance) => listed.some((one) => isSameAsset(one.address, address));
  const found = get(unlistedHereAtom).filter((token) => !isListed(token));
  if (listed.length === 0 || found.length === 0) return listed;
  return [...listed, ...found.map(({ amount, price, ...token }) => ({ ...token, hasPermit: false }))];
});

/** The tokens that can be swapped, arranged for display. */
export const swapTokenListsAtom = atom((get) => arrangeSwapTokens(get(offeredTokensAtom)));

const findAtom = atom((get) => {
  const tokens = get(offeredTokensAtom);
  const { network } = get(swapDraftAtom);
  const isHere = network === get(swapNetworkAtom);
  return (chosen: { readonly address: SwapAsset } | undefined): SwapToken | undefined =>
    chosen && isHere ? tokens.find(({ address }) => isSameAsset(address, chosen.address)) : undefined;
});

/** The token to sell. Undefined until one is chosen. */
export const fromTokenAtom = atom((get) => get(findAtom)(get(swapDraftAtom).from));
/** The token to buy. Undefined until one is chosen. */
export const toTokenAtom = atom((get): SwapToken | undefined => {
  const { to, network } = get(swapDraftAtom);
  if (!to?.elsewhere) return get(findAtom)(to);
  return network === get(swapNetworkAtom) ? to.elsewhere : undefined;
});

/** The account's tokens, including those that the visitor found by address. */
export const heldTokensAtom = atom((get): readonly TokenBalance[] => [
  ...(get(tokensAtom).balances?.tokens ?? []),
  ...get(unlistedTokensAtom),
]);

/** The account's balance of a token, in base units. Undefined if a node's list lacks the token: the node may not know it. */
export const holdingOfAtom = atom((get) => {
  const { balances } = get(tokensAtom);
  const tokens = get(heldTokensAtom);
  return (asset: SwapAsset): bigint | undefined => {
    const held = tokens.find(({ address }) => isSameAsset(address, asset))?.amount;
    return held ?? (balances?.source === 'service' ? 0n : undefined);
  };
});

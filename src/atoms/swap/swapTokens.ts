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

/** What can be swapped on a network. */
interface Offered {
  readonly network: CaipNetworkId;
  readonly tokens: readonly SwapToken[];
  /** The price of gas when they were offered, in wei. Undefined if it is unknown. */
  readonly gasPrice: bigint | undefined;
}

const offeredCell = atom<Offered | undefined>(undefined);

/** The network of the active account. */
export const swapNetworkAtom = atom((get) => {
  const account = get(accountAtom);
  return account && networkOf(account);
});

/** Whether the account swaps on Solana: there, nothing is approved, nobody else gets it, and no site takes a fee. */
export const isSwapOnSolanaAtom = atom((get): boolean => {
  const network = get(swapNetworkAtom);
  return network !== undefined && namespaceOf(network) === 'solana';
});

/** What is offered on the account's network. Undefined until that is known. */
export const offerAtom = atom(
  (get) => {
    const offered = get(offeredCell);
    return offered?.network === get(swapNetworkAtom) ? offered : undefined;
  },
  (_get, set, offered: Offered) => set(offeredCell, offered),
);

/** What the source lists, then what the visitor found by its address. */
const offeredTokensAtom = atom((get): readonly SwapToken[] => {
  const listed = get(offerAtom)?.tokens ?? [];
  const isListed = ({ address }: TokenBalance) => listed.some((one) => isSameAsset(one.address, address));
  const found = get(unlistedHereAtom).filter((token) => !isListed(token));
  if (listed.length === 0 || found.length === 0) return listed;
  return [...listed, ...found.map(({ amount, price, ...token }) => ({ ...token, hasPermit: false }))];
});

/** The tokens that can be swapped, as they are listed. */
export const swapTokenListsAtom = atom((get) => arrangeSwapTokens(get(offeredTokensAtom)));

const findAtom = atom((get) => {
  const tokens = get(offeredTokensAtom);
  const { network } = get(swapDraftAtom);
  const isHere = network === get(swapNetworkAtom);
  return (chosen: { readonly address: SwapAsset } | undefined): SwapToken | undefined =>
    chosen && isHere ? tokens.find(({ address }) => isSameAsset(address, chosen.address)) : undefined;
});

/** The token that is sold. Undefined while none is chosen. */
export const fromTokenAtom = atom((get) => get(findAtom)(get(swapDraftAtom).from));
/** The token that is bought. Undefined while none is chosen. */
export const toTokenAtom = atom((get): SwapToken | undefined => {
  const { to, network } = get(swapDraftAtom);
  if (!to?.elsewhere) return get(findAtom)(to);
  return network === get(swapNetworkAtom) ? to.elsewhere : undefined;
});

/** What the account holds, with what the visitor found by its address. */
export const heldTokensAtom = atom((get): readonly TokenBalance[] => [
  ...(get(tokensAtom).balances?.tokens ?? []),
  ...get(unlistedTokensAtom),
]);

/** What the account holds of a token, in base units. A node that does not list a token may not know it. */
export const holdingOfAtom = atom((get) => {
  const { balances } = get(tokensAtom);
  const tokens = get(heldTokensAtom);
  return (asset: SwapAsset): bigint | undefined => {
    const held = tokens.find(({ address }) => isSameAsset(address, asset))?.amount;
    return held ?? (balances?.source === 'service' ? 0n : undefined);
  };
});

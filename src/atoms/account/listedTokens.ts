import { atom } from 'jotai/vanilla';
import type { NamedAsset } from '../../lib/account/imitations.js';
import type { CaipAddress, CaipNetworkId } from '../../lib/networks/caip.js';

/**
 * The addresses of the tokens that the service last listed for each account. If the service fails, a node is asked about them.
 * Written by `session/account/createAccountData.ts` only.
 */
export const listedTokensAtom = atom<ReadonlyMap<CaipAddress, readonly string[]>>(new Map());

/** The latest names of the site's own tokens, by network. Written by `session/account/openImitations.ts` only. */
export const siteTokensAtom = atom<ReadonlyMap<CaipNetworkId, NamedAsset>>(new Map());

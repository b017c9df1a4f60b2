import { atom } from 'jotai/vanilla';
import type { NamedAsset } from '../../lib/account/imitations.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';

/** What the site's own tokens were last called, by network. Written by `session/account/openImitations.ts` only. */
export const siteTokensAtom = atom<ReadonlyMap<CaipNetworkId, NamedAsset>>(new Map());

import { atom } from 'jotai/vanilla';
import type { CaipAddress } from '../../lib/networks/caip.js';

/**
 * The addresses of the tokens that the service listed for each account. If it fails, a node is asked about them.
 * Written by `session/account/createAccountData.ts` only.
 */
export const listedTokensAtom = atom<ReadonlyMap<CaipAddress, readonly string[]>>(new Map());

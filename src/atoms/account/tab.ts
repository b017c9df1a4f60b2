import { atom } from 'jotai/vanilla';
import { addressAtom } from '../connection.js';

export type AccountTab = 'tokens' | 'nfts' | 'activity';

const cell = atom<{ readonly address: string | undefined; readonly tab: AccountTab } | undefined>(undefined);

/** The tab of the account view. Every account starts with its tokens. */
export const accountTabAtom = atom(
  (get): AccountTab => {
    const chosen = get(cell);
    return chosen && chosen.address === get(addressAtom) ? chosen.tab : 'tokens';
  },
  (get, set, tab: AccountTab) => set(cell, { address: get(addressAtom), tab }),
);

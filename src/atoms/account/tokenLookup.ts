import { atom } from 'jotai/vanilla';
import type { TokenFault } from '../../lib/account/accountData.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { isAddressOn } from '../../lib/networks/addressForm.js';
import { networkOf } from '../../lib/networks/caip.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom } from '../util/asyncResult.js';

/** The progress of looking up a token by its address. */
export type TokenLookup =
  | { readonly step: 'reading' }
  | { readonly step: 'found'; readonly token: TokenBalance }
  /** `family`: the address belongs to another kind of network. */
  | { readonly step: 'refused'; readonly fault: TokenFault | 'family' }
  /** No source answered. */
  | { readonly step: 'failed' };

const askedCell = atom('');
const roundCell = atom(0);

/** The address being looked up. Empty if there is none. */
export const lookedForAtom = atom((get) => get(askedCell));

/** Looks up the token at an address. An empty text stops that. */
export const lookForTokenAtom = atom(null, (_get, set, address: string) => set(askedCell, address));

/** Repeats a lookup that failed. */
export const lookAgainAtom = atom(null, (_get, set) => set(roundCell, (count) => count + 1));

const readAtom = asyncResultAtom(
  (get) => `${get(accountAtom)} ${get(askedCell)} ${get(roundCell)}`,
  (get, options): Promise<TokenBalance | TokenFault> | undefined => {
    get(roundCell);
    const account = get(accountAtom);
    const asked = get(askedCell);
    const { openAccountData } = get(servicesAtom);
    if (!account || !isAddressOn(networkOf(account), asked)) return undefined;
    return openAccountData().then((data) => data.tokenAt(account, asked, options));
  },
);

export const tokenLookupAtom = atom((get): TokenLookup => {
  const account = get(accountAtom);
  const asked = get(askedCell);
  if (account && asked && !isAddressOn(networkOf(account), asked))
    return { step: 'refused', fault: 'family' };
  const result = get(readAtom);
  if (result.status === 'error') return { step: 'failed' };
  if (result.status !== 'data') return { step: 'reading' };
  return typeof result.data === 'string'
    ? { step: 'refused', fault: result.data }
    : { step: 'found', token: result.data };
});

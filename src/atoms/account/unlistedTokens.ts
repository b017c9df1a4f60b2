import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { type CaipAddress, networkOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { tokensAtom } from './tokens.js';

/** Limits the repeated balance reads. The oldest tokens are dropped. */
const MOST_UNLISTED = 10;

interface Chosen {
  /** The holder of the amount. */
  readonly account: CaipAddress;
  readonly token: TokenBalance;
}

const cell = atom<readonly Chosen[]>([]);

/** Keeps a token that was found by its address and chosen. Only for this visit. */
export const keepUnlistedAtom = atom(null, (get, set, token: TokenBalance) => {
  const account = get(accountAtom);
  if (!account) return;
  set(cell, (before) => [
    ...before
      .filter(
        (one) =>
          one.token.network !== token.network || !isSameAddress(one.token.address, token.address ?? ''),
      )
      .slice(1 - MOST_UNLISTED),
    { account, token },
  ]);
});

const chosenHereAtom = atom((get): readonly Chosen[] => {
  const account = get(accountAtom);
  const network = account && networkOf(account);
  return get(cell).filter(({ token }) => token.network === network);
});

/** The tokens of the account's network that the visitor found by address. */
export const unlistedHereAtom = atom((get): readonly TokenBalance[] =>
  get(chosenHereAtom).map(({ token }) => token),
);

/** The account's balances of them, by address. Read as often as its other tokens. */
const holdingsAtom = asyncResultAtom(
  (get) => get(accountAtom),
  (get, options): Promise<ReadonlyMap<string, bigint>> | undefined => {
    get(tokensAtom);
    const account = get(accountAtom);
    const { openAccountData } = get(servicesAtom);
    const addresses = get(unlistedHereAtom).flatMap(({ address }) => address ?? []);
    if (!account || addresses.length === 0) return undefined;
    return (async () => {
      const data = await openAccountData();
      const amounts = await Promise.all(addresses.map((one) => data.holding(account, one, options)));
      return new Map(
        addresses.flatMap((address, at) => {
          const amount = amounts[at];
          return amount === undefined ? [] : [[address, amount] as const];
        }),
      );
    })();
  },
);

/** Those tokens that no list of the account contains, with their balances. */
export const unlistedTokensAtom = atom((get): readonly TokenBalance[] => {
  const account = get(accountAtom);
  const listed = get(tokensAtom).balances?.tokens ?? [];
  const holdings = dataOf(get(holdingsAtom));
  return get(chosenHereAtom).flatMap(({ token, account: holder }) => {
    const { address = '' } = token;
    if (listed.some((one) => isSameAddress(one.address, address))) return [];
    // Another account's balance doesn't apply to this one.
    const amount = holdings?.get(address) ?? (holder === account ? token.amount : undefined);
    return amount === undefined ? [] : { ...token, amount };
  });
});

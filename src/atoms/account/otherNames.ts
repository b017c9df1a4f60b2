import { atom } from 'jotai/vanilla';
import { isOtherName } from '../../lib/account/isOtherName.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { addressKey } from '../../lib/networks/isSameAddress.js';
import { shortenAddress } from '../../lib/text/shorten.js';

/** A token that calls itself otherwise than its list does. */
export interface OtherName {
  readonly listed: string;
  /** What its contract says. Undefined if it says nothing. */
  readonly own: string | undefined;
  /** Whether the contract is a well-known one, or the site's own. */
  readonly isKnown: boolean;
}

interface ListedToken {
  readonly address: string | undefined;
  readonly symbol: string;
  readonly isKnown?: boolean | undefined;
}

const keyOf = (network: CaipNetworkId, address: string) => `${network}/${addressKey(address)}`;

const cell = atom<ReadonlyMap<string, OtherName>>(new Map());

/** What was found when a transfer or swap was built. Forms show it too from then on. */
export const otherNamesAtom = atom((get) => {
  const names = get(cell);
  return (network: CaipNetworkId, address: string | undefined): OtherName | undefined =>
    address === undefined ? undefined : names.get(keyOf(network, address));
});

/** Keeps what the chain calls a token that was chosen from a list, if that is another name. */
export const noteOtherNameAtom = atom(
  null,
  (_get, set, network: CaipNetworkId, listed: ListedToken, told: Pick<ListedToken, 'symbol'>) => {
    const { address, symbol, isKnown = false } = listed;
    if (address === undefined || !isOtherName(symbol, told.symbol)) return;
    // What tells no symbol is called by the ends of its address.
    const own = told.symbol === shortenAddress(address) ? undefined : told.symbol;
    set(cell, (names) => new Map([...names, [keyOf(network, address), { listed: symbol, own, isKnown }]]));
  },
);

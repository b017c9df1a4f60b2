import { atom } from 'jotai/vanilla';
import { isOtherName } from '../../lib/account/isOtherName.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { addressKey } from '../../lib/networks/isSameAddress.js';
import { shortenAddress } from '../../lib/text/shorten.js';

/** A token whose contract has another name than its list. */
export interface OtherName {
  readonly listed: string;
  /** The contract's name. Undefined if it has none. */
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

/** The names found while building a transfer or swap. Forms show them from then on. */
export const otherNamesAtom = atom((get) => {
  const names = get(cell);
  return (network: CaipNetworkId, address: string | undefined): OtherName | undefined =>
    address === undefined ? undefined : names.get(keyOf(network, address));
});

/** Keeps a listed token's name on the chain if it differs from the list. */
export const noteOtherNameAtom = atom(
  null,
  (_get, set, network: CaipNetworkId, listed: ListedToken, told: Pick<ListedToken, 'symbol'>) => {
    const { address, symbol, isKnown = false } = listed;
    if (address === undefined || !isOtherName(symbol, told.symbol)) return;
    // A token without a symbol is named by its shortened address.
    const own = told.symbol === shortenAddress(address) ? undefined : told.symbol;
    set(cell, (names) => new Map([...names, [keyOf(network, address), { listed: symbol, own, isKnown }]]));
  },
);

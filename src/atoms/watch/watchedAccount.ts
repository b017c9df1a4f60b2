import { atom } from 'jotai/vanilla';
import { addressOf, type CaipAddress, type CaipNetworkId, toCaipAddress } from '../../lib/networks/caip.js';
import { connectionsAtom } from '../connection.js';

const cell = atom<CaipAddress | undefined>(undefined);

/**
 * The account that the visitor views without a connection, on the network they chose. Kept for this visit only. Undefined while
 * any wallet is connected: actions use the connected account, or none.
 */
export const watchedAccountAtom = atom((get) =>
  Object.values(get(connectionsAtom)).some(Boolean) ? undefined : get(cell),
);

/** Starts to watch an account in place of another one. */
export const watchAccountAtom = atom(null, (_get, set, account: CaipAddress) => set(cell, account));

/** Continues watching on another network of the same namespace. */
export const watchOnNetworkAtom = atom(null, (get, set, network: CaipNetworkId) => {
  const account = get(cell);
  if (account) set(cell, toCaipAddress(network, addressOf(account)));
});

const textCell = atom('');

/** The text in the field for the account to watch. */
export const watchTextAtom = atom(
  (get) => get(textCell),
  (_get, set, text: string) => set(textCell, text),
);

/** Forgets the account and the typed text. */
export const stopWatchingAtom = atom(null, (_get, set) => {
  set(cell, undefined);
  set(textCell, '');
});

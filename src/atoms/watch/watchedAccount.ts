import { atom } from 'jotai/vanilla';
import { addressOf, type CaipAddress, type CaipNetworkId, toCaipAddress } from '../../lib/networks/caip.js';
import { connectionsAtom } from '../connection.js';

const cell = atom<CaipAddress | undefined>(undefined);

/**
 * The account that the visitor looks at without a connection, on the network that they chose. It is kept for the visit
 * alone. There is none while any wallet is connected: what acts has an account of its own, or none.
 */
export const watchedAccountAtom = atom((get) =>
  Object.values(get(connectionsAtom)).some(Boolean) ? undefined : get(cell),
);

/** Starts to watch an account in place of another one. */
export const watchAccountAtom = atom(null, (_get, set, account: CaipAddress) => set(cell, account));

/** Goes on watching on another network of the same family. */
export const watchOnNetworkAtom = atom(null, (get, set, network: CaipNetworkId) => {
  const account = get(cell);
  if (account) set(cell, toCaipAddress(network, addressOf(account)));
});

const textCell = atom('');

/** What is in the field for whom to watch. */
export const watchTextAtom = atom(
  (get) => get(textCell),
  (_get, set, text: string) => set(textCell, text),
);

/** Forgets the account, and what was typed. */
export const stopWatchingAtom = atom(null, (_get, set) => {
  set(cell, undefined);
  set(textCell, '');
});

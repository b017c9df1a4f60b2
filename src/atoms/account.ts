import { atom } from 'jotai/vanilla';
import type { CaipAddress } from '../lib/caip.js';
import { WalletModalError } from '../lib/errors.js';
import { accountAtom, addressAtom, connectionAtom, nextRestorationAtom } from './connection.js';
import { servicesAtom } from './services.js';
import { showSnackbarAtom } from './snackbar.js';
import { asyncResultAtom } from './util/asyncResult.js';

const balanceRoundCell = atom(0);

/** The balance of the active account; read only while somebody looks at it. */
export const balanceAtom = asyncResultAtom(
  (get) => get(accountAtom),
  (get, options) => {
    get(balanceRoundCell);
    const account = get(accountAtom);
    return account && get(servicesAtom).readBalance(account, options);
  },
);

/** Reads the balance again. */
export const refreshBalanceAtom = atom(null, (_get, set) => set(balanceRoundCell, (round) => round + 1));

/** The ENS name and picture of the active account. */
export const identityAtom = asyncResultAtom(
  (get) => get(addressAtom),
  (get, options) => {
    const account = get(accountAtom);
    return account && get(servicesAtom).readIdentity(account, options);
  },
);

/** Makes one of the connected accounts the active one. */
export const selectAccountAtom = atom(null, async (get, _set, account: CaipAddress) => {
  const connection = get(connectionAtom);
  if (!connection) return;
  const connector = await get(servicesAtom).connectors.open(connection.connector.id);
  connector.selectAccount(account);
});

/**
 * Ends the active connection, and one that is about to be taken up. Rejects with `disconnect_failed` when the wallet's own code failed; the page has
 * forgotten the connection only when the wallet told so.
 */
export const disconnectAtom = atom(null, async (get, set) => {
  const { connectors, memory } = get(servicesAtom);
  set(nextRestorationAtom);
  const connection = get(connectionAtom);
  if (!connection) return memory.write(undefined);
  try {
    const connector = await connectors.open(connection.connector.id);
    await connector.disconnect();
  } catch (cause) {
    throw new WalletModalError('disconnect_failed', 'Failed to disconnect', { cause });
  }
});

/** Disconnects for a view: a failure is a message (spec §8). */
export const disconnectInViewAtom = atom(null, async (get, set) => {
  try {
    await set(disconnectAtom);
  } catch (error) {
    set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToDisconnect' } });
    if (error instanceof WalletModalError) get(servicesAtom).host.report(error);
  }
});

import { atom } from 'jotai/vanilla';
import { type CaipAddress, NAMESPACES, type Namespace } from '../lib/caip.js';
import { WalletModalError } from '../lib/errors.js';
import {
  accountAtom,
  addressAtom,
  connectionAtom,
  connectionsAtom,
  nextRestorationAtom,
} from './connection.js';
import { forget } from './remembered.js';
import { servicesAtom } from './services.js';
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
 * Ends the connection of a namespace, or all, and those that are about to be taken up. Rejects with `disconnect_failed`
 * when a wallet's own code failed; the page has forgotten a connection only when its wallet told so.
 */
export const disconnectAtom = atom(null, async (get, set, namespace?: Namespace) => {
  const { connectors, memory } = get(servicesAtom);
  set(nextRestorationAtom);
  const ending = namespace ? [namespace] : NAMESPACES;
  try {
    await Promise.all(
      ending.map(async (one) => {
        const connection = get(connectionsAtom)[one];
        if (!connection) return memory.update((remembered) => forget(remembered, one));
        await (await connectors.open(connection.connector.id)).disconnect();
      }),
    );
  } catch (cause) {
    throw new WalletModalError('disconnect_failed', 'Failed to disconnect', { cause });
  }
});

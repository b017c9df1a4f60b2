import { type Atom, atom } from 'jotai/vanilla';
import { DISCONNECT_DEADLINE_MS } from '../lib/constants.js';
import { WalletModalError } from '../lib/errors.js';
import { type CaipAddress, NAMESPACES, type Namespace } from '../lib/networks/caip.js';
import { SIGN_IN_CONNECTOR } from '../lib/signIn/signIn.js';
import { wait } from '../lib/wait.js';
import { endAttemptsAtom } from './connecting/endAttempts.js';
import { nextTakeUpAtom } from './connecting/reconnectMember.js';
import { accountAtom, addressIn, connectionAtom, nextRestorationAtom } from './connection.js';
import { servicesAtom } from './hostServices.js';
import { forget } from './rememberedConnections.js';
import { asyncResultAtom } from './util/asyncResult.js';

const balanceRoundCell = atom(0);

/** The balance of an account. Read only while something subscribes to it. */
export const balanceOf = (whose: Atom<CaipAddress | undefined>) =>
  asyncResultAtom(
    (get) => get(whose),
    (get, options) => {
      get(balanceRoundCell);
      const account = get(whose);
      return account && get(servicesAtom).readBalance(account, options);
    },
  );

/** The balance of the active account. */
export const balanceAtom = balanceOf(accountAtom);

/** Reads the balance again. */
export const refreshBalanceAtom = atom(null, (_get, set) => set(balanceRoundCell, (round) => round + 1));

/** The ENS name and picture of an account. */
export const identityOf = (whose: Atom<CaipAddress | undefined>) =>
  asyncResultAtom(addressIn(whose), (get, options) => {
    const account = get(whose);
    return account && get(servicesAtom).readIdentity(account, options);
  });

/** The ENS name and picture of the active account. */
export const identityAtom = identityOf(accountAtom);

/** Makes one of the connected accounts the active one. */
export const selectAccountAtom = atom(null, async (get, _set, account: CaipAddress) => {
  const connection = get(connectionAtom);
  if (!connection) return;
  const connector = await get(servicesAtom).connectors.open(connection.connector.id);
  connector.selectAccount(account);
});

/**
 * Ends the connection of a namespace, or all connections, and any attempt to connect or restore one. The page is notified at
 * once. Rejects with `disconnect_failed` if a wallet's code fails or takes too long, or if it is unknown whether a sign-in
 * ended.
 */
export const disconnectAtom = atom(null, async (get, set, namespace?: Namespace) => {
  const { clock, connectors, memory } = get(servicesAtom);
  const namespaces = namespace ? [namespace] : NAMESPACES;
  for (const one of namespaces) set(nextRestorationAtom, one);
  // A member reconnects through another one, which may be about to disconnect.
  set(nextTakeUpAtom);
  const wasSigningIn = set(endAttemptsAtom, namespace);

  async function end(one: Namespace) {
    const forgotten = memory.update((remembered) => forget(remembered, one));
    // After a code was entered, the sign-in may succeed before the page learns of it.
    if (wasSigningIn) await connectors.open(SIGN_IN_CONNECTOR);
    await connectors.disconnect(one);
    await forgotten;
  }
  try {
    const ended = Promise.all(namespaces.map(end));
    await wait(ended, { clock, deadlineMs: DISCONNECT_DEADLINE_MS, what: 'The wallet' });
  } catch (cause) {
    throw new WalletModalError('disconnect_failed', 'Failed to disconnect', { cause });
  }
});

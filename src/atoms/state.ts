import { atom } from 'jotai/vanilla';
import { addressOf } from '../lib/caip.js';
import { formatBalance } from '../lib/format.js';
import type { ConnectionStatus, WalletModalState } from '../lib/state.js';
import { balanceAtom, identityAtom } from './account.js';
import { connectAttemptAtom } from './connect.js';
import {
  connectionAtom,
  isRestoringAtom,
  isUnsupportedNetworkAtom,
  shownNetworkAtom,
  wantedNetworkAtom,
} from './connection.js';
import { isOpenAtom } from './modal.js';
import { routeAtom } from './router.js';
import { localeAtom } from './texts.js';
import { dataOf } from './util/asyncResult.js';

/** How many buttons show a balance: it is read only while that is more than none. */
export const balanceWatchersAtom = atom(0);

const statusAtom = atom((get): ConnectionStatus => {
  if (get(connectionAtom)) return 'connected';
  if (get(connectAttemptAtom).step === 'asking') return 'connecting';
  return get(isRestoringAtom) ? 'restoring' : 'disconnected';
});

const shownBalanceAtom = atom((get) => {
  if (get(balanceWatchersAtom) === 0) return undefined;
  const balance = dataOf(get(balanceAtom));
  return balance && formatBalance(balance.decimal, balance.symbol, get(localeAtom));
});

/** The snapshot that hosts see. */
export const stateAtom = atom((get): WalletModalState => {
  const connection = get(connectionAtom);
  const account = connection?.accounts[0];
  const isOpen = get(isOpenAtom);
  return {
    open: isOpen,
    view: isOpen ? get(routeAtom).view : undefined,
    status: get(statusAtom),
    address: account && addressOf(account),
    caipAddress: account,
    accounts: connection?.accounts ?? [],
    network: connection?.network,
    wantedNetwork: get(wantedNetworkAtom),
    networkName: get(shownNetworkAtom)?.name,
    isUnsupportedNetwork: get(isUnsupportedNetworkAtom),
    connector: connection && {
      id: connection.connector.id,
      name: connection.connector.name,
      type: connection.connector.type,
    },
    name: dataOf(get(identityAtom))?.name,
    balance: get(shownBalanceAtom),
  };
});

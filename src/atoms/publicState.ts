import { atom } from 'jotai/vanilla';
import { addressOf, NAMESPACES } from '../lib/networks/caip.js';
import { isNamed } from '../lib/networks/networks.js';
import type {
  ConnectionStatus,
  ConnectionSummary,
  SignedInSummary,
  SignInSummary,
  WalletModalState,
} from '../lib/state.js';
import { formatBalance } from '../lib/text/format.js';
import { serviceNamesAtom } from './account/serviceNames.js';
import { balanceAtom, identityAtom } from './account.js';
import { connectAttemptAtom } from './connecting/connectAttempt.js';
import {
  activeNamespaceAtom,
  type Connection,
  connectionAtom,
  isRestoringAtom,
  judgeNetworkAtom,
  keptConnectionsAtom,
  shownNetworkAtom,
  wantedNetworkAtom,
} from './connection.js';
import { nativeUnitAtom } from './network/nativeUnit.js';
import { isOpenAtom } from './openModal.js';
import { routeAtom } from './router.js';
import { signedInAtom } from './signIn/signedIn.js';
import { isHeldBackAtom, knownVisitAtom, sharedConnectionsAtom, siweVisitAtom } from './siwe/siweVisit.js';
import { localeAtom } from './translate.js';
import { dataOf } from './util/asyncResult.js';

/** The number of buttons that show a balance. At 0, the balance is not read. */
export const balanceWatchersAtom = atom(0);

const statusAtom = atom((get): ConnectionStatus => {
  if (get(isHeldBackAtom)) {
    if (get(knownVisitAtom) === 'unknown') return 'restoring';
    return get(isOpenAtom) ? 'connecting' : 'disconnected';
  }
  if (get(connectionAtom)) return 'connected';
  if (get(connectAttemptAtom).step === 'asking') return 'connecting';
  return get(isRestoringAtom) ? 'restoring' : 'disconnected';
});

const shownBalanceAtom = atom((get) => {
  if (get(balanceWatchersAtom) === 0) return undefined;
  const balance = dataOf(get(balanceAtom));
  return balance && formatBalance(balance.decimal, balance.symbol || get(nativeUnitAtom), get(localeAtom));
});

const summarizeAtom = atom((get) => {
  const isUnsupported = get(judgeNetworkAtom);
  return ({ accounts, network, connector: { id, name, type } }: Connection): ConnectionSummary => ({
    address: addressOf(accounts[0]),
    caipAddress: accounts[0],
    accounts,
    network,
    isUnsupportedNetwork: isUnsupported(network),
    connector: { id, name, type },
  });
});

const summariesAtom = atom((get) => {
  const summaries: { -readonly [Name in keyof WalletModalState['connections']]: ConnectionSummary } = {};
  for (const namespace of NAMESPACES) {
    const connection = get(sharedConnectionsAtom)[namespace];
    if (connection) summaries[namespace] = get(summarizeAtom)(connection);
  }
  return summaries;
});

const signInAtom = atom((get): SignInSummary | undefined => {
  const profile = get(signedInAtom);
  if (!profile) return undefined;
  const { accountType, isFallback } = profile.user;
  return { accountType, isFallback, provider: profile.provider };
});

const signedInAtAtom = atom((get): SignedInSummary | undefined => {
  const visit = get(siweVisitAtom);
  return visit && { address: addressOf(visit.account), caipAddress: visit.account, network: visit.network };
});

/** The public state of the element. */
export const publicStateAtom = atom((get): WalletModalState => {
  const isOpen = get(isOpenAtom);
  const connections = get(summariesAtom);
  const namespace = get(activeNamespaceAtom);
  const active = connections[namespace];
  const network = get(shownNetworkAtom);
  return {
    open: isOpen,
    view: isOpen ? get(routeAtom).view : undefined,
    status: get(statusAtom),
    connections,
    otherConnections: get(isHeldBackAtom) ? [] : get(keptConnectionsAtom).map(get(summarizeAtom)),
    accounts: [],
    isUnsupportedNetwork: false,
    ...(active && { namespace, ...active }),
    wantedNetwork: get(wantedNetworkAtom),
    ...(!get(isHeldBackAtom) && {
      signIn: get(signInAtom),
      signedIn: get(signedInAtAtom),
      networkName: network && isNamed(network) ? network.name : undefined,
      name:
        dataOf(get(identityAtom))?.name ?? (active && get(serviceNamesAtom)[active.address.toLowerCase()]),
      balance: get(shownBalanceAtom),
    }),
  };
});

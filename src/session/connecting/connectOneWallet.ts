import { cancelConnectAtom } from '../../atoms/connecting/connectAttempt.js';
import { connectorsAtom, isDiscoveringAtom } from '../../atoms/connecting/connectors.js';
import { connectWalletAtom } from '../../atoms/connecting/connectWallet.js';
import { isCalled } from '../../atoms/connecting/isCalled.js';
import { namedRouteAtom } from '../../atoms/connecting/namedRoute.js';
import { connectionsAtom, neededNamespaceAtom } from '../../atoms/connection.js';
import { askForWalletAtom } from '../../atoms/directory/askForWallet.js';
import { reportAtom } from '../../atoms/directory/directory.js';
import { chooseListedWalletAtom } from '../../atoms/directory/knownWallets.js';
import { servicesAtom } from '../../atoms/hostServices.js';
import { directRouteAtom, isOpenAtom } from '../../atoms/openModal.js';
import { pairingStatusAtom, stopPairingAtom } from '../../atoms/pairing/pairingStatus.js';
import { startPairingAtom } from '../../atoms/pairing/startPairing.js';
import { type Route, routeAtom } from '../../atoms/router.js';
import type { Store } from '../../atoms/util/store.js';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipAddress, Namespace } from '../../lib/networks/caip.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import { type ConnectHooks, connectThroughModal } from './connectThroughModal.js';
import { watchNewConnection } from './newConnection.js';

/** The maximum length of a wallet's name, in characters. */
const LONGEST_NAME = 128;

const notFound = (name: string) =>
  new WalletModalError('wallet_not_found', 'This wallet is not available here.', {
    details: `No wallet has the id or reverse domain name "${name}".`,
  });

/** Resolves once `isOver` holds, when one of the atoms changes. */
function until(
  store: Store,
  atoms: readonly Parameters<Store['sub']>[0][],
  isOver: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const stops = atoms.map((one) => store.sub(one, check));
    function check() {
      if (!isOver()) return;
      for (const stop of stops) stop();
      resolve();
    }
    check();
  });
}

/**
 * Connects the wallet that the page names. The modal opens with the view for this wallet: its request, a code, or its
 * downloads; or with the list if no wallet has that name. If the page keeps the modal closed, asks the wallet without it.
 */
export function connectOneWallet(
  store: Store,
  hooks: ConnectHooks,
  signals: readonly AbortSignal[],
  wish: { readonly wallet: string; readonly namespace: Namespace | undefined },
): Promise<CaipAddress> {
  const { namespace } = wish;
  const name = safeName(wish.wallet, LONGEST_NAME) ?? '';
  const ended = new AbortController();
  /** The connections made since the wallet was asked. */
  let since: ReturnType<typeof watchNewConnection> | undefined;
  let isWithoutModal = false;

  function find(): CaipAddress | undefined {
    if (since) return since.find(namespace);
    const found = Object.values(store.get(connectionsAtom)).find(
      ({ connector }) => (!namespace || connector.namespace === namespace) && isCalled(connector, name),
    );
    return found?.accounts[0];
  }

  async function findRoute(): Promise<Route | undefined> {
    const route = store.set(namedRouteAtom, name, namespace);
    if (route || !store.get(isDiscoveringAtom)) return route;
    // Wallets may still announce themselves.
    let late: Route | undefined;
    await until(store, [isDiscoveringAtom, connectorsAtom], () => {
      late = store.set(namedRouteAtom, name, namespace);
      return late !== undefined || !store.get(isDiscoveringAtom);
    });
    return late;
  }

  async function open() {
    const route = await findRoute();
    if (ended.signal.aborted) return;
    since = watchNewConnection(store);
    store.set(directRouteAtom, route);
    let isWanted: boolean;
    try {
      isWanted = await hooks.open(route?.view ?? 'Connect');
    } finally {
      store.set(directRouteAtom, undefined);
    }
    if (ended.signal.aborted || !isWanted) return;
    if (!store.get(isOpenAtom)) await connectWithoutModal(route);
    else if (!route) void lookUp();
  }

  /** Looks for the wallet in the directory while the visitor sees the list. */
  async function lookUp() {
    const found = await store.set(askForWalletAtom, name, ended.signal).catch((error) => {
      if (!ended.signal.aborted) store.set(reportAtom, error);
      return undefined;
    });
    if (ended.signal.aborted || !store.get(isOpenAtom) || store.get(routeAtom).view !== 'Connect') return;
    if (found) store.set(chooseListedWalletAtom, found);
    else store.get(servicesAtom).host.report(notFound(name));
  }

  async function connectWithoutModal(route: Route | undefined) {
    store.set(neededNamespaceAtom, undefined);
    if (!route || !('connectorId' in route)) throw notFound(name);
    isWithoutModal = true;
    if (route.view === 'ConnectingWalletConnect') {
      store.set(startPairingAtom, route.connectorId);
      await until(store, [pairingStatusAtom], () =>
        ['connected', 'failed', 'idle'].includes(store.get(pairingStatusAtom).step),
      );
    } else {
      await store.set(connectWalletAtom, route.connectorId);
    }
    const failed = since?.attempts().find(({ step }) => step === 'failed');
    if (failed?.step === 'failed') throw failed.error;
  }

  return connectThroughModal(store, hooks, signals, namespace, {
    find,
    open,
    stop() {
      const wasWaiting = !ended.signal.aborted && isWithoutModal && !find();
      ended.abort();
      if (!wasWaiting) return;
      store.set(cancelConnectAtom);
      store.set(stopPairingAtom);
    },
  });
}

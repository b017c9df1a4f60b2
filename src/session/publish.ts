import { disconnectReasonAtom } from '../atoms/effects/followConnectors.js';
import { pairingStatusAtom } from '../atoms/pairing/pairingStatus.js';
import { publicStateAtom } from '../atoms/publicState.js';
import { signOutReasonAtom } from '../atoms/siwe/siweVisit.js';
import type { Dispose, Store } from '../atoms/util/store.js';
import type { WalletModal } from '../elements/walletModal.js';
import { emit } from '../lib/modalEvents.js';
import {
  addressOf,
  NAMESPACES,
  type Namespace,
  spokenNamespaceOf,
  toHexChainId,
} from '../lib/networks/caip.js';
import { RpcErrorCode } from '../lib/requests/eip1193.js';
import type { ConnectionSummary, SignedInSummary, WalletModalState } from '../lib/state.js';
import { rpcError } from './rpcError.js';

/** The addresses of all accounts, the active one first. */
const addresses = ({ accounts }: ConnectionSummary): string[] => accounts.map(addressOf);

/** Publishes state to the page: as DOM events, provider events and `state`. */
export function publish(
  store: Store,
  element: WalletModal,
  tell: (state: WalletModalState) => void,
): Dispose {
  let last = store.get(publicStateAtom);

  function onChange() {
    const now = store.get(publicStateAtom);
    const before = last;
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    last = now;
    tell(now);
    for (const namespace of NAMESPACES) {
      tellConnection(namespace, before.connections[namespace], now.connections[namespace]);
    }
    tellActive(before, now);
    tellSignedIn(before.signedIn, now.signedIn);
    if (now.view && now.view !== before.view) emit(element, 'wallet-view-changed', { view: now.view });
  }

  function tellConnection(
    namespace: Namespace,
    before: ConnectionSummary | undefined,
    now: ConnectionSummary | undefined,
  ) {
    if (!now) {
      if (before)
        emit(element, 'wallet-disconnected', { namespace, reason: store.get(disconnectReasonAtom) });
    } else if (!before) {
      const { address, caipAddress, accounts, network, connector } = now;
      emit(element, 'wallet-connected', { namespace, address, caipAddress, accounts, network, connector });
    } else {
      if (now.network !== before.network) tellNetwork(namespace, now);
      // Two wallets may have the same account.
      if (addresses(now).join() !== addresses(before).join() || now.connector.id !== before.connector.id)
        tellAccounts(namespace, now);
    }
    if (namespace === 'eip155') tellProvider(before, now);
  }

  function tellNetwork(namespace: Namespace, { network, isUnsupportedNetwork }: ConnectionSummary) {
    emit(element, 'wallet-network-changed', { namespace, network, isUnsupported: isUnsupportedNetwork });
  }

  function tellAccounts(
    namespace: Namespace,
    { address, caipAddress, accounts, connector }: ConnectionSummary,
  ) {
    emit(element, 'wallet-account-changed', { namespace, address, caipAddress, accounts, connector });
  }

  function tellSignedIn(before: SignedInSummary | undefined, now: SignedInSummary | undefined) {
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    if (before) emit(element, 'wallet-signed-out', { reason: store.get(signOutReasonAtom) });
    if (now) emit(element, 'wallet-signed-in', now);
  }

  /** For pages that follow a single account: reports a change of the active connection or of the wanted network. */
  function tellActive(before: WalletModalState, now: WalletModalState) {
    const active = now.namespace && now.connections[now.namespace];
    if (active && now.namespace) {
      // A new connection is already reported.
      if (now.namespace === before.namespace || !before.connections[now.namespace]) return;
      tellNetwork(now.namespace, active);
      tellAccounts(now.namespace, active);
    } else if (!before.namespace && now.wantedNetwork && now.wantedNetwork !== before.wantedNetwork) {
      emit(element, 'wallet-network-changed', {
        namespace: spokenNamespaceOf(now.wantedNetwork),
        network: now.wantedNetwork,
        isUnsupported: false,
      });
    }
  }

  function tellProvider(before: ConnectionSummary | undefined, now: ConnectionSummary | undefined) {
    const { provider } = element;
    const chainId = now && toHexChainId(now.network);
    if (chainId && !before) provider.emit('connect', { chainId });
    else if (chainId && now.network !== before?.network) provider.emit('chainChanged', chainId);
    const [old, present] = [before, now].map((one) => (one ? addresses(one) : []));
    if (before ? old?.join() !== present?.join() : now) provider.emit('accountsChanged', present ?? []);
    if (before && !now) provider.emit('disconnect', rpcError(RpcErrorCode.disconnected));
  }

  let code = '';
  function onPairing() {
    const pairing = store.get(pairingStatusAtom);
    if (pairing.step !== 'offered' || pairing.uri === code) return;
    const { uri, expiresAt } = pairing;
    code = uri;
    emit(element, 'wallet-pairing', { uri, expiresAt });
  }

  tell(last);
  const stops = [store.sub(publicStateAtom, onChange), store.sub(pairingStatusAtom, onPairing)];
  return () => {
    for (const stop of stops) stop();
  };
}

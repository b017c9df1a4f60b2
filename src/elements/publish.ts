import { disconnectReasonAtom } from '../atoms/effects/followConnectors.js';
import { stateAtom } from '../atoms/state.js';
import type { Dispose, Store } from '../atoms/util/store.js';
import { toHexChainId } from '../lib/caip.js';
import { RpcErrorCode } from '../lib/eip1193.js';
import type { WalletModalState } from '../lib/state.js';
import { emit } from './events.js';
import { rpcError } from './rpcError.js';
import type { WalletModal } from './walletModal.js';

/** Turns state into what the page hears: DOM events, the events of the provider, and `state`. */
export function publish(
  store: Store,
  element: WalletModal,
  tell: (state: WalletModalState) => void,
): Dispose {
  let last = store.get(stateAtom);

  function onChange() {
    const now = store.get(stateAtom);
    const before = last;
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    last = now;
    tell(now);
    tellConnection(before, now);
    if (now.view && now.view !== before.view) emit(element, 'wallet-view-changed', { view: now.view });
  }

  function tellConnection(before: WalletModalState, now: WalletModalState) {
    const { address, caipAddress, accounts, network, connector } = now;
    if (!before.caipAddress && address && caipAddress && network && connector) {
      emit(element, 'wallet-connected', { address, caipAddress, accounts, network, connector });
      element.provider.emit('connect', { chainId: toHexChainId(network) });
      element.provider.emit('accountsChanged', addresses(now));
    } else if (before.caipAddress && !caipAddress) {
      emit(element, 'wallet-disconnected', { reason: store.get(disconnectReasonAtom) });
      element.provider.emit('accountsChanged', []);
      element.provider.emit('disconnect', rpcError(RpcErrorCode.disconnected));
    } else {
      tellNetwork(before, now);
      tellAccounts(before, now);
    }
  }

  function tellNetwork(before: WalletModalState, now: WalletModalState) {
    const network = now.network ?? now.wantedNetwork;
    if (!network || network === (before.network ?? before.wantedNetwork)) return;
    emit(element, 'wallet-network-changed', { network, isUnsupported: now.isUnsupportedNetwork });
    if (now.network) element.provider.emit('chainChanged', toHexChainId(now.network));
  }

  function tellAccounts(before: WalletModalState, now: WalletModalState) {
    const { address, caipAddress, accounts } = now;
    if (!address || !caipAddress || addresses(now).join() === addresses(before).join()) return;
    emit(element, 'wallet-account-changed', { address, caipAddress, accounts });
    element.provider.emit('accountsChanged', addresses(now));
  }

  tell(last);
  return store.sub(stateAtom, onChange);
}

/** The addresses of all accounts, the active one first. */
function addresses({ accounts }: WalletModalState): string[] {
  return accounts.map((account) => account.slice(account.lastIndexOf(':') + 1));
}

import type { WalletModalState } from '../lib/state.js';

/** The connected account, for components. */
export type WalletAccount = Pick<
  WalletModalState,
  'status' | 'namespace' | 'address' | 'caipAddress' | 'accounts' | 'name' | 'connector' | 'signIn'
> & { readonly isConnected: boolean };

export function accountIn(state: WalletModalState): WalletAccount {
  const { status, namespace, address, caipAddress, accounts, name, connector, signIn } = state;
  const isConnected = status === 'connected';
  return { status, isConnected, namespace, address, caipAddress, accounts, name, connector, signIn };
}

/** The network, for components. */
export type WalletNetwork = Pick<
  WalletModalState,
  'network' | 'networkName' | 'wantedNetwork' | 'isUnsupportedNetwork'
>;

export function networkIn(state: WalletModalState): WalletNetwork {
  const { network, networkName, wantedNetwork, isUnsupportedNetwork } = state;
  return { network, networkName, wantedNetwork, isUnsupportedNetwork };
}

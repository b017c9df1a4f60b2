import type { CaipAddress, CaipNetworkId, Namespace } from './networks/caip.js';

/** Why the modal closed. `approval`, `connected` and `network` mean that what it was opened for is done. */
export type CloseReason =
  | 'api'
  | 'approval'
  | 'backdrop'
  | 'button'
  | 'connected'
  | 'disconnected'
  | 'drag'
  | 'escape'
  | 'network'
  | 'removed';

export type DisconnectReason = 'user' | 'wallet';

export type ConnectionStatus = 'disconnected' | 'restoring' | 'connecting' | 'connected';

/** The wallet of a connection as hosts see it. */
export interface ConnectorSummary {
  readonly id: string;
  readonly name: string | undefined;
  readonly type: string;
}

/** The connection of one namespace as hosts see it. */
export interface ConnectionSummary {
  readonly address: string;
  readonly caipAddress: CaipAddress;
  /** All accounts, the active one first. */
  readonly accounts: readonly CaipAddress[];
  /** The network that the wallet is on. */
  readonly network: CaipNetworkId;
  /** True when the site did not ask for that network. */
  readonly isUnsupportedNetwork: boolean;
  readonly connector: ConnectorSummary;
}

/** What is known of whoever signed in by email or another service. */
export interface SignInSummary {
  /** The kind of account in use. */
  readonly accountType: 'eoa' | 'smartAccount';
  /** True when a smart account could not be had, so that the standard account is used. */
  readonly isFallback: boolean;
  /** The service, such as `google`; undefined for email. */
  readonly provider: string | undefined;
}

/** What a host sees of an element: a snapshot that never changes; a new one comes with each change. */
export interface WalletModalState {
  readonly open: boolean;
  /** The view on screen; undefined while closed. */
  readonly view?: string | undefined;
  readonly status: ConnectionStatus;
  /** The connections, by namespace: a wallet for EVM networks and one for Solana can be connected at once. */
  readonly connections: { readonly [Name in Namespace]?: ConnectionSummary };
  /** The namespace of the active connection, which all below speaks of. Undefined while not connected. */
  readonly namespace?: Namespace | undefined;
  readonly address?: string | undefined;
  readonly caipAddress?: CaipAddress | undefined;
  /** All accounts of the connection, the active one first. */
  readonly accounts: readonly CaipAddress[];
  /** The network that the wallet is on. Undefined while not connected. */
  readonly network?: CaipNetworkId | undefined;
  /** The network that the site or the person chose. */
  readonly wantedNetwork?: CaipNetworkId | undefined;
  /** The name of the network to show: the wallet's when connected, else the wanted one. Undefined when nobody knows its name. */
  readonly networkName?: string | undefined;
  /** True when the wallet is on a network that the site did not ask for. */
  readonly isUnsupportedNetwork: boolean;
  readonly connector?: ConnectorSummary | undefined;
  /** Who signed in by email or another service. Undefined for wallets. */
  readonly signIn?: SignInSummary | undefined;
  /** The ENS name of the active account, once it is known. */
  readonly name?: string | undefined;
  /** The balance of the active account as text, once somebody asked for it and it is known. */
  readonly balance?: string | undefined;
}

/** Before anything is known. */
export const INITIAL_STATE: WalletModalState = {
  open: false,
  status: 'disconnected',
  connections: {},
  accounts: [],
  isUnsupportedNetwork: false,
};

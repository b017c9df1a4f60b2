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

/** The state of an element, as an immutable snapshot. */
export interface WalletModalState {
  readonly open: boolean;
  /** The view on screen. Undefined while closed. */
  readonly view?: string | undefined;
  readonly status: ConnectionStatus;
  /** The connections, by namespace. An EVM wallet and a Solana wallet can be connected at once. */
  readonly connections: { readonly [Name in Namespace]?: ConnectionSummary };
  /** The namespace of the active connection, which the fields below describe. Undefined while not connected. */
  readonly namespace?: Namespace | undefined;
  readonly address?: string | undefined;
  readonly caipAddress?: CaipAddress | undefined;
  /** All accounts of the connection, active one first. */
  readonly accounts: readonly CaipAddress[];
  /** The network that the wallet is on. Undefined while not connected. */
  readonly network?: CaipNetworkId | undefined;
  /** The network that the site or the visitor chose. */
  readonly wantedNetwork?: CaipNetworkId | undefined;
  /** The name of the wallet's network, or of `wantedNetwork` while not connected. Undefined if it has no known name. */
  readonly networkName?: string | undefined;
  /** Whether the wallet is on a network that the site does not use. */
  readonly isUnsupportedNetwork: boolean;
  readonly connector?: ConnectorSummary | undefined;
  /** The sign-in with email or a social account. Undefined for wallets. */
  readonly signIn?: SignInSummary | undefined;
  /** The ENS name of the active account, once known. */
  readonly name?: string | undefined;
  /** The balance of the active account as text, once requested and known. */
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

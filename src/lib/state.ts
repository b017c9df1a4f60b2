import type { CaipAddress, CaipNetworkId, Namespace } from './networks/caip.js';

/** Why the modal closed. With `approval`, `connected` and `network`, the visitor finished the task. */
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

/**
 * The reason why a visitor is no longer signed in: they or the page requested it (`user`), the wallet was disconnected
 * (`disconnected`), its account (`account`) or network (`network`) changed, or the session expired (`expired`) or was ended
 * elsewhere, such as in another tab (`elsewhere`).
 */
export type SignOutReason = 'user' | 'disconnected' | 'account' | 'network' | 'expired' | 'elsewhere';

export type ConnectionStatus = 'disconnected' | 'restoring' | 'connecting' | 'connected';

/** The wallet of a connection, as pages see it. */
export interface ConnectorSummary {
  readonly id: string;
  readonly name: string | undefined;
  readonly type: string;
}

/** A wallet that can be connected, as pages see it. */
export interface WalletSummary {
  /** For `connect({ wallet })`. */
  readonly id: string;
  readonly name: string | undefined;
  /** A picture: a `data:` URL of a wallet in this browser, or the URL that the page gave for its own wallet. */
  readonly icon: string | undefined;
  readonly rdns: string | undefined;
  /** Whether it is in this browser, as opposed to being reached by a code or a link. */
  readonly installed: boolean;
  readonly namespaces: readonly Namespace[];
}

/** The connection of one namespace, as pages see it. */
export interface ConnectionSummary {
  readonly address: string;
  readonly caipAddress: CaipAddress;
  /** All accounts, the active one first. */
  readonly accounts: readonly CaipAddress[];
  /** The wallet's current network. */
  readonly network: CaipNetworkId;
  /** Whether the wallet is on a network that the site does not use. */
  readonly isUnsupportedNetwork: boolean;
  readonly connector: ConnectorSummary;
}

/** A sign-in by email or social account. */
export interface SignInSummary {
  /** The kind of account in use. */
  readonly accountType: 'eoa' | 'smartAccount';
  /** True if no smart account was available and the standard account is used instead. */
  readonly isFallback: boolean;
  /** The service, such as `google`. Undefined for email. */
  readonly provider: string | undefined;
}

/** The account that signed in to the site with its wallet. */
export interface SignedInSummary {
  readonly address: string;
  readonly caipAddress: CaipAddress;
  readonly network: CaipNetworkId;
}

/** The state of an element, as an immutable snapshot. */
export interface WalletModalState {
  readonly open: boolean;
  /** The view on screen. Undefined while closed. */
  readonly view?: string | undefined;
  readonly status: ConnectionStatus;
  /** The connections by namespace. An EVM wallet and a Solana wallet can be connected at once. */
  readonly connections: { readonly [Name in Namespace]?: ConnectionSummary };
  /** Other connected wallets, the most recently used first. Empty without `multiple`. */
  readonly otherConnections: readonly ConnectionSummary[];
  /** The namespace of the active connection. The fields below describe it. Undefined while not connected. */
  readonly namespace?: Namespace | undefined;
  readonly address?: string | undefined;
  readonly caipAddress?: CaipAddress | undefined;
  /** All accounts of the connection, the active one first. */
  readonly accounts: readonly CaipAddress[];
  /** The wallet's current network. Undefined while not connected. */
  readonly network?: CaipNetworkId | undefined;
  /** The network that the site or the visitor chose. */
  readonly wantedNetwork?: CaipNetworkId | undefined;
  /** The name of the wallet's network, or of `wantedNetwork` while not connected. Undefined if it has no known name. */
  readonly networkName?: string | undefined;
  /** Whether the wallet is on a network that the site does not use. */
  readonly isUnsupportedNetwork: boolean;
  readonly connector?: ConnectorSummary | undefined;
  /** The sign-in by email or social account. Undefined for wallets. */
  readonly signIn?: SignInSummary | undefined;
  /** The account that signed in to the site, with `siwe` or `siwe-url`. */
  readonly signedIn?: SignedInSummary | undefined;
  /** The name of the active account, once known: its ENS name, or its name in the chain API. */
  readonly name?: string | undefined;
  /** The balance of the active account as text, once requested and known. */
  readonly balance?: string | undefined;
}

/** The state before anything has loaded. */
export const INITIAL_STATE: WalletModalState = {
  open: false,
  status: 'disconnected',
  connections: {},
  otherConnections: [],
  accounts: [],
  isUnsupportedNetwork: false,
};

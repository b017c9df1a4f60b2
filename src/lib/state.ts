import type { CaipAddress, CaipNetworkId } from './caip.js';

/** Why the modal closed. `connected` and `network` mean that what it was opened for is done. */
export type CloseReason =
  | 'api'
  | 'backdrop'
  | 'button'
  | 'connected'
  | 'disconnected'
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

/** What a host sees of an element: a snapshot that never changes; a new one comes with each change. */
export interface WalletModalState {
  readonly open: boolean;
  /** The view on screen; undefined while closed. */
  readonly view?: string | undefined;
  readonly status: ConnectionStatus;
  readonly address?: string | undefined;
  readonly caipAddress?: CaipAddress | undefined;
  /** All accounts of the connection, the active one first. */
  readonly accounts: readonly CaipAddress[];
  /** The network that the wallet is on. Undefined while not connected. */
  readonly network?: CaipNetworkId | undefined;
  /** The network that the site or the person chose. */
  readonly wantedNetwork?: CaipNetworkId | undefined;
  /** The name of the network to show: the wallet's when connected, else the wanted one. */
  readonly networkName?: string | undefined;
  /** True when the wallet is on a network that the site did not ask for. */
  readonly isUnsupportedNetwork: boolean;
  readonly connector?: ConnectorSummary | undefined;
  /** The ENS name of the active account, once it is known. */
  readonly name?: string | undefined;
  /** The balance of the active account as text, once somebody asked for it and it is known. */
  readonly balance?: string | undefined;
}

/** Before anything is known. */
export const INITIAL_STATE: WalletModalState = {
  open: false,
  status: 'disconnected',
  accounts: [],
  isUnsupportedNetwork: false,
};

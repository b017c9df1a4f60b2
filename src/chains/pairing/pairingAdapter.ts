import type { Clock } from '../../lib/clock.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { Connector, ConnectorInfo } from '../connector.js';
import type { SessionLike } from './approvedSession.js';
import type { PairingClient } from './pairingClient.js';

/** Options of an adapter. */
export interface PairingAdapterOptions {
  readonly info: ConnectorInfo;
  readonly clock: Clock;
  /** The site's networks. */
  readonly networks: () => readonly NetworkDefinition[];
  /** Their ids, the initial one first. */
  readonly wantedNetworks: () => readonly CaipNetworkId[];
}

/** The part of WalletConnect's client that an adapter uses. */
export type SessionClient = Pick<PairingClient, 'request' | 'on' | 'off'> & {
  /** Leaves the session. It ends when its last member leaves. */
  disconnect(): Promise<void>;
};

/** One member (one namespace) of wallet app sessions. */
export interface PairingAdapter {
  /** The connector of this member. It connects to the adopted session. */
  readonly connector: Connector;
  /** The addresses of this namespace in a session, EVM addresses in lower case. */
  addresses(session: SessionLike): readonly string[];
  /** The networks of this namespace in the current session. */
  networks(): readonly CaipNetworkId[];
  /** Starts to use a session; `last` is the network it was on. */
  adopt(client: SessionClient, session: SessionLike, last?: CaipNetworkId): void;
  /** Stops using the session. Ends its connection. */
  leave(): void;
  /** Calls the listener when the session has ended. */
  onEnd(listener: () => void): void;
  destroy(): void;
}

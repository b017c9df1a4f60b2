import type { Clock } from '../../lib/clock.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { Connector, ConnectorInfo } from '../connector.js';
import type { SessionLike } from './approvedSession.js';
import type { PairingClient } from './pairingClient.js';

/** What an adapter is made with. */
export interface PairingAdapterOptions {
  readonly info: ConnectorInfo;
  readonly clock: Clock;
  /** The networks that the site wants. */
  readonly networks: () => readonly NetworkDefinition[];
  /** Their ids, the one to begin with first. */
  readonly wantedNetworks: () => readonly CaipNetworkId[];
}

/** What an adapter uses of the client of WalletConnect. */
export type SessionClient = Pick<PairingClient, 'request' | 'on' | 'off'> & {
  /** Leaves the session, which ends when this was its last member. */
  disconnect(): Promise<void>;
};

/** One member, that is one namespace, of the sessions with wallet apps. */
export interface PairingAdapter {
  /** The connector of this member, which connects to the session that was adopted. */
  readonly connector: Connector;
  /** The addresses of this namespace that a session shares; those of EVM in lower case. */
  addresses(session: SessionLike): readonly string[];
  /** Speaks for a session from now on; `last` is the network that it was on. */
  adopt(client: SessionClient, session: SessionLike, last?: CaipNetworkId): void;
  /** Has nothing to speak for any more; a connection ends. */
  leave(): void;
  /** Calls the listener when the session has ended. */
  onEnd(listener: () => void): void;
  destroy(): void;
}

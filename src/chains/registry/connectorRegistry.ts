import type { Namespace } from '../../lib/networks/caip.js';
import type { Connector, ConnectorEvent, ConnectorInfo } from '../connector.js';

/** All available connectors, their events, and how to end a connection. */
export interface ConnectorRegistry {
  list(): readonly ConnectorInfo[];
  /** Opens the connector with this id and forwards its events from then on. Rejects with `wallet_not_found`. */
  open(id: string): Promise<Connector>;
  /** Releases a connector that is no longer connected. Ends sessions that would otherwise stay open. */
  release(id: string): void;
  /**
   * Ends the connection of a namespace, and anything that could reconnect there by itself. Rejects if a wallet's own code
   * failed, or if it is unknown whether a sign-in ended.
   */
  disconnect(namespace: Namespace): Promise<void>;
  /** Looks for wallets again. */
  refresh(): void;
  /** Loads the code of connectors for wallets of this browser before it is needed. */
  prepare(): void;
  /** Loads the code of wallet apps before it is needed. Does nothing if the site offers none. Contacts no relay. */
  preparePairing(): void;
  onChange(listener: () => void): () => void;
  onEvent(listener: (connector: Connector, event: ConnectorEvent) => void): () => void;
}

import type { Namespace } from '../../lib/networks/caip.js';
import type { Connector, ConnectorEvent, ConnectorInfo } from '../connector.js';

/** Every way to connect that there is now: which connectors, what they tell, and how one is ended. */
export interface ConnectorRegistry {
  list(): readonly ConnectorInfo[];
  /** The connector of an id; its events are heard from then on. Rejects with `wallet_not_found`. */
  open(id: string): Promise<Connector>;
  /** Lets go of a connector that is not the connection any more; what would last until it is told so is ended. */
  release(id: string): void;
  /**
   * Ends what is connected in a namespace, and what may connect there by itself. Rejects when a wallet's own code
   * failed, or it is not known whether a sign-in ended.
   */
  disconnect(namespace: Namespace): Promise<void>;
  /** Looks for wallets again. */
  refresh(): void;
  /** Loads the code of connectors before it is needed. */
  prepare(): void;
  onChange(listener: () => void): () => void;
  onEvent(listener: (connector: Connector, event: ConnectorEvent) => void): () => void;
}

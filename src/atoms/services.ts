import { atom } from 'jotai/vanilla';
import type { Connector, ConnectorEvent, ConnectorInfo, Identity } from '../chains/connector.js';
import type { CaipAddress } from '../lib/caip.js';
import type { Clock } from '../lib/clock.js';
import type { WalletModalError } from '../lib/errors.js';
import type { CloseReason } from '../lib/state.js';

/** An amount as people read it: exact decimal text and the symbol of its currency. */
export interface Balance {
  readonly decimal: string;
  readonly symbol: string;
}

export interface ConnectorRegistry {
  list(): readonly ConnectorInfo[];
  /** The connector of an id; its events are heard from then on. Rejects with `wallet_not_found`. */
  open(id: string): Promise<Connector>;
  /** Stops listening to a connector that is not the connection any more. */
  release(id: string): void;
  /** Looks for wallets again. */
  refresh(): void;
  /** Loads the code of connectors before it is needed. */
  prepare(): void;
  onChange(listener: () => void): () => void;
  onEvent(listener: (connector: Connector, event: ConnectorEvent) => void): () => void;
}

export interface RememberedConnection {
  readonly connectorId: string;
  /** The account that was active. */
  readonly account: CaipAddress;
}

/** Where connections are remembered between page loads. */
export interface ConnectionMemory {
  read(): Promise<RememberedConnection | undefined>;
  write(connection: RememberedConnection | undefined): Promise<void>;
  /** Tells of changes that other tabs made. */
  subscribe(listener: () => void): () => void;
}

/** Everything with side effects. A test replaces any of it; no module is ever stubbed. */
export interface Services {
  readonly clock: Clock;
  readonly connectors: ConnectorRegistry;
  readonly memory: ConnectionMemory;
  readBalance(account: CaipAddress, options: { signal: AbortSignal }): Promise<Balance>;
  readIdentity(account: CaipAddress, options: { signal: AbortSignal }): Promise<Identity>;
  /** Whether a page may be looked at now: hidden pages refresh nothing. */
  isVisible(): boolean;
  readonly host: {
    /** Opens the modal at a view; the host page may refuse. */
    open(view: 'UnsupportedChain'): void;
    /** Closes the modal; the host page may refuse. */
    close(reason: CloseReason): void;
    /** Tells the page of an error: the `wallet-error` event, and the console when a developer can mend it. */
    report(error: WalletModalError): void;
  };
}

const cell = atom<Services | null>(null);

/** The services of this store. Throws when they were not given: that is a bug of ours, never of a host. */
export const servicesAtom = atom(
  (get) => {
    const services = get(cell);
    if (!services) throw new Error('The store has no services.');
    return services;
  },
  (_get, set, services: Services) => set(cell, services),
);

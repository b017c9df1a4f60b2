import { atom } from 'jotai/vanilla';
import type { PostEvent } from '../api/analytics/postEvent.js';
import type { Directory } from '../api/directory/createDirectory.js';
import type { Bridge } from '../bridge/createBridge.js';
import type { Identity } from '../chains/connector.js';
import type { ConnectorRegistry } from '../chains/registry/connectorRegistry.js';
import type { Clock } from '../lib/clock.js';
import type { DirectorySetting } from '../lib/config.js';
import type { WalletModalError } from '../lib/errors.js';
import type { CaipAddress, CaipNetworkId } from '../lib/networks/caip.js';
import type { CloseReason } from '../lib/state.js';
import type { SafeStorage } from '../lib/storage.js';
import type { TrackedEvent } from '../lib/trackedEvents.js';

/** An amount as people read it: exact decimal text and the symbol of its currency. */
export interface Balance {
  readonly decimal: string;
  readonly symbol: string;
}

export interface RememberedConnection {
  readonly connectorId: string;
  /** The account that was active. */
  readonly account: CaipAddress;
}

/** Where connections are remembered between page loads: one of each namespace, the one that was shown first. */
export interface ConnectionMemory {
  read(): Promise<readonly RememberedConnection[]>;
  /** Changes what is remembered; one change after the other. */
  update(
    change: (remembered: readonly RememberedConnection[]) => readonly RememberedConnection[],
  ): Promise<void>;
  /** The network that was chosen last. */
  readNetwork(): Promise<CaipNetworkId | undefined>;
  writeNetwork(network: CaipNetworkId | undefined): Promise<void>;
  /** Tells of changes of connections that other tabs made. */
  subscribe(listener: () => void): () => void;
}

/** A window that was opened beside the page. */
export interface OpenedWindow {
  readonly closed: boolean;
  readonly location: { replace(url: string): void };
  focus(): void;
  close(): void;
}

/** What another window told this one. Nothing in it is trusted. */
export interface WindowMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** Everything with side effects. A test replaces any of it; no module is ever stubbed. */
export interface Services {
  readonly clock: Clock;
  readonly connectors: ConnectorRegistry;
  readonly memory: ConnectionMemory;
  /** Where else something is remembered between page loads. */
  readonly storage: SafeStorage;
  /** The directory of wallets, whose code is loaded then. */
  openDirectory(setting: DirectorySetting): Promise<Directory>;
  /** What posts events, whose code is loaded then. */
  openAnalytics(): Promise<PostEvent>;
  /** The bridge to the sign-in frame, whose code is loaded then. Rejects with `wallet_not_found` where it is not offered. */
  openSignIn(): Promise<Bridge>;
  /** Brings the English texts of all views but the first. Rejects when they cannot be loaded, and may be asked again. */
  loadLaterTexts(): Promise<void>;
  readBalance(account: CaipAddress, options: { signal: AbortSignal }): Promise<Balance>;
  readIdentity(account: CaipAddress, options: { signal: AbortSignal }): Promise<Identity>;
  /** Opens an empty window; null where the browser refuses, as it does but for a press. */
  openWindow(name: string, features: string): OpenedWindow | null;
  onWindowMessage(listener: (message: WindowMessage) => void): () => void;
  /** Tells of what another tab remembered or forgot, by its name; null for everything. */
  onRemembered(listener: (name: string | null) => void): () => void;
  /** Tells each time that somebody looks at the page again. */
  onLook(listener: () => void): () => void;
  /** Whether a page may be looked at now: hidden pages refresh nothing. */
  isVisible(): boolean;
  readonly host: {
    /** Opens the modal, at a view when one is named. Resolves when that is done or the host page has refused it. */
    open(view?: 'UnsupportedChain'): Promise<void>;
    /** Closes the modal; the host page may refuse. */
    close(reason: CloseReason): void;
    /** Tells the page of an error: the `wallet-error` event, and the console when a developer can mend it. */
    report(error: WalletModalError): void;
    /** Tells the page of an event of the list: `wallet-track`. */
    track(tracked: TrackedEvent): void;
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

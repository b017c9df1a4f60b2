import { atom } from 'jotai/vanilla';
import type { PostEvent } from '../api/analytics/postEvent.js';
import type { Directory } from '../api/directory/createDirectory.js';
import type { Bridge } from '../bridge/createBridge.js';
import type { Identity } from '../chains/connector.js';
import type { ConnectorRegistry } from '../chains/registry/connectorRegistry.js';
import type { AccountData } from '../lib/account/accountData.js';
import type { Clock } from '../lib/clock.js';
import type { DirectorySetting } from '../lib/config.js';
import type { WalletModalError } from '../lib/errors.js';
import type { Naming } from '../lib/names/naming.js';
import type { CaipAddress, CaipNetworkId } from '../lib/networks/caip.js';
import type { OnRamp } from '../lib/onramp/onRamp.js';
import type { SafeStorage } from '../lib/safeStorage.js';
import type { Sending } from '../lib/send/sending.js';
import type { SiweService } from '../lib/siwe/siweService.js';
import type { CloseReason } from '../lib/state.js';
import type { Swapping } from '../lib/swap/swapping.js';
import type { TrackedEvent } from '../lib/trackedEvents.js';
import type { CatalogueName } from '../locales/translation.js';
import type { Tracker } from './transactions/tracker.js';

/** An amount to display: exact decimal text and the symbol of its currency. */
export interface Balance {
  readonly decimal: string;
  readonly symbol: string;
}

export interface RememberedConnection {
  readonly connectorId: string;
  /** The account that was active. */
  readonly account: CaipAddress;
}

/**
 * Stores connections between page loads, the last active one first. The first of a namespace is its active one; the others
 * exist on sites that keep several.
 */
export interface ConnectionMemory {
  read(): Promise<readonly RememberedConnection[]>;
  /** Changes the stored connections. Changes run in sequence. */
  update(
    change: (remembered: readonly RememberedConnection[]) => readonly RememberedConnection[],
  ): Promise<void>;
  /** The network chosen last. */
  readNetwork(): Promise<CaipNetworkId | undefined>;
  writeNetwork(network: CaipNetworkId | undefined): Promise<void>;
  /** Calls the listener when another tab changes the connections. */
  subscribe(listener: () => void): () => void;
}

/** A window opened by the page. */
export interface OpenedWindow {
  readonly closed: boolean;
  readonly location: { replace(url: string): void };
  /** The window that opened it, as its page sees it. Null cuts that link. */
  opener?: unknown;
  focus(): void;
  close(): void;
}

/** A message from another window. Untrusted. */
export interface WindowMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** Everything with side effects. Tests replace services, never modules. */
export interface Services {
  readonly clock: Clock;
  readonly connectors: ConnectorRegistry;
  readonly memory: ConnectionMemory;
  /** Storage for everything else that is remembered between page loads. */
  readonly storage: SafeStorage;
  /** Loads the code of the wallet directory and opens it. */
  openDirectory(setting: DirectorySetting): Promise<Directory>;
  /** Loads the code that reads accounts, with the present settings. Rejects with `load_failed`. */
  openAccountData(): Promise<AccountData>;
  /** Loads the code that sends transfers. Rejects with `load_failed`. */
  openSending(): Promise<Sending>;
  /**
   * Loads the code that quotes and sends swaps, with the present settings. Rejects with `method_not_supported` if the site has
   * no source of quotes, with `load_failed`.
   */
  openSwap(): Promise<Swapping>;
  /**
   * Loads the code that registers names, with the present settings. Rejects with `method_not_supported` if the site has no
   * service for them, with `load_failed`.
   */
  openNaming(): Promise<Naming>;
  /**
   * Loads the code that sells crypto, with the present settings. Rejects with `method_not_supported` if the site has no seller,
   * with `load_failed`.
   */
  openOnRamp(): Promise<OnRamp>;
  /**
   * Loads the code that signs in to the site with a wallet, and starts to follow the visitor's session there. Rejects with
   * `load_failed`.
   */
  openSiwe(): Promise<SiweService>;
  /** Loads the code that posts events. */
  openAnalytics(): Promise<PostEvent>;
  /** Loads the bridge to the sign-in frame. Rejects with `wallet_not_found` if sign-in is not offered. */
  openSignIn(): Promise<Bridge>;
  /** Loads and starts the transaction tracker. Can be called again. */
  openTracker(): Promise<Tracker>;
  /** Loads the texts of later views, in the site's language if there is a translation. Rejects if loading fails. */
  loadTexts(names: readonly CatalogueName[]): Promise<void>;
  /** The keys of all texts. Rejects if loading fails. */
  readTextKeys(): Promise<readonly string[]>;
  readBalance(account: CaipAddress, options: { signal: AbortSignal }): Promise<Balance>;
  readIdentity(account: CaipAddress, options: { signal: AbortSignal }): Promise<Identity>;
  /** Opens an empty window. Null if the browser blocks it, as it does without a user gesture. */
  openWindow(name: string, features: string): OpenedWindow | null;
  onWindowMessage(listener: (message: WindowMessage) => void): () => void;
  /**
   * Calls the listener with the key that another tab stored or removed. Null means that any key may have changed, such as after
   * a return from the back-forward cache.
   */
  onRemembered(listener: (name: string | null) => void): () => void;
  /** Calls the listener each time the page becomes visible again. */
  onLook(listener: () => void): () => void;
  /** Whether the page is visible. Hidden pages refresh nothing. */
  isVisible(): boolean;
  /** Whether the page has the keyboard focus, rather than another window. */
  hasFocus(): boolean;
  /** Whether the browser is online, as far as it knows. */
  isOnline(): boolean;
  readonly host: {
    /** Opens the modal, optionally at a view. Resolves when it is open or the page prevented it. */
    open(view?: 'UnsupportedChain' | 'ConnectingSiwe'): Promise<void>;
    /** Closes the modal, unless the page prevents it. */
    close(reason: CloseReason): void;
    /** Reports an error to the page with `wallet-error`, and to the console if a developer can fix it. */
    report(error: WalletModalError): void;
    /** Reports a tracked event to the page with `wallet-track`. */
    track(tracked: TrackedEvent): void;
  };
}

const cell = atom<Services | null>(null);

/** The services of this store. Throws if they were not set, which would be our bug, not the page's. */
export const servicesAtom = atom(
  (get) => {
    const services = get(cell);
    if (!services) throw new Error('The store has no services.');
    return services;
  },
  (_get, set, services: Services) => set(cell, services),
);

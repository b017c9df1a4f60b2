import { createStore } from 'jotai/vanilla';
import { followConnectors } from '../../src/atoms/effects/followConnectors.js';
import {
  type ConnectionMemory,
  type RememberedConnection,
  type Services,
  servicesAtom,
} from '../../src/atoms/hostServices.js';
import { setOpenAtom } from '../../src/atoms/openModal.js';
import type { OpenableView } from '../../src/atoms/router.js';
import { configAtom } from '../../src/atoms/siteConfig.js';
import { eventTakerAtom } from '../../src/atoms/track.js';
import type { Dispose, Store } from '../../src/atoms/util/store.js';
import type {
  ConnectionFacts,
  ConnectOptions,
  Connector,
  ConnectorEvent,
  ConnectorInfo,
  ConnectorOf,
  SolanaSigner,
} from '../../src/chains/connector.js';
import type { ConnectorRegistry } from '../../src/chains/registry/connectorRegistry.js';
import type { AccountData } from '../../src/lib/account/accountData.js';
import type { Config } from '../../src/lib/config.js';
import { WalletModalError } from '../../src/lib/errors.js';
import type { CaipAddress, CaipNetworkId, Namespace } from '../../src/lib/networks/caip.js';
import { unnamedNetwork } from '../../src/lib/networks/networks.js';
import { memoryStorage, safeStorage } from '../../src/lib/safeStorage.js';
import type { SignInRequest } from '../../src/lib/siwe/signInRequest.js';
import type { TrackedEvent } from '../../src/lib/trackedEvents.js';
import { type FakeClock, fakeClock } from '../support/fakeClock.js';
import { type Deferred, deferred } from '../support/promises.js';

export const ONE: CaipNetworkId = 'eip155:31337';
export const TWO: CaipNetworkId = 'eip155:31338';
/** A network that isn't in the sites' settings. */
export const OTHER: CaipNetworkId = 'eip155:31339';
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A wallet's connection report on a network with these accounts. */
export function facts(network: CaipNetworkId = ONE, ...addresses: string[]): ConnectionFacts {
  const [first = ALICE, ...rest] = addresses;
  const caip = (address: string): CaipAddress => `${network}:${address}`;
  return { network, accounts: [caip(first), ...rest.map(caip)] };
}

/** A wallet whose requests the test answers. */
export type FakeConnector<N extends Namespace = Namespace> = ConnectorOf<N> & {
  /** Pending requests, oldest first. */
  readonly asked: (Deferred<unknown> & {
    readonly what: string;
    readonly signal: AbortSignal;
    /** Reports a pairing URI, published by default. */
    readonly offer: (uri: string, isPublished?: boolean) => void;
    /** The message to sign while connecting. */
    readonly signIn: SignInRequest | undefined;
  })[];
  /** Every call, as text. */
  readonly log: string[];
  tell(event: ConnectorEvent): void;
  /** Emits a connection. */
  connected(facts: ConnectionFacts): void;
};

export function fakeConnector<N extends Namespace = 'eip155'>(
  id: string,
  namespace: N = 'eip155' as N,
  rest: Partial<ConnectorInfo> = {},
): FakeConnector<N> {
  const listeners = new Set<(event: ConnectorEvent) => void>();
  const asked: FakeConnector['asked'] = [];
  const log: string[] = [];
  function ask<T>(
    what: string,
    signal: AbortSignal,
    { onPairingCode, signIn }: Pick<ConnectOptions, 'onPairingCode' | 'signIn'> = {},
  ): Promise<T> {
    log.push(what);
    const offer = (uri: string, isPublished = true) => onPairingCode?.({ uri, isPublished });
    const question = { ...deferred<unknown>(), what, signal, offer, signIn };
    asked.push(question);
    signal.addEventListener('abort', () =>
      question.reject(new WalletModalError('aborted', 'Request was aborted')),
    );
    return question.promise as Promise<T>;
  }
  const tell = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const provider = { request: async () => null, on: () => undefined, removeListener: () => undefined };
  const signer: SolanaSigner = {
    signMessage: async () => new Uint8Array(64),
    signTransactions: async (transactions) => transactions,
    signAndSendTransaction: async () => '',
  };
  const common: Omit<FakeConnector, 'info' | 'provider' | 'signer'> = {
    asked,
    log,
    tell,
    connected: (now) => tell({ type: 'connected', ...now }),
    connect: ({ signal, ...options }) => ask('connect', signal, options),
    reconnect: ({ signal }) => ask('reconnect', signal),
    async disconnect() {
      log.push('disconnect');
      tell({ type: 'disconnected', reason: 'user' });
    },
    switchNetwork: (network, { signal }) => ask(`switch to ${network.id}`, signal),
    selectAccount: (account) => void log.push(`select ${account}`),
    readBalance: async () => ({ amount: 0n, decimals: 18, symbol: 'ETH' }),
    readBalances: async () => [],
    readIdentity: async () => ({ name: undefined, avatar: undefined }),
    resolveName: async () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => void log.push('destroy'),
  };
  const info = { id, type: 'ANNOUNCED', namespace, name: `Wallet ${id}`, ...rest };
  const own = namespace === 'eip155' ? { provider } : { signer };
  return { ...common, info, ...own } as unknown as FakeConnector<N>;
}

export interface FakeRegistry extends ConnectorRegistry {
  readonly log: string[];
  appear(connector: FakeConnector): void;
  vanish(id: string): void;
}

export function fakeRegistry(...present: FakeConnector[]): FakeRegistry {
  const connectors = new Map(present.map((connector) => [connector.info.id, connector]));
  const opened = new Map<string, () => void>();
  const changeListeners = new Set<() => void>();
  const eventListeners = new Set<(connector: Connector, event: ConnectorEvent) => void>();
  const log: string[] = [];
  const changed = () => {
    for (const listener of [...changeListeners]) listener();
  };
  const adding =
    <T>(set: Set<T>) =>
    (listener: T) => {
      set.add(listener);
      return () => set.delete(listener);
    };
  return {
    log,
    list: () => [...connectors.values()].map(({ info }) => info),
    async open(id) {
      const connector = connectors.get(id);
      if (!connector) throw new WalletModalError('wallet_not_found', 'This wallet is no longer available.');
      if (!opened.has(id)) {
        opened.set(
          id,
          connector.subscribe((event) => {
            for (const listener of [...eventListeners]) listener(connector, event);
          }),
        );
      }
      return connector;
    },
    release(id) {
      log.push(`release ${id}`);
      opened.get(id)?.();
      opened.delete(id);
    },
    async disconnect(namespace) {
      const ending = [...opened.keys()].flatMap((id) => connectors.get(id) ?? []);
      await Promise.all(
        ending.filter(({ info }) => info.namespace === namespace).map((one) => one.disconnect()),
      );
    },
    refresh: () => void log.push('refresh'),
    prepare: () => void log.push('prepare'),
    preparePairing: () => void log.push('prepare pairing'),
    onChange: adding(changeListeners),
    onEvent: adding(eventListeners),
    appear(connector) {
      connectors.set(connector.info.id, connector);
      changed();
    },
    vanish(id) {
      connectors.delete(id);
      changed();
    },
  };
}

/** Account data of empty accounts, unless the test gives other answers. */
export function fakeAccountData(answers: Partial<AccountData> = {}): AccountData {
  return {
    balances: async () => ({ tokens: [], source: 'service' }),
    history: async () => ({ entries: [], next: undefined }),
    nfts: async () => undefined,
    tokenAt: async () => 'nothing',
    holding: async () => undefined,
    price: async () => undefined,
    rate: async () => undefined,
    gasPrice: async () => undefined,
    resolveName: async () => undefined,
    findAddress: async () => ({ problem: 'unknownName' }),
    profile: async () => ({ name: undefined, image: undefined }),
    ...answers,
  };
}

export interface FakeMemory extends ConnectionMemory {
  values: readonly RememberedConnection[];
  network: CaipNetworkId | undefined;
  /** The latest saved connection. */
  readonly value: RememberedConnection | undefined;
  /** Saves or forgets in another tab. */
  changeElsewhere(...values: readonly RememberedConnection[]): void;
}

export function fakeMemory(...values: readonly RememberedConnection[]): FakeMemory {
  const listeners = new Set<() => void>();
  const memory: FakeMemory = {
    values,
    network: undefined,
    get value() {
      return memory.values[0];
    },
    read: async () => memory.values,
    async update(change) {
      memory.values = change(memory.values);
    },
    readNetwork: async () => memory.network,
    async writeNetwork(network) {
      memory.network = network;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeElsewhere(...next) {
      memory.values = next;
      for (const listener of [...listeners]) listener();
    },
  };
  return memory;
}

/** A store with fake services. Nothing leaves the test. */
export interface World {
  readonly store: Store;
  readonly services: Services;
  readonly clock: FakeClock;
  readonly registry: FakeRegistry;
  readonly memory: FakeMemory;
  /** Calls and notifications of the element, as text. */
  readonly host: string[];
  /** The wallet list events that the page received. */
  readonly tracked: TrackedEvent[];
  /** Opens the modal as the element does. */
  open(view?: OpenableView): void;
  /** Starts an effect, which ends with the test. */
  start(effect: (store: Store, services: Services) => Dispose): Dispose;
  /** Has a wallet connect on its own. */
  connect(connector: FakeConnector, facts?: ConnectionFacts): Promise<void>;
}

export interface WorldOptions {
  readonly wallets?: readonly FakeConnector[];
  readonly networks?: readonly CaipNetworkId[];
  readonly config?: Partial<Config>;
  readonly remembered?: readonly RememberedConnection[];
  readonly services?: Partial<Services>;
}

const disposals: Dispose[] = [];

export function world(options: WorldOptions = {}): World {
  const { wallets = [], networks = [ONE, TWO], config, remembered = [] } = options;
  const store = createStore();
  const clock = fakeClock();
  const registry = fakeRegistry(...wallets);
  const memory = fakeMemory(...remembered);
  const host: string[] = [];
  const tracked: TrackedEvent[] = [];
  const services: Services = {
    clock,
    connectors: registry,
    memory,
    storage: safeStorage(memoryStorage(), () => undefined),
    openDirectory: () => Promise.reject(new Error('There is no directory.')),
    openAccountData: async () => fakeAccountData(),
    openSwap: () => Promise.reject(new Error('Nobody swaps.')),
    openNaming: () => Promise.reject(new Error('Nobody registers names.')),
    openOnRamp: () => Promise.reject(new Error('Nobody sells crypto.')),
    openSending: () => Promise.reject(new Error('Nothing can be sent.')),
    openSiwe: () => Promise.reject(new Error('Nobody signs in with a wallet.')),
    openAnalytics: () => Promise.reject(new Error('There is no analytics service.')),
    openSignIn: () => Promise.reject(new Error('Nobody can sign in.')),
    // Asks the wallet at once, and tracks nothing.
    openTracker: async () => ({
      refuseSecond: () => undefined,
      begin: async (_plan, ask) => {
        try {
          const reply = await ask({
            id: '',
            handOver: () => undefined,
            handBack: () => undefined,
            keepCallsId: async () => undefined,
            keepCall: async () => undefined,
            keepSigned: async () => undefined,
          });
          return { fate: 'sent', id: '', reply };
        } catch (error) {
          return { fate: 'unsent', error };
        }
      },
      look: async () => undefined,
      hearOthers: () => undefined,
      findOut: () => new Promise(() => undefined),
      readBlockFacts: async () => undefined,
      readLeftApproval: async () => undefined,
      findContract: async () => undefined,
    }),
    loadTexts: async () => undefined,
    readTextKeys: async () => [],
    readBalance: async () => ({ decimal: '0', symbol: 'ETH' }),
    readIdentity: async () => ({ name: undefined, avatar: undefined }),
    openWindow: () => null,
    onWindowMessage: () => () => undefined,
    onRemembered: () => () => undefined,
    onLook: () => () => undefined,
    isVisible: () => true,
    hasFocus: () => true,
    isOnline: () => true,
    host: {
      async open(view) {
        host.push(`open ${view}`);
        store.set(setOpenAtom, true, view);
      },
      close(reason) {
        host.push(`close ${reason}`);
        store.set(setOpenAtom, false);
      },
      report: (error) => void host.push(`report ${error.code}`),
      track: (event) => void tracked.push(event),
    },
    ...options.services,
  };
  store.set(servicesAtom, services);
  // Events go straight to the page. `recordVisit` replaces this in tests that start it.
  store.set(eventTakerAtom, { take: services.host.track });
  store.set(configAtom, { ...store.get(configAtom), networks: networks.map(unnamedNetwork), ...config });
  const start: World['start'] = (effect) => {
    const dispose = effect(store, services);
    disposals.push(dispose);
    return dispose;
  };
  start(followConnectors);
  return {
    store,
    services,
    clock,
    registry,
    memory,
    host,
    tracked,
    start,
    open: (view) => store.set(setOpenAtom, true, view),
    async connect(connector, now = facts()) {
      await registry.open(connector.info.id);
      connector.connected(now);
    },
  };
}

afterEach(() => {
  for (const dispose of disposals.splice(0)) {
    dispose();
    // Effects may be disposed twice.
    dispose();
  }
});

import { page } from '../../lib/browser/page.js';
import { WalletModalError } from '../../lib/errors.js';
import { abortedError } from '../../lib/errorText.js';
import { loadPart } from '../../lib/loadPart.js';
import { isMemberOf, memberId } from '../../lib/networks/memberId.js';
import { SIGN_IN_CONNECTOR, SIGN_IN_SOLANA } from '../../lib/signIn/signIn.js';
import { hasSession } from '../../lib/wallets/connectorType.js';
import { type OwnConnector, ownInfo } from '../../lib/wallets/ownConnector.js';
import type { Connector, ConnectorEvent, ConnectorInfo } from '../connector.js';
import type { ConnectorRegistry } from './connectorRegistry.js';
import type { SignInConnectors } from './createSignInConnectors.js';
import type { SolanaWallets } from './createSolanaWallets.js';
import type { RegistryOptions } from './registryOptions.js';

export interface OwnedRegistry extends ConnectorRegistry {
  /** Applies new options. Wallets that are no longer offered disappear; connections stay. */
  configure(options: RegistryOptions): void;
  destroy(): void;
}

/** Stands for all wallet apps. The actual app is known only once it answers. */
const PAIRING: ConnectorInfo = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  namespace: 'eip155',
  name: 'WalletConnect',
};

/** The adapter of each namespace. Pages load only those they need. */
const pairingAdapters = {
  eip155: async () => (await import('../pairing/evmAdapter.js')).evmAdapter,
  solana: async () => (await import('../pairing/solanaAdapter.js')).solanaAdapter,
};

/** The sign-in connector. It uses EVM unless the site has no EVM networks or the frame supports none of them. */
const signInInfo = ({ signInNamespaces: [namespace = 'eip155'] }: RegistryOptions): ConnectorInfo => ({
  id: SIGN_IN_CONNECTOR,
  type: 'AUTH',
  namespace,
  name: 'Auth',
});

/** Options as text, to compare them. Objects of the page cannot be written, and are looked up when they are needed. */
const textOf = (options: RegistryOptions) =>
  JSON.stringify(options, (key, value) => (key === 'origin' ? undefined : value));

/** Lists the wallets of this browser, wallet apps and the sign-in. Loads a connector's code when it is first opened. */
export async function createConnectorRegistry(first: RegistryOptions): Promise<OwnedRegistry> {
  const { watchBrowserWallets } = await loadPart(import('../evm/browserWallets.js'));
  const loadEvm = () => import('../evm/eip1193Connector.js');
  const changeListeners = new Set<() => void>();
  const eventListeners = new Set<(connector: Connector, event: ConnectorEvent) => void>();
  const opened = new Map<string, Connector>();
  /** The wallet object that each connector was created with. */
  const origins = new WeakMap<Connector, object>();
  const connected = new WeakSet<Connector>();
  const changed = () => {
    for (const listener of [...changeListeners]) listener();
  };

  function watch({ clock, namespaces, offersAnnounced, offersInjected }: RegistryOptions) {
    const isEvm = namespaces.includes('eip155');
    const watched = watchBrowserWallets({
      scope: window,
      clock,
      announced: isEvm && offersAnnounced,
      injected: isEvm && offersInjected,
    });
    watched.subscribe(changed);
    return watched;
  }
  let options = first;
  let wallets = watch(options);
  let solana: SolanaWallets | undefined;
  let signIn: SignInConnectors | undefined;
  let isDestroyed = false;

  /** Starts or stops watching for Solana wallets. Pages without Solana never load that code. */
  async function followSolana() {
    const isOffered = () => !isDestroyed && options.namespaces.includes('solana') && options.offersAnnounced;
    if (!isOffered()) {
      solana?.destroy();
      solana = undefined;
    } else if (!solana) {
      const [{ createSolanaWallets }, { watchStandardWallets: watch }] = await Promise.all([
        import('./createSolanaWallets.js'),
        import('../solana/standardWallets.js'),
      ]);
      if (!isOffered() || solana) return;
      solana = createSolanaWallets({ watch, options: () => options, changed, renew });
      changed();
    }
  }
  // Without the code, no Solana wallets are listed. The next refresh tries again.
  const follow = () => void followSolana().catch(() => undefined);
  follow();

  function add(connector: Connector, origin: object = connector): Connector {
    connector.subscribe((event) => {
      if (event.type === 'connected') connected.add(connector);
      else connected.delete(connector);
      for (const listener of [...eventListeners]) listener(connector, event);
    });
    opened.set(connector.info.id, connector);
    origins.set(connector, origin);
    return connector;
  }

  const loadPairing = () =>
    Promise.all([
      import('../pairing/pairingConnectors.js'),
      ...pairingInfos(options).map(async (info) => ({
        info,
        createAdapter: await pairingAdapters[info.namespace](),
      })),
    ]);

  async function openPairing(id: string): Promise<Connector> {
    const [{ pairingConnectors }, ...members] = await loadPart(loadPairing());
    return keep(id, () => {
      const { pairing: settings } = options;
      return settings ? pairingConnectors({ ...options, settings, members }) : [];
    });
  }

  async function openSignInConnector(id: string): Promise<Connector> {
    const { createSignInConnectors } = await loadPart(import('./createSignInConnectors.js'));
    signIn ??= createSignInConnectors({
      info: () => signInInfo(options),
      options: () => options,
      keep: (one, make) => keep(one, () => [make()]),
      opened: (one) => opened.get(one),
      close,
      connected: () => [...opened.values()].filter((one) => connected.has(one)).map(({ info }) => info),
    });
    return signIn.open(id);
  }

  /** Returns the single connector of an id; others may be created with it. */
  function keep(id: string, make: () => readonly Connector[]): Connector {
    if (isDestroyed) throw abortedError();
    // Keep existing ones: `make` may return more because the settings changed.
    if (!opened.has(id)) for (const one of make()) if (!opened.has(one.info.id)) add(one);
    const known = opened.get(id);
    if (known) return known;
    throw notThere(id);
  }

  /** Returns the connector of a wallet whose object may be replaced, for example after the extension reloads. */
  function renew(id: string, origin: object | undefined, make: () => Connector): Connector {
    if (isDestroyed) throw abortedError();
    const known = opened.get(id);
    // A connection must end on the object it was made with.
    if (known && (connected.has(known) || !origin || origin === origins.get(known))) return known;
    if (!origin) throw notThere(id);
    known?.destroy();
    return add(make(), origin);
  }

  /** The page's own wallets. Whatever else has the same id is left out. */
  const own = () => (options.namespaces.includes('eip155') && options.ownConnectors) || [];

  async function openOwn(one: OwnConnector): Promise<Connector> {
    const known = opened.get(one.id);
    if (known && origins.get(known) === one.origin) return known;
    const { createOwnConnector } = await loadPart(import('./createOwnConnector.js'));
    return renew(one.id, one.origin, await createOwnConnector(one, options.clock));
  }

  async function openEvm(id: string): Promise<Connector> {
    const { eip1193Connector } = await loadPart(loadEvm());
    const found = wallets.list().find(({ info }) => info.id === id);
    return renew(id, found?.provider, () =>
      eip1193Connector(found as NonNullable<typeof found>, {
        clock: options.clock,
        baseUrl: page().baseURI,
      }),
    );
  }

  function close(id: string) {
    for (const [key, connector] of opened) {
      if (key !== id && connector.info.partOf !== id) continue;
      connector.destroy();
      opened.delete(key);
    }
  }

  function release(id: string) {
    const released = opened.get(id);
    // Browser wallets need no notice, but a session or sign-in would stay open for nobody.
    if (released && hasSession(released.info)) released.disconnect().catch(() => undefined);
    else close(id);
  }

  return {
    async open(id) {
      if (id === PAIRING.id || isMemberOf(id, PAIRING.id)) return openPairing(id);
      if (id === SIGN_IN_CONNECTOR || id === SIGN_IN_SOLANA) return openSignInConnector(id);
      const ownOne = own().find((one) => one.id === id);
      if (ownOne) return openOwn(ownOne);
      return solana?.list().some((info) => info.id === id) ? solana.open(id) : openEvm(id);
    },
    list: () => {
      const ownInfos = own().map(ownInfo);
      const isOther = ({ id }: ConnectorInfo) => ownInfos.every((info) => info.id !== id);
      return [
        ...pairingInfos(options),
        ...(options.signInNamespaces.length > 0 ? [signInInfo(options)] : []),
        ...ownInfos,
        ...[...wallets.list().map(({ info }) => info), ...(solana?.list() ?? [])].filter(isOther),
      ];
    },
    release,
    async disconnect(namespace) {
      if (namespace === 'solana') signIn?.stopArrival();
      const ending = [...opened.values()].filter(({ info }) => info.namespace === namespace);
      await Promise.all(ending.map((connector) => connector.disconnect()));
    },
    refresh() {
      wallets.refresh();
      follow();
    },
    prepare() {
      // A failed preload needs no report: opening a wallet loads again and reports the failure.
      const loads = [options.namespaces.includes('eip155') && loadEvm(), solana?.prepare()];
      Promise.all(loads).catch(() => undefined);
    },
    preparePairing() {
      if (options.pairing) loadPairing().catch(() => undefined);
    },
    onChange(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    configure(next) {
      const last = options;
      options = next;
      if (textOf(last) === textOf(next)) return;
      wallets.destroy();
      wallets = watch(options);
      follow();
      changed();
    },
    destroy() {
      isDestroyed = true;
      wallets.destroy();
      follow();
      for (const connector of opened.values()) connector.destroy();
      opened.clear();
      changeListeners.clear();
      eventListeners.clear();
    },
  };
}

/** Wallet apps, and their Solana member if a site has both namespaces. */
function pairingInfos({ pairing, namespaces }: RegistryOptions): readonly ConnectorInfo[] {
  if (!pairing) return [];
  return namespaces.map((namespace, index) =>
    index === 0
      ? { ...PAIRING, namespace }
      : { ...PAIRING, namespace, id: memberId(PAIRING.id, namespace), partOf: PAIRING.id },
  );
}

function notThere(id: string): WalletModalError {
  return new WalletModalError('wallet_not_found', 'This wallet is no longer available.', { details: id });
}

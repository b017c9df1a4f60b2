import type { ConnectorRegistry } from '../atoms/services.js';
import type { Connector, ConnectorEvent, ConnectorInfo } from '../chains/connector.js';
import type { PairingSettings } from '../chains/pairing/pairingClient.js';
import type { Clock } from '../lib/clock.js';
import { WalletModalError } from '../lib/errors.js';
import { abortedError } from '../lib/errorText.js';
import type { NetworkDefinition } from '../lib/networks.js';

export interface RegistryOptions {
  readonly clock: Clock;
  readonly offersAnnounced: boolean;
  readonly offersInjected: boolean;
  /** How wallet apps are reached; absent where they are not offered. */
  readonly pairing?: PairingSettings | undefined;
  /** The networks that the site wants, whenever a wallet app is asked. */
  readonly networks: () => readonly NetworkDefinition[];
}

export interface OwnedRegistry extends ConnectorRegistry {
  /** Takes other options over; wallets that are not offered any more disappear, connections stay. */
  configure(options: RegistryOptions): void;
  destroy(): void;
}

/** All wallet apps: which one it is, is seen once it answered. */
const PAIRING: ConnectorInfo = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  namespace: 'eip155',
  name: 'WalletConnect',
};

/** The wallets of this browser, and wallet apps. The code that talks to them is loaded when the first one is opened. */
export async function createConnectorRegistry(first: RegistryOptions): Promise<OwnedRegistry> {
  const { watchBrowserWallets } = await import('../chains/evm/browserWallets.js');
  const loadConnector = () => import('../chains/evm/eip1193Connector.js');
  const changeListeners = new Set<() => void>();
  const eventListeners = new Set<(connector: Connector, event: ConnectorEvent) => void>();
  const opened = new Map<string, Connector>();
  const connected = new WeakSet<Connector>();
  const changed = () => {
    for (const listener of [...changeListeners]) listener();
  };

  function watch({ clock, offersAnnounced, offersInjected }: RegistryOptions) {
    const watched = watchBrowserWallets({
      scope: window,
      clock,
      announced: offersAnnounced,
      injected: offersInjected,
    });
    watched.subscribe(changed);
    return watched;
  }
  let options = first;
  let wallets = watch(options);
  let isDestroyed = false;

  function add(connector: Connector): Connector {
    connector.subscribe((event) => {
      if (event.type === 'connected') connected.add(connector);
      else connected.delete(connector);
      for (const listener of [...eventListeners]) listener(connector, event);
    });
    opened.set(connector.info.id, connector);
    return connector;
  }

  async function openPairing(): Promise<Connector> {
    const { pairingConnector } = await import('../chains/pairing/pairingConnector.js');
    if (isDestroyed) throw abortedError();
    const known = opened.get(PAIRING.id);
    if (known) return known;
    const settings = options.pairing;
    if (!settings) throw notThere(PAIRING.id);
    const { clock, networks } = options;
    return add(pairingConnector({ info: PAIRING, clock, baseUrl: document.baseURI, settings, networks }));
  }

  async function open(id: string): Promise<Connector> {
    if (id === PAIRING.id) return openPairing();
    const { eip1193Connector } = await loadConnector();
    if (isDestroyed) throw abortedError();
    const wallet = wallets.list().find(({ info }) => info.id === id);
    const known = opened.get(id);
    // A wallet that was reloaded comes back with another provider. A connection is ended over the one it was made with.
    if (known && (connected.has(known) || !wallet || wallet.provider === known.provider)) return known;
    if (!wallet) throw notThere(id);
    known?.destroy();
    return add(eip1193Connector(wallet, { clock: options.clock, baseUrl: document.baseURI }));
  }

  return {
    open,
    list: () => [...(options.pairing ? [PAIRING] : []), ...wallets.list().map(({ info }) => info)],
    release(id) {
      opened.get(id)?.destroy();
      opened.delete(id);
    },
    refresh: () => wallets.refresh(),
    // Failing to load ahead is no news: opening a wallet loads again and says so.
    prepare: () => void loadConnector().catch(() => undefined),
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
      if (JSON.stringify(last) === JSON.stringify(next)) return;
      wallets.destroy();
      wallets = watch(options);
      changed();
    },
    destroy() {
      isDestroyed = true;
      wallets.destroy();
      for (const connector of opened.values()) connector.destroy();
      opened.clear();
      changeListeners.clear();
      eventListeners.clear();
    },
  };
}

function notThere(id: string): WalletModalError {
  return new WalletModalError('wallet_not_found', 'This wallet is not there any more.', { details: id });
}

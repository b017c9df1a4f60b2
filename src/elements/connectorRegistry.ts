import type { ConnectorRegistry } from '../atoms/services.js';
import type { Connector, ConnectorEvent } from '../chains/connector.js';
import type { Clock } from '../lib/clock.js';
import { WalletModalError } from '../lib/errors.js';
import { abortedError } from '../lib/errorText.js';

export interface RegistryOptions {
  readonly clock: Clock;
  readonly offersAnnounced: boolean;
  readonly offersInjected: boolean;
}

export interface OwnedRegistry extends ConnectorRegistry {
  /** Takes other options over; wallets that are not offered any more disappear, connections stay. */
  configure(options: RegistryOptions): void;
  destroy(): void;
}

/** The wallets of this browser. The code that talks to them is loaded when the first one is opened. */
export async function createConnectorRegistry(first: RegistryOptions): Promise<OwnedRegistry> {
  const { watchBrowserWallets } = await import('../chains/evm/browserWallets.js');
  const loadConnector = () => import('../chains/evm/browserWalletConnector.js');
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

  async function open(id: string): Promise<Connector> {
    const { browserWalletConnector } = await loadConnector();
    if (isDestroyed) throw abortedError();
    const wallet = wallets.list().find(({ info }) => info.id === id);
    const known = opened.get(id);
    // A wallet that was reloaded comes back with another provider. A connection is ended over the one it was made with.
    if (known && (connected.has(known) || !wallet || wallet.provider === known.provider)) return known;
    if (!wallet) {
      throw new WalletModalError('wallet_not_found', 'This wallet is not there any more.', { details: id });
    }
    known?.destroy();
    const connector = browserWalletConnector(wallet, { clock: options.clock, baseUrl: document.baseURI });
    connector.subscribe((event) => {
      if (event.type === 'connected') connected.add(connector);
      else connected.delete(connector);
      for (const listener of [...eventListeners]) listener(connector, event);
    });
    opened.set(id, connector);
    return connector;
  }

  return {
    open,
    list: () => wallets.list().map(({ info }) => info),
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
      const isSame =
        next.offersAnnounced === options.offersAnnounced && next.offersInjected === options.offersInjected;
      if (isSame) return;
      options = next;
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

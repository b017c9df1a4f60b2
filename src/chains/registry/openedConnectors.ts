import { walletNotFoundError } from '../../lib/commonErrors.js';
import { abortedError } from '../../lib/errorText.js';
import type { Namespace } from '../../lib/networks/caip.js';
import { hasSession } from '../../lib/wallets/connectorType.js';
import type { Connector, ConnectorEvent, ConnectorInfo } from '../connector.js';

/** The connectors that were opened, one for each id. */
export interface OpenedConnectors {
  /** The connector of an id. With `origin`, only if it was made with this object. */
  find(id: string, origin?: object): Connector | undefined;
  /** Returns the single connector of an id; others may be created with it. */
  keep(id: string, make: () => readonly Connector[]): Connector;
  /** Returns the connector of a wallet whose object may be replaced, for example after the extension reloads. */
  renew(id: string, origin: object | undefined, make: () => Connector): Connector;
  /** The connected ones. */
  connected(): readonly ConnectorInfo[];
  /** Removes the connectors of an id, and those created with it. */
  close(id: string): void;
  /** Like `close`, and ends a session that would otherwise stay open. */
  release(id: string): void;
  /** Ends the connections of a namespace. */
  disconnect(namespace: Namespace): Promise<void>;
  onEvent(listener: (connector: Connector, event: ConnectorEvent) => void): () => void;
  destroy(): void;
}

export function openedConnectors(): OpenedConnectors {
  const eventListeners = new Set<(connector: Connector, event: ConnectorEvent) => void>();
  const opened = new Map<string, Connector>();
  /** The wallet object that each connector was created with. */
  const origins = new WeakMap<Connector, object>();
  const connected = new WeakSet<Connector>();
  let isDestroyed = false;

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

  function close(id: string) {
    for (const [key, connector] of opened) {
      if (key !== id && connector.info.partOf !== id) continue;
      connector.destroy();
      opened.delete(key);
    }
  }

  return {
    find(id, origin) {
      const known = opened.get(id);
      return known && (!origin || origins.get(known) === origin) ? known : undefined;
    },
    keep(id, make) {
      if (isDestroyed) throw abortedError();
      // Keep existing ones: `make` may return more because the settings changed.
      if (!opened.has(id)) for (const one of make()) if (!opened.has(one.info.id)) add(one);
      const known = opened.get(id);
      if (known) return known;
      throw walletNotFoundError({ details: id });
    },
    renew(id, origin, make) {
      if (isDestroyed) throw abortedError();
      const known = opened.get(id);
      // A connection must end on the object it was made with.
      if (known && (connected.has(known) || !origin || origin === origins.get(known))) return known;
      if (!origin) throw walletNotFoundError({ details: id });
      known?.destroy();
      return add(make(), origin);
    },
    connected: () => [...opened.values()].filter((one) => connected.has(one)).map(({ info }) => info),
    close,
    release(id) {
      const released = opened.get(id);
      // Browser wallets need no notice, but a session or sign-in would stay open unused.
      if (released && hasSession(released.info))
        (released.release ?? released.disconnect)().catch(() => undefined);
      else close(id);
    },
    async disconnect(namespace) {
      const ending = [...opened.values()].filter(({ info }) => info.namespace === namespace);
      await Promise.all(ending.map((connector) => connector.disconnect()));
    },
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    destroy() {
      isDestroyed = true;
      for (const connector of opened.values()) connector.destroy();
      opened.clear();
      eventListeners.clear();
    },
  };
}

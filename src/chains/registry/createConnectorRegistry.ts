import { page } from '../../lib/browser/page.js';
import { loadPart } from '../../lib/loadPart.js';
import { isSignIn, SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import { type OwnConnector, ownInfo } from '../../lib/wallets/ownConnector.js';
import type { Connector, ConnectorInfo } from '../connector.js';
import type { ConnectorRegistry } from './connectorRegistry.js';
import type { SignInConnectors } from './createSignInConnectors.js';
import type { SolanaWallets } from './createSolanaWallets.js';
import { openedConnectors } from './openedConnectors.js';
import type { RegistryOptions } from './registryOptions.js';
import { isWalletApp, loadWalletApps, openWalletApps, walletAppInfos } from './walletApps.js';

export interface OwnedRegistry extends ConnectorRegistry {
  /** Applies new options. Wallets that are no longer offered disappear; connections stay. */
  configure(options: RegistryOptions): void;
  destroy(): void;
}

/** The sign-in connector. It uses EVM unless the site has no EVM networks or the frame supports none of them. */
const signInInfo = ({ signInNamespaces: [namespace = 'eip155'] }: RegistryOptions): ConnectorInfo => ({
  id: SIGN_IN_CONNECTOR,
  type: 'AUTH',
  namespace,
  name: 'Auth',
});

/** Options as text, to compare them. Objects of the page can't be serialized, and are read when they're needed. */
const textOf = (options: RegistryOptions) =>
  JSON.stringify(options, (key, value) => (key === 'origin' ? undefined : value));

/** Lists the wallets of this browser, wallet apps and the sign-in. Loads a connector's code when it is first opened. */
export async function createConnectorRegistry(first: RegistryOptions): Promise<OwnedRegistry> {
  const { watchBrowserWallets } = await loadPart(import('../evm/browserWallets.js'));
  const loadEvm = () => import('../evm/eip1193Connector.js');
  const opened = openedConnectors();
  const changeListeners = new Set<() => void>();
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
      solana = createSolanaWallets({ watch, options: () => options, changed, renew: opened.renew });
      changed();
    }
  }
  // Without the code, no Solana wallets are listed. The next refresh tries again.
  const follow = () => void followSolana().catch(() => undefined);
  follow();

  async function openSignInConnector(id: string): Promise<Connector> {
    const { createSignInConnectors } = await loadPart(import('./createSignInConnectors.js'));
    signIn ??= createSignInConnectors({
      info: () => signInInfo(options),
      options: () => options,
      keep: (one, make) => opened.keep(one, () => [make()]),
      opened: opened.find,
      close: opened.close,
      connected: opened.connected,
    });
    return signIn.open(id);
  }

  /** The page's own wallets. They take precedence over others with the same id. */
  const own = () => (options.namespaces.includes('eip155') && options.ownConnectors) || [];

  async function openOwn(one: OwnConnector): Promise<Connector> {
    const known = opened.find(one.id, one.origin);
    if (known) return known;
    const { createOwnConnector } = await loadPart(import('./createOwnConnector.js'));
    return opened.renew(one.id, one.origin, await createOwnConnector(one, options.clock));
  }

  async function openEvm(id: string): Promise<Connector> {
    const { eip1193Connector } = await loadPart(loadEvm());
    const found = wallets.list().find(({ info }) => info.id === id);
    return opened.renew(id, found?.provider, () =>
      eip1193Connector(found as NonNullable<typeof found>, {
        clock: options.clock,
        baseUrl: page().baseURI,
      }),
    );
  }

  return {
    async open(id) {
      if (isWalletApp(id)) return opened.keep(id, await openWalletApps(() => options));
      if (isSignIn(id)) return openSignInConnector(id);
      const ownOne = own().find((one) => one.id === id);
      if (ownOne) return openOwn(ownOne);
      return solana?.list().some((info) => info.id === id) ? solana.open(id) : openEvm(id);
    },
    list: () => {
      const ownInfos = own().map(ownInfo);
      const isOther = ({ id }: ConnectorInfo) => ownInfos.every((info) => info.id !== id);
      return [
        ...walletAppInfos(options),
        ...(options.signInNamespaces.length > 0 ? [signInInfo(options)] : []),
        ...ownInfos,
        ...[...wallets.list().map(({ info }) => info), ...(solana?.list() ?? [])].filter(isOther),
      ];
    },
    release: opened.release,
    async disconnect(namespace) {
      if (namespace === 'solana') signIn?.stopArrival();
      await opened.disconnect(namespace);
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
      if (options.pairing) loadWalletApps(options).catch(() => undefined);
    },
    onChange(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    onEvent: opened.onEvent,
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
      opened.destroy();
      changeListeners.clear();
    },
  };
}

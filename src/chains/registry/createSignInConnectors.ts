import { page } from '../../lib/browser/page.js';
import { walletNotFoundError } from '../../lib/commonErrors.js';
import { loadPart } from '../../lib/loadPart.js';
import { revoking } from '../../lib/requests/revoking.js';
import { SIGN_IN_CONNECTOR, SIGN_IN_SOLANA } from '../../lib/signIn/signIn.js';
import type { Connector, ConnectorInfo, EvmConnector } from '../connector.js';
import type { RegistryOptions } from './registryOptions.js';

export interface SignInConnectorsOptions {
  /** The sign-in connector's info on this site. */
  readonly info: () => ConnectorInfo;
  readonly options: () => RegistryOptions;
  /** Returns the single connector of an id, created if missing. */
  readonly keep: (id: string, make: () => Connector) => Connector;
  readonly opened: (id: string) => Connector | undefined;
  /** Removes the connectors of an id, and those created with it. */
  readonly close: (id: string) => void;
  /** The connected connectors. */
  readonly connected: () => readonly ConnectorInfo[];
}

export interface SignInConnectors {
  open(id: string): Promise<Connector>;
  /** Stops connecting the Solana account that accompanies an EVM account. */
  stopArrival(): void;
}

/**
 * The sign-in connectors for the registry: Solana alone if the site has no other networks, otherwise EVM, accompanied
 * by Solana if the site has both. Disconnecting one disconnects both and signs out. Releasing one, because another wallet
 * takes its place, signs out only if it was the last.
 */
export function createSignInConnectors(registry: SignInConnectorsOptions): SignInConnectors {
  const { options, keep, opened, close } = registry;

  /** Pending while the accompanying Solana account connects. Never rejects. */
  let arrival: Promise<void> | undefined;
  let arriving = new AbortController();

  const isConnected = (id: string) => registry.connected().some((info) => info.id === id);
  const otherOf = (id: string) => (id === SIGN_IN_SOLANA ? SIGN_IN_CONNECTOR : SIGN_IN_SOLANA);

  /** Disconnects each connector on the page only, without signing out. */
  const leaves = new WeakMap<Connector, () => Promise<void>>();

  async function leave(id: string) {
    const connector = opened(id);
    await (connector && leaves.get(connector)?.());
  }

  /** Makes a connector end the sign-in too. `base.disconnect` only disconnects it on the page. */
  function ending<C extends Connector>(base: C, signOut: () => Promise<void>): C {
    const { id, namespace } = base.info;
    /** Used when another wallet replaces one account, or when it isn't connected yet. */
    async function release() {
      await base.disconnect();
      const other = otherOf(id);
      // An account that is still connecting stays connected.
      await Promise.all([arrival, options().whenRestored(namespace === 'solana' ? 'eip155' : 'solana')]);
      if (!isConnected(other)) await signOut();
    }
    const connector: C = {
      ...base,
      async disconnect() {
        if (!isConnected(id)) return release();
        arriving.abort();
        await Promise.all([leave(id), leave(otherOf(id))]);
        await signOut();
      },
      release,
    };
    leaves.set(connector, base.disconnect);
    return connector;
  }

  async function openSolana(info: ConnectorInfo): Promise<Connector> {
    const [{ solanaAuthConnector }, { solana, abortApprovals }] = await Promise.all([
      loadPart(import('../auth/solanaAuthConnector.js')),
      options().openSignIn(),
    ]);
    return keep(info.id, () => {
      const { clock, networks, wantedNetworks } = options();
      const source = { solana: { ...solana, disconnect: async () => undefined }, abortApprovals };
      const base = solanaAuthConnector({ info, source, clock, networks, wantedNetworks });
      return ending(base, () => solana.disconnect());
    });
  }

  async function openEvm(info: ConnectorInfo): Promise<Connector> {
    const [{ authConnector }, { calls, provider, abortApprovals }] = await Promise.all([
      loadPart(import('../auth/authConnector.js')),
      options().openSignIn(),
    ]);
    return keep(info.id, () => {
      const { clock } = options();
      const source = {
        calls: { ...calls, signOut: async () => undefined },
        provider: revoking(provider, () => connector.disconnect()),
        abortApprovals,
      };
      const base = authConnector({ info, source, clock, baseUrl: page().baseURI });
      const connector: EvmConnector = ending(
        {
          ...base,
          async connect(asked) {
            const facts = await base.connect(asked);
            const own = connectSolana().catch(() => undefined);
            arrival = own;
            void own.then(() => {
              if (arrival === own) arrival = undefined;
            });
            return facts;
          },
        },
        () => calls.signOut(),
      );
      return connector;
    });
  }

  const hasOtherSolana = () =>
    registry.connected().some(({ namespace, id }) => namespace === 'solana' && id !== SIGN_IN_SOLANA);

  /**
   * Connects the Solana account that accompanies the EVM account. The visitor didn't request it, so a missing one is not
   * reported, and another connected Solana wallet stays.
   */
  async function connectSolana() {
    if (!options().signInNamespaces.includes('solana') || hasOtherSolana()) return;
    arriving = new AbortController();
    const { signal } = arriving;
    const connector = await openSolana(partInfo(registry.info()));
    if (!signal.aborted && !hasOtherSolana()) await connector.reconnect({ signal });
  }

  return {
    async open(id) {
      const info = registry.info();
      if (id === SIGN_IN_SOLANA) {
        if (info.namespace === 'eip155') return openSolana(partInfo(info));
        throw walletNotFoundError({
          details: id,
        });
      }
      // The site's networks may have changed since.
      const known = opened(id)?.info.namespace;
      if (known && known !== info.namespace) close(id);
      return info.namespace === 'solana' ? openSolana(info) : openEvm(info);
    },
    stopArrival: () => arriving.abort(),
  };
}

const partInfo = (info: ConnectorInfo): ConnectorInfo => ({
  ...info,
  id: SIGN_IN_SOLANA,
  namespace: 'solana',
  partOf: SIGN_IN_CONNECTOR,
});

import { page } from '../../lib/browser/page.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
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
 * by Solana if the site has both. Disconnecting the last one signs out.
 */
export function createSignInConnectors(registry: SignInConnectorsOptions): SignInConnectors {
  const { options, keep, opened, close } = registry;

  /** Pending while the accompanying Solana account connects. Never rejects. */
  let arrival: Promise<void> | undefined;
  let arriving = new AbortController();

  const isConnected = (id: string) => registry.connected().some((info) => info.id === id);

  async function openSolana(info: ConnectorInfo): Promise<Connector> {
    const [{ solanaAuthConnector }, { solana, abortApprovals }] = await Promise.all([
      loadPart(import('../auth/solanaAuthConnector.js')),
      options().openSignIn(),
    ]);
    return keep(info.id, () => {
      const { clock, networks, wantedNetworks } = options();
      const disconnect = async () => {
        if (info.partOf) await options().whenRestored('eip155');
        if (!info.partOf || !isConnected(info.partOf)) await solana.disconnect();
      };
      const source = { solana: { ...solana, disconnect }, abortApprovals };
      return solanaAuthConnector({ info, source, clock, networks, wantedNetworks });
    });
  }

  async function openEvm(info: ConnectorInfo): Promise<Connector> {
    const [{ authConnector }, { calls, provider, abortApprovals }] = await Promise.all([
      loadPart(import('../auth/authConnector.js')),
      options().openSignIn(),
    ]);
    return keep(info.id, () => {
      const { clock } = options();
      const leaving: Eip1193Provider = {
        ...provider,
        async request(args) {
          if (args.method !== 'wallet_revokePermissions') return provider.request(args);
          await options().whenRestored('solana');
          if (!isConnected(SIGN_IN_SOLANA) && !arrival) return provider.request(args);
          // A request from the page rather than from the connector disconnects this account too.
          if (isConnected(info.id)) await connector.disconnect();
          return null;
        },
      };
      const signOut = async () => {
        // A Solana account that is still connecting stays connected when only this account is disconnected.
        await Promise.all([arrival, options().whenRestored('solana')]);
        if (!isConnected(SIGN_IN_SOLANA)) await calls.signOut();
      };
      const source = { calls: { ...calls, signOut }, provider: leaving, abortApprovals };
      const base = authConnector({ info, source, clock, baseUrl: page().baseURI });
      const connector: EvmConnector = {
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
      };
      return connector;
    });
  }

  const hasOtherSolana = () =>
    registry.connected().some(({ namespace, id }) => namespace === 'solana' && id !== SIGN_IN_SOLANA);

  /**
   * Connects the Solana account that accompanies the EVM account. Nobody asked for it, so a missing one is not
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
        throw new WalletModalError('wallet_not_found', 'This wallet is no longer available.', {
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

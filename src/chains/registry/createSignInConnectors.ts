import { page } from '../../lib/browser/page.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { SIGN_IN_CONNECTOR, SIGN_IN_SOLANA } from '../../lib/signIn/signIn.js';
import type { Connector, ConnectorInfo } from '../connector.js';
import type { RegistryOptions } from './registryOptions.js';

export interface SignInConnectorsOptions {
  /** What is known of who signs in on this site. */
  readonly info: () => ConnectorInfo;
  readonly options: () => RegistryOptions;
  /** The one connector of an id, which is made when there is none. */
  readonly keep: (id: string, make: () => Connector) => Connector;
  readonly opened: (id: string) => Connector | undefined;
  /** Takes the connectors of an id, and those that were made with it, away. */
  readonly close: (id: string) => void;
  /** What is connected. */
  readonly connected: () => readonly ConnectorInfo[];
}

export interface SignInConnectors {
  open(id: string): Promise<Connector>;
  /** Stops connecting the Solana account beside an EVM account. */
  stopArrival(): void;
}

/**
 * The connectors of who signed in, for the registry: one, of Solana where the site has no other networks; or one of EVM
 * and, where the site has both, one of Solana beside it. Who leaves the last of them signs out.
 */
export function createSignInConnectors(registry: SignInConnectorsOptions): SignInConnectors {
  const { options, keep, opened, close } = registry;

  /** While the Solana account is being connected beside an EVM account. Never rejects. */
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
          // Asked by the page and not by the connector, it means this account as well.
          if (isConnected(info.id)) await connector.disconnect();
          return null;
        },
      };
      const signOut = async () => {
        // Who leaves this account now still gets the other one.
        await Promise.all([arrival, options().whenRestored('solana')]);
        if (!isConnected(SIGN_IN_SOLANA)) await calls.signOut();
      };
      const source = { calls: { ...calls, signOut }, provider: leaving, abortApprovals };
      const base = authConnector({ info, source, clock, baseUrl: page().baseURI });
      const connector: Connector = {
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
   * Connects the Solana account beside an EVM account, that of whoever signed in now. Nobody has asked for it by itself,
   * so it is no news when the frame has none, and another wallet of Solana stays.
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
        throw new WalletModalError('wallet_not_found', 'This wallet is not there any more.', { details: id });
      }
      // The site's networks have changed since.
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

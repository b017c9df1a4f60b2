import type { Connector, ConnectorInfo } from '../chains/connector.js';
import { WalletModalError } from '../lib/errors.js';
import { SIGN_IN_CONNECTOR, SIGN_IN_SOLANA } from '../lib/signIn.js';
import type { RegistryOptions } from './registryOptions.js';

export interface SignInConnectorsOptions {
  /** What is known of who signs in on this site. */
  readonly info: () => ConnectorInfo;
  readonly options: () => RegistryOptions;
  /** The one connector of an id, which is made when there is none. */
  readonly keep: (id: string, make: () => Connector) => Connector;
  readonly opened: (id: string) => Connector | undefined;
  readonly release: (id: string) => void;
  /** Whether a wallet of Solana is connected. */
  readonly hasSolana: () => boolean;
}

export interface SignInConnectors {
  open(id: string): Promise<Connector>;
}

/**
 * The connectors of who signed in, for the registry: one, of Solana where the site has no other networks; or one of EVM
 * and, where the site has both, one of Solana beside it. These two end together: a person is signed in or is not.
 */
export function createSignInConnectors(registry: SignInConnectorsOptions): SignInConnectors {
  const { options, keep, opened, release } = registry;

  /** Has the end of one be the end of the other. */
  function endingWith(other: string, connector: Connector): Connector {
    connector.subscribe((event) => {
      if (event.type === 'disconnected' && event.reason === 'user') void opened(other)?.disconnect();
    });
    return connector;
  }

  async function openSolana(info: ConnectorInfo): Promise<Connector> {
    const [{ solanaAuthConnector }, source] = await Promise.all([
      import('../chains/auth/solanaAuthConnector.js'),
      options().openSignIn(),
    ]);
    return keep(info.id, () => {
      const { clock, networks, wantedNetwork } = options();
      const connector = solanaAuthConnector({ info, source, clock, networks, wantedNetwork });
      return info.partOf ? endingWith(info.partOf, connector) : connector;
    });
  }

  async function openEvm(info: ConnectorInfo): Promise<Connector> {
    const [{ authConnector }, source] = await Promise.all([
      import('../chains/auth/authConnector.js'),
      options().openSignIn(),
    ]);
    return keep(info.id, () => {
      const { clock } = options();
      const base = authConnector({ info, source, clock, baseUrl: document.baseURI });
      const connector: Connector = {
        ...base,
        async connect(asked) {
          const facts = await base.connect(asked);
          void connectSolana(connector).catch(() => undefined);
          return facts;
        },
      };
      return endingWith(SIGN_IN_SOLANA, connector);
    });
  }

  /**
   * Connects the Solana account beside an EVM account. Nobody has asked for it by itself, so it is no news when the
   * frame has none, and another wallet of Solana stays.
   */
  async function connectSolana(evm: Connector) {
    if (!options().namespaces.includes('solana') || registry.hasSolana()) return;
    const life = new AbortController();
    const stop = evm.subscribe(({ type }) => type === 'disconnected' && life.abort());
    try {
      const connector = await openSolana(partInfo(registry.info()));
      if (!life.signal.aborted && !registry.hasSolana()) await connector.reconnect(life);
    } finally {
      stop();
    }
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
      if (known && known !== info.namespace) release(id);
      return info.namespace === 'solana' ? openSolana(info) : openEvm(info);
    },
  };
}

const partInfo = (info: ConnectorInfo): ConnectorInfo => ({
  ...info,
  id: SIGN_IN_SOLANA,
  namespace: 'solana',
  partOf: SIGN_IN_CONNECTOR,
});

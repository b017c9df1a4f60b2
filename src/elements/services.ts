import { configAtom, describeNetworkAtom } from '../atoms/config.js';
import { connectionAtom } from '../atoms/connection.js';
import type { Balance, Services } from '../atoms/services.js';
import type { Store } from '../atoms/util/store.js';
import type { Connector, Identity } from '../chains/connector.js';
import { type CaipAddress, type CaipNetworkId, networkOf } from '../lib/caip.js';
import { systemClock } from '../lib/clock.js';
import type { Config } from '../lib/config.js';
import { formatUnits } from '../lib/decimal.js';
import { WalletModalError } from '../lib/errors.js';
import { createConnectionMemory } from './connectionMemory.js';
import { createConnectorRegistry } from './connectorRegistry.js';
import { memoryKey } from './memoryKey.js';
import type { WalletModal } from './walletModal.js';

const MAINNET: CaipNetworkId = 'eip155:1';
const NOBODY: Identity = { name: undefined, avatar: undefined };

/** The real services of an element. `configure` follows its settings, `destroy` ends all that was started. */
export async function createServices(
  store: Store,
  element: WalletModal,
  host: Services['host'],
): Promise<{ services: Services; configure: () => void; destroy: () => void }> {
  const registryOptions = () => {
    const { offersAnnounced, offersInjected, pairing, app, remember } = store.get(configAtom);
    return {
      clock: systemClock,
      offersAnnounced,
      offersInjected,
      pairing: pairing && { ...pairing, persists: remember === 'local', metadata: metadataOf(app) },
      networks: () => store.get(configAtom).networks,
    };
  };
  const connectors = await createConnectorRegistry(registryOptions());

  /** The connector of the active connection. */
  function active(): Promise<Connector> {
    const connection = store.get(connectionAtom);
    if (!connection) throw new WalletModalError('not_connected', 'No wallet is connected.');
    return connectors.open(connection.connector.id);
  }

  async function readBalance(account: CaipAddress, { signal }: { signal: AbortSignal }): Promise<Balance> {
    const network = store.get(describeNetworkAtom)(networkOf(account));
    const token = store.get(configAtom).tokens[network.id]?.address;
    try {
      const connector = await active();
      const { amount, decimals, symbol } = await connector.readBalance(account, { network, token, signal });
      return { decimal: formatUnits(amount, decimals), symbol };
    } catch (error) {
      // Whoever looks at the balance sees that it is not known; the page is told why.
      if (error instanceof WalletModalError && !signal.aborted) host.report(error);
      throw error;
    }
  }

  async function readIdentity(account: CaipAddress, { signal }: { signal: AbortSignal }): Promise<Identity> {
    const network = store.get(configAtom).networks.find(({ id }) => id === MAINNET);
    return network ? (await active()).readIdentity(account, { network, signal }) : NOBODY;
  }

  return {
    services: {
      clock: systemClock,
      connectors,
      memory: createConnectionMemory(memoryKey(element), store.get(configAtom), host.report),
      readBalance,
      readIdentity,
      isVisible: () => document.visibilityState === 'visible',
      host,
    },
    configure: () => connectors.configure(registryOptions()),
    destroy: () => connectors.destroy(),
  };
}

/** What a wallet app shows of the site. */
function metadataOf({ name, description, url, icon }: Config['app']) {
  return {
    name: name ?? document.title,
    description: description ?? '',
    url: url ?? location.origin,
    icons: icon ? [new URL(icon, document.baseURI).href] : [],
  };
}

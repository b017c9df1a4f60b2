import { configAtom, describeNetworkAtom } from '../atoms/config.js';
import { addressOf, connectionAtom } from '../atoms/connection.js';
import type { Balance, Identity, Services } from '../atoms/services.js';
import type { Store } from '../atoms/util/store.js';
import type { CaipAddress, CaipNetworkId } from '../lib/caip.js';
import { systemClock } from '../lib/clock.js';
import { formatUnits } from '../lib/decimal.js';
import { createConnectionMemory } from './connectionMemory.js';
import { createConnectorRegistry } from './connectorRegistry.js';
import { memoryKey } from './memoryKey.js';
import type { WalletModalElement } from './wallet-modal-element.js';

const MAINNET: CaipNetworkId = 'eip155:1';
const NOBODY: Identity = { name: undefined, avatar: undefined };

/** The real services of an element. `configure` follows its settings, `destroy` ends all that was started. */
export async function createServices(
  store: Store,
  element: WalletModalElement,
  host: Services['host'],
): Promise<{ services: Services; configure: () => void; destroy: () => void }> {
  const registryOptions = () => {
    const { offersAnnounced, offersInjected } = store.get(configAtom);
    return { clock: systemClock, offersAnnounced, offersInjected };
  };
  const connectors = await createConnectorRegistry(registryOptions());

  async function readBalance(account: CaipAddress, { signal }: { signal: AbortSignal }): Promise<Balance> {
    const connection = store.get(connectionAtom);
    if (!connection) throw new DOMException('Nobody is connected.', 'AbortError');
    const network = store.get(describeNetworkAtom)(connection.network);
    const [{ rpcRequest }, { readNativeBalance }, connector] = await Promise.all([
      import('../chains/evm/rpc.js'),
      import('../chains/evm/readBalance.js'),
      connectors.open(connection.connector.id),
    ]);
    const request = rpcRequest({ network, wallet: connector.provider, signal });
    const address = addressOf(account) as `0x${string}`;
    const token = store.get(configAtom).tokens[network.id];
    if (token) {
      const { readTokenBalance } = await import('../chains/evm/readTokenBalance.js');
      const { amount, decimals, symbol } = await readTokenBalance(request, token.address, address);
      return { decimal: formatUnits(amount, decimals), symbol };
    }
    const { decimals, symbol } = network.nativeCurrency;
    return { decimal: formatUnits(await readNativeBalance(request, address), decimals), symbol };
  }

  async function readIdentity(account: CaipAddress, { signal }: { signal: AbortSignal }): Promise<Identity> {
    const rpcUrl = store.get(configAtom).networks.find(({ id }) => id === MAINNET)?.rpcUrl;
    if (!rpcUrl) return NOBODY;
    const ens = await import('../chains/evm/readIdentity.js');
    return ens.readIdentity(addressOf(account) as `0x${string}`, { rpcUrl, signal });
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

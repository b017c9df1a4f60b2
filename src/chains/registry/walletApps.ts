import { loadPart } from '../../lib/loadPart.js';
import { isMemberOf, memberId } from '../../lib/networks/memberId.js';
import type { Connector, ConnectorInfo } from '../connector.js';
import type { RegistryOptions } from './registryOptions.js';

/** Stands for all wallet apps. The actual app is known only once it answers. */
const PAIRING: ConnectorInfo = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  namespace: 'eip155',
  name: 'WalletConnect',
};

/** The adapter of each namespace. Pages load only those they need. */
const pairingAdapters = {
  eip155: async () => (await import('../pairing/evmAdapter.js')).evmAdapter,
  solana: async () => (await import('../pairing/solanaAdapter.js')).solanaAdapter,
};

export const isWalletApp = (id: string): boolean => id === PAIRING.id || isMemberOf(id, PAIRING.id);

/** Wallet apps, and their Solana member if a site has both namespaces. */
export function walletAppInfos({ pairing, namespaces }: RegistryOptions): readonly ConnectorInfo[] {
  if (!pairing) return [];
  return namespaces.map((namespace, index) =>
    index === 0
      ? { ...PAIRING, namespace }
      : { ...PAIRING, namespace, id: memberId(PAIRING.id, namespace), partOf: PAIRING.id },
  );
}

/** Loads the code of wallet apps. Contacts no relay. */
export const loadWalletApps = (options: RegistryOptions) =>
  Promise.all([
    import('../pairing/pairingConnectors.js'),
    ...walletAppInfos(options).map(async (info) => ({
      info,
      createAdapter: await pairingAdapters[info.namespace](),
    })),
  ]);

/** Loads the factory of the connectors of wallet apps, one for each namespace. It uses the options at the time of its call. */
export async function openWalletApps(options: () => RegistryOptions): Promise<() => readonly Connector[]> {
  const [{ pairingConnectors }, ...members] = await loadPart(loadWalletApps(options()));
  return () => {
    const { pairing: settings } = options();
    return settings ? pairingConnectors({ ...options(), settings, members }) : [];
  };
}

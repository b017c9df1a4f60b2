import { loadPart } from '../../lib/loadPart.js';
import type { Connector, ConnectorInfo } from '../connector.js';
import type { watchStandardWallets } from '../solana/standardWallets.js';
import type { RegistryOptions } from './registryOptions.js';

export interface SolanaWalletsOptions {
  /** Passed in because it's part of the Solana code, which is loaded on demand. */
  readonly watch: typeof watchStandardWallets;
  readonly options: () => RegistryOptions;
  readonly changed: () => void;
  /** Keeps a wallet's connector while the wallet is the same object. */
  readonly renew: (id: string, wallet: object | undefined, make: () => Connector) => Connector;
}

export interface SolanaWallets {
  list(): readonly ConnectorInfo[];
  open(id: string): Promise<Connector>;
  prepare(): Promise<unknown>;
  destroy(): void;
}

/** The Solana wallets of this browser, for the registry. Pages without Solana load none of this. */
export function createSolanaWallets({ watch, options, changed, renew }: SolanaWalletsOptions): SolanaWallets {
  const wallets = watch(changed);
  const load = () =>
    Promise.all([import('../solana/solanaConnector.js'), import('../solana/standardSource.js')]);
  return {
    list: () => wallets.list().map(({ info }) => info),
    async open(id) {
      const [{ solanaConnector }, { standardSource }] = await loadPart(load());
      const { clock, networks, wantedNetworks } = options();
      const found = wallets.list().find(({ info }) => info.id === id);
      return renew(id, found?.wallet, () => {
        const { info, wallet } = found as NonNullable<typeof found>;
        return solanaConnector({ info, source: standardSource(wallet), clock, networks, wantedNetworks });
      });
    },
    prepare: load,
    destroy: wallets.destroy,
  };
}

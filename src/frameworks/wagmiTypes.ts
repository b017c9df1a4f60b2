import type { EvmAddress } from '../lib/networks/caip.js';
import type { NativeCurrency } from '../lib/networks/namespaces.js';
import type { Eip1193Provider } from '../lib/requests/eip1193.js';

// The common part of wagmi's connectors in versions 2 and 3. These are our own types, because wagmi's packages differ between
// React, Vue and plain JavaScript. `test/clients/wagmi` assigns them to wagmi's.

/**
 * A chain as wagmi describes it. Connectors in an array lose the site's own chain type, so this type must also fit where wagmi
 * expects its own.
 */
export interface WagmiChain {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrls: Named<{ readonly http: readonly string[] }>;
  readonly blockExplorers?: Named<{ readonly name: string; readonly url: string }> | undefined;
}

/** Entries by name, including the default. */
type Named<Entry> = { readonly [name: string]: Entry; readonly default: Entry };

/** The accounts and the chain of a connection. */
export interface Connected {
  readonly accounts: readonly EvmAddress[];
  readonly chainId: number;
}

/** The part of wagmi's connector config that the connector uses. */
export interface ConnectorConfig<Chain extends WagmiChain> {
  readonly chains: readonly [Chain, ...Chain[]];
  readonly emitter: {
    emit(name: 'connect', connected: Connected): void;
    emit(name: 'change', changes: Partial<Connected>): void;
    emit(name: 'disconnect'): void;
    listenerCount(name: 'change'): number;
  };
}

export interface ConnectParameters<WithCapabilities extends boolean> {
  readonly chainId?: number | undefined;
  readonly isReconnecting?: boolean | undefined;
  readonly withCapabilities?: WithCapabilities | boolean | undefined;
}

/** A chain's details for wallets that add it (EIP-3085), as set by the site. */
export interface AddedChain {
  readonly chainName?: string | undefined;
  readonly nativeCurrency?: NativeCurrency | undefined;
  readonly rpcUrls?: readonly string[] | undefined;
  readonly blockExplorerUrls?: readonly string[] | undefined;
  readonly iconUrls?: readonly string[] | undefined;
}

/** A connector as wagmi uses it. Not an interface: those lack the index signature that wagmi asks for. */
export type WagmiConnector<Chain extends WagmiChain> = {
  readonly id: string;
  readonly name: string;
  readonly icon: string | undefined;
  readonly type: string;
  setup(): Promise<void>;
  connect<WithCapabilities extends boolean = false>(
    parameters?: ConnectParameters<WithCapabilities>,
  ): Promise<{
    accounts: WithCapabilities extends true
      ? readonly { address: EvmAddress; capabilities: Record<string, unknown> }[]
      : readonly EvmAddress[];
    chainId: number;
  }>;
  disconnect(): Promise<void>;
  getAccounts(): Promise<readonly EvmAddress[]>;
  getChainId(): Promise<number>;
  getProvider(): Promise<Eip1193Provider | undefined>;
  isAuthorized(): Promise<boolean>;
  switchChain(parameters: {
    readonly chainId: number;
    readonly addEthereumChainParameter?: AddedChain | undefined;
  }): Promise<Chain>;
  onAccountsChanged(accounts: string[]): void;
  onChainChanged(chainId: string): void;
  onDisconnect(): void;
};

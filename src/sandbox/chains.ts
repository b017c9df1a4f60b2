import type { CaipNetworkId, EvmAddress } from '../lib/networks/caip.js';

/** A token on a local chain: ERC-20, or a Solana mint if addresses can be any string. */
export interface SandboxToken<Address extends string = EvmAddress> {
  readonly address: Address;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * A network of the sandbox, with enough data to add it to a wallet or the modal. An EVM chain by default;
 * `SandboxChain<string>` can be of any namespace.
 */
export interface SandboxChain<Address extends string = EvmAddress> {
  readonly id: CaipNetworkId;
  readonly name: string;
  /** Absolute, or relative to the page. */
  readonly rpcUrl: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly tokens?: readonly SandboxToken<Address>[];
  readonly explorerUrl?: string;
}

/** Whether a network of the sandbox is an EVM chain. */
export function isEvmChain(chain: SandboxChain<string>): chain is SandboxChain {
  return chain.id.startsWith('eip155:');
}

/** The response of the sandbox server at `/sandbox/config.json`. */
export interface SandboxConfig {
  /** Chains of all namespaces; `isEvmChain` tells them apart. */
  readonly chains: readonly SandboxChain<string>[];
  /** The URL of the mock WalletConnect relay; absent if the server has none. */
  readonly relayUrl?: string;
  /** The URL of the mock sign-in frame; absent if the server has none. */
  readonly frameUrl?: string;
  /** The base URL of the mock wallet directory and analytics service. */
  readonly directoryUrl: string;
  readonly analyticsUrl: string;
  /** The base URL of the mock chain API. */
  readonly chainApiUrl: string;
  /** The `url` for `blockscout()`, with `{chain_id}` for the number of a chain. */
  readonly blockscoutUrl: string;
  /** The base URL of the mock of LI.FI's API. */
  readonly lifiUrl: string;
}

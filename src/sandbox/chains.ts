import type { CaipNetworkId, EvmAddress } from '../lib/networks/caip.js';

/** A token that a local chain holds: an ERC-20 token, or a mint of Solana where addresses are any text. */
export interface SandboxToken<Address extends string = EvmAddress> {
  readonly address: Address;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * A network as the sandbox knows it: enough to add it to a wallet or to the modal. With its default it is an EVM chain;
 * `SandboxChain<string>` is one of any namespace.
 */
export interface SandboxChain<Address extends string = EvmAddress> {
  readonly id: CaipNetworkId;
  readonly name: string;
  /** Absolute, or relative to the page. */
  readonly rpcUrl: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly tokens?: readonly SandboxToken<Address>[];
  readonly blockExplorerUrl?: string;
}

/** Whether a network of the sandbox is an EVM chain. */
export function isEvmChain(chain: SandboxChain<string>): chain is SandboxChain {
  return chain.id.startsWith('eip155:');
}

/** What the sandbox server answers at `/sandbox/config.json`. */
export interface SandboxConfig {
  /** Chains of all namespaces; `isEvmChain` tells them apart. */
  readonly chains: readonly SandboxChain<string>[];
  /** Where the stand-in of the WalletConnect relay is; absent when the server has none. */
  readonly relayUrl?: string;
  /** Where the stand-in of the sign-in frame is; absent when the server has none. */
  readonly frameUrl?: string;
  /** Where the stand-ins of the wallet directory and of the analytics service are. */
  readonly directoryUrl: string;
  readonly analyticsUrl: string;
}

import type { CaipNetworkId, EvmAddress } from '../lib/caip.js';

/** An ERC-20 token that a local chain holds. */
export interface SandboxToken {
  readonly address: EvmAddress;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** A network as the sandbox knows it: enough to add it to a wallet or to the modal. */
export interface SandboxChain {
  readonly id: CaipNetworkId;
  readonly name: string;
  /** Absolute, or relative to the page. */
  readonly rpcUrl: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly tokens?: readonly SandboxToken[];
  readonly blockExplorerUrl?: string;
}

/** What the sandbox server answers at `/sandbox/config.json`. */
export interface SandboxConfig {
  readonly chains: readonly SandboxChain[];
  /** Where the stand-in of the WalletConnect relay is; absent when the server has none. */
  readonly relayUrl?: string;
  /** Where the stand-ins of the wallet directory and of the analytics service are. */
  readonly directoryUrl: string;
  readonly analyticsUrl: string;
}

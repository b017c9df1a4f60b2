import type { CaipNetworkId, EvmAddress } from '../../lib/networks/caip.js';
import type { Eip1193EventName, RequestArguments } from '../../lib/requests/eip1193.js';
import type { SandboxChain } from '../chains.js';
import type { SandboxPolicy } from './approvals.js';
import type { ProviderListeners } from './emitter.js';
import type { SandboxQuirks } from './quirks.js';
import type { ScriptStep } from './script.js';

export interface SandboxWalletOptions {
  /**
   * The wallet's networks; it starts on the first one. `/sandbox/config.json` of the sandbox server lists them. Chains other
   * than EVM are ignored.
   */
  readonly chains: readonly SandboxChain<string>[];
  /** Default 'Sandbox Wallet'. */
  readonly name?: string;
  /** The reverse domain name of EIP-6963, and the storage key of its memory. Default `org.wallet-modal.sandbox`. */
  readonly rdns?: string;
  /** A data URI. Default: drawn from the name. */
  readonly icon?: string;
  /** The accounts' private keys. Default: the first three that local chains fund. */
  readonly keys?: readonly `0x${string}`[];
  /**
   * Whether accounts can become smart accounts (EIP-7702), which batch calls in one transaction. The wallet then supports
   * `wallet_sendCalls` and its related methods (EIP-5792). Default: false.
   */
  readonly smartAccounts?: boolean;
  /** The handling of requests that need consent; default `ask`, with a prompt in the page. */
  readonly policy?: SandboxPolicy;
  readonly quirks?: SandboxQuirks;
  /** `local`: localStorage, shared between tabs like an extension. `memory`: this object only. Default `local`. */
  readonly remember?: 'local' | 'memory';
  /** The origin of the site that uses the wallet; default: its page. */
  readonly origin?: string;
}

/** The provider that a site sees: EIP-1193 with the listener methods of Node's emitter. */
export interface SandboxProvider extends ProviderListeners<SandboxProvider> {
  request(args: RequestArguments): Promise<unknown>;
  isConnected(): boolean;
}

/** A wallet's data in EIP-6963. */
export interface SandboxWalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
}

/** One request of the site. */
export interface RecordedRequest {
  readonly method: string;
  readonly params: unknown;
  readonly outcome: 'pending' | 'resolved' | 'rejected';
  readonly result?: unknown;
  readonly error?: unknown;
}

/** A wallet's current state. */
export interface SandboxWalletState {
  readonly locked: boolean;
  readonly offline: boolean;
  readonly gone: boolean;
  readonly chain: CaipNetworkId;
  readonly selected: EvmAddress;
  /** The accounts shared with the site, locked or not; the selected one first. */
  readonly shared: readonly EvmAddress[];
}

/** A wallet with real keys. The site sees `provider`; the other members control the wallet as its user would. */
export interface SandboxWallet {
  readonly info: SandboxWalletInfo;
  readonly provider: SandboxProvider;
  /** All accounts of the wallet. */
  readonly accounts: readonly EvmAddress[];
  readonly state: SandboxWalletState;
  /** Every request since the start or the last `reset()`, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Aborted by `vanish()`. */
  readonly gone: AbortSignal;
  /** Calls the listener after each change of `state`, `policy` and `requests`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  policy: SandboxPolicy;
  /** Adds answers to future requests. They take precedence over the policy; each is used once unless `times` says otherwise. */
  script(steps: readonly ScriptStep[]): void;
  /** Removes the unused scripted answers. */
  clearScript(): void;
  /** Selects another account, and tells the site if it may see that account. */
  switchAccount(address: string): void;
  /** Sets the accounts that the site may see. */
  setAccounts(addresses: readonly string[]): void;
  /** Changes the network: a CAIP-2 id or a number. */
  switchChain(id: CaipNetworkId | number): void;
  lock(): void;
  unlock(): void;
  /** Ends the site's connection, as the wallet's user can. */
  disconnect(): void;
  /** Loses (`true`) or regains all chains: EIP-1193 `disconnect` and `connect`. */
  setOffline(offline: boolean): void;
  /** Fires any event with any value, as broken wallets do. */
  emit(event: Eip1193EventName, value: unknown): void;
  /** Removes the wallet for good: no answers, no events, no announcements. */
  vanish(): void;
  /** Restores the initial state: not connected, unlocked, first network, no script, no recorded requests. */
  reset(): void;
  /** Removes prompts and listeners, for tests. The memory stays. */
  destroy(): void;
}

import type { CaipNetworkId, EvmAddress } from '../../lib/networks/caip.js';
import type { Eip1193EventName, RequestArguments } from '../../lib/requests/eip1193.js';
import type { SandboxChain } from '../chains.js';
import type { SandboxPolicy } from './approvals.js';
import type { ProviderListeners } from './emitter.js';
import type { SandboxQuirks } from './quirks.js';
import type { ScriptStep } from './script.js';

export interface SandboxWalletOptions {
  /**
   * The networks it knows, the first is the one it is on. `/sandbox/config.json` of the sandbox server lists them. Those
   * that are no EVM chains are left out.
   */
  readonly chains: readonly SandboxChain<string>[];
  /** Default 'Sandbox Wallet'. */
  readonly name?: string;
  /** Reverse domain name of EIP-6963, and the key it is remembered by. Default `org.wallet-modal.sandbox`. */
  readonly rdns?: string;
  /** Data URI; default: drawn from the name. */
  readonly icon?: string;
  /** Private keys of its accounts; default: the first three that local chains fund. */
  readonly keys?: readonly `0x${string}`[];
  /** What it does with requests that need consent; default `ask`, with a prompt in the page. */
  readonly policy?: SandboxPolicy;
  readonly quirks?: SandboxQuirks;
  /** `local`: localStorage, shared between tabs as an extension is. `memory`: this object only. Default `local`. */
  readonly remember?: 'local' | 'memory';
  /** The origin of the site that uses it; default: the page that it is in. */
  readonly origin?: string;
}

/** The provider that a site sees: EIP-1193 with the listener methods of Node's emitter. */
export interface SandboxProvider extends ProviderListeners<SandboxProvider> {
  request(args: RequestArguments): Promise<unknown>;
  isConnected(): boolean;
}

/** How a wallet presents itself in EIP-6963. */
export interface SandboxWalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
}

/** One request that the site made. */
export interface RecordedRequest {
  readonly method: string;
  readonly params: unknown;
  readonly outcome: 'pending' | 'resolved' | 'rejected';
  readonly result?: unknown;
  readonly error?: unknown;
}

/** What a wallet is now. */
export interface SandboxWalletState {
  readonly locked: boolean;
  readonly offline: boolean;
  readonly gone: boolean;
  readonly chain: CaipNetworkId;
  readonly selected: EvmAddress;
  /** The accounts that the site was given, locked or not; the chosen one first. */
  readonly shared: readonly EvmAddress[];
}

/** A wallet with real keys: what the site sees is `provider`, the rest is what its user does in the wallet. */
export interface SandboxWallet {
  readonly info: SandboxWalletInfo;
  readonly provider: SandboxProvider;
  /** All its accounts. */
  readonly accounts: readonly EvmAddress[];
  readonly state: SandboxWalletState;
  /** Every request since the start or the last `reset()`, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Aborted by `vanish()`. */
  readonly gone: AbortSignal;
  /** Calls the listener after each change of `state`, `policy` and `requests`. Returns what ends that. */
  subscribe(listener: () => void): () => void;
  policy: SandboxPolicy;
  /** Adds answers for the requests to come. They go before the policy; each is used once unless it says `times`. */
  script(steps: readonly ScriptStep[]): void;
  /** Takes back the scripted answers that are not used yet. */
  clearScript(): void;
  /** Chooses another account. The site learns of it when it may see that account. */
  switchAccount(address: string): void;
  /** Sets which accounts the site may see. */
  setAccounts(addresses: readonly string[]): void;
  /** Changes the network: a CAIP-2 id or a number. */
  switchChain(id: CaipNetworkId | number): void;
  lock(): void;
  unlock(): void;
  /** Ends the site's connection, as the wallet's user can. */
  disconnect(): void;
  /** Loses (`true`) or regains all chains: EIP-1193 `disconnect` and `connect`. */
  setOffline(offline: boolean): void;
  /** Sends any event with any value, as broken wallets do. */
  emit(event: Eip1193EventName, value: unknown): void;
  /** Goes away for good: answers nothing, tells nothing, is announced no more. */
  vanish(): void;
  /** As on the first day: not connected, unlocked, first network, no script, no recorded requests. */
  reset(): void;
  /** Removes its prompts and listeners, for tests. What it remembers stays. */
  destroy(): void;
}

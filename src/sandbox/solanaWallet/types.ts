import type { SandboxPolicy } from '../wallet/approvals.js';
import type { ScriptStep } from '../wallet/script.js';
import type { RecordedRequest, SandboxWallet } from '../wallet/types.js';

/** A chain as Wallet Standard names it, e.g. `solana:devnet`. */
export type SolanaChainName = `${string}:${string}`;

/** What a Solana sandbox wallet can do, by the names of Wallet Standard. */
export type SolanaFeatureName =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'standard:events'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction';

/** How an answer is spoiled after it was made, as broken wallets do. */
export type SolanaSpoil =
  /** Signed by another key. */
  | 'wrong-key'
  /** Signatures of 63 bytes. */
  | 'short-signature'
  /** Connects and shares no account. */
  | 'no-accounts'
  /** Shares accounts on a chain that nobody knows, `solana:moon`. */
  | 'unknown-chain'
  /** One answer where a list of them is due. */
  | 'no-array'
  /** Signs, rightly, another transaction or message than it was asked to. */
  | 'other-transaction';

/** One scripted answer; `method` is the name of a feature. */
export interface SolanaScriptStep extends ScriptStep {
  /** With `approve`: spoils the answer. */
  readonly spoil?: SolanaSpoil;
}

export interface SolanaSandboxWalletOptions {
  /** Default 'Sandbox Wallet'. */
  readonly name?: string;
  /** The key it is remembered by. Default `org.wallet-modal.sandbox`. */
  readonly id?: string;
  /** Base64 data URI, as Wallet Standard wants it; default: drawn from the name. */
  readonly icon?: SolanaWalletIcon;
  /**
   * The EVM side of the same wallet: name, icon and `id` are taken from it, both are locked and unlocked together, and
   * both go away together.
   */
  readonly dual?: SandboxWallet;
  /** The clusters it knows. Default devnet and testnet. */
  readonly chains?: readonly SolanaChainName[];
  /** Where it sends transactions, by chain; absolute, or relative to the page. */
  readonly rpcUrls?: Readonly<Record<SolanaChainName, string>>;
  /** Secret keys (ed25519 seeds, 32 bytes in hex) of its accounts; default: the first three of the sandbox. */
  readonly keys?: readonly string[];
  /** Features that it does not have. */
  readonly without?: readonly SolanaFeatureName[];
  /** What it does with requests that need consent; default `ask`, with a prompt in the page. */
  readonly policy?: SandboxPolicy;
  /** Tells of no change by events. */
  readonly noEvents?: boolean;
  /** `local`: localStorage, shared between tabs as an extension is. `memory`: this object only. Default `local`. */
  readonly remember?: 'local' | 'memory';
  /** The origin of the site that uses it; default: the page that it is in. */
  readonly origin?: string;
}

export type SolanaWalletIcon = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`;

/** An account as Wallet Standard has it. */
export interface SolanaStandardAccount {
  /** The public key in base58. */
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly SolanaChainName[];
  readonly features: readonly SolanaChainName[];
}

/** The object that a site sees: a wallet of Wallet Standard. */
export interface SolanaStandardWallet {
  readonly version: '1.0.0';
  readonly name: string;
  readonly icon: SolanaWalletIcon;
  readonly chains: readonly SolanaChainName[];
  readonly features: Readonly<Record<SolanaChainName, unknown>>;
  /** The accounts that the site may use now; none while it is locked. */
  readonly accounts: readonly SolanaStandardAccount[];
}

/** What a wallet is now. */
export interface SolanaSandboxWalletState {
  readonly locked: boolean;
  readonly gone: boolean;
  readonly selected: string;
  /** The accounts that the site was given, locked or not; the chosen one first. */
  readonly shared: readonly string[];
}

/** A Solana wallet with real keys: what the site sees is `standard`, the rest is what its user does in the wallet. */
export interface SolanaSandboxWallet {
  readonly standard: SolanaStandardWallet;
  /** The addresses of all its accounts. */
  readonly accounts: readonly string[];
  readonly state: SolanaSandboxWalletState;
  /** Every request since the start or the last `reset()`, oldest first; `method` is the name of the feature. */
  readonly requests: readonly RecordedRequest[];
  /** Aborted by `vanish()`. */
  readonly gone: AbortSignal;
  /** Calls the listener after each change of `state`, `policy` and `requests`. Returns what ends that. */
  subscribe(listener: () => void): () => void;
  policy: SandboxPolicy;
  /** Adds answers for the requests to come. They go before the policy; each is used once unless it says `times`. */
  script(steps: readonly SolanaScriptStep[]): void;
  /** Takes back the scripted answers that are not used yet. */
  clearScript(): void;
  /** Chooses another account; of those that the site may see it is then the first. */
  switchAccount(address: string): void;
  /** Sets which accounts the site may see. */
  setAccounts(addresses: readonly string[]): void;
  /** Sets which clusters it knows. */
  setChains(chains: readonly SolanaChainName[]): void;
  /** Sets which features it does not have. */
  setWithout(features: readonly SolanaFeatureName[]): void;
  lock(): void;
  unlock(): void;
  /** Ends the site's connection, as the wallet's user can. */
  disconnect(): void;
  /** Tells `change` of anything, as broken wallets do. */
  emit(properties: unknown): void;
  /** Goes away for good: answers nothing, tells nothing, is registered no more. */
  vanish(): void;
  /** As on the first day: not connected, unlocked, first account, no script, no recorded requests. */
  reset(): void;
  /** Removes its prompts and listeners, for tests. What it remembers stays. */
  destroy(): void;
}

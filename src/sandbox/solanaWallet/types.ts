import type { SandboxPolicy } from '../wallet/approvals.js';
import type { ScriptStep } from '../wallet/script.js';
import type { RecordedRequest, SandboxWallet } from '../wallet/types.js';

/** A chain's Wallet Standard name, e.g. `solana:devnet`. */
export type SolanaChainName = `${string}:${string}`;

/** The features of a Solana sandbox wallet, with their Wallet Standard names. */
export type SolanaFeatureName =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'standard:events'
  | 'solana:signIn'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction';

/** The distortion of a finished answer, as in broken wallets. */
export type SolanaSpoil =
  /** Signed by another key. */
  | 'wrong-key'
  /** Signatures of 63 bytes. */
  | 'short-signature'
  /** Connects without sharing an account. */
  | 'no-accounts'
  /** Shares accounts on an unknown chain, `solana:moon`. */
  | 'unknown-chain'
  /** One answer in place of an array. */
  | 'no-array'
  /** A valid signature of another transaction or message; signs in with another nonce. */
  | 'other-transaction'
  /** Signs in with another of the wallet's accounts. */
  | 'other-account';

/** One scripted answer; `method` is the name of a feature. */
export interface SolanaScriptStep extends ScriptStep {
  /** With `approve`: distorts the answer. */
  readonly spoil?: SolanaSpoil;
}

export interface SolanaSandboxWalletOptions {
  /** Default 'Sandbox Wallet'. */
  readonly name?: string;
  /** The storage key of the wallet's memory. Default `org.wallet-modal.sandbox`. */
  readonly id?: string;
  /** A base64 data URI, as Wallet Standard requires. Default: drawn from the name. */
  readonly icon?: SolanaWalletIcon;
  /**
   * The same wallet for EVM: it determines name, icon and `id`, and both are locked and unlocked together. When it vanishes,
   * the Solana wallet does too.
   */
  readonly dual?: SandboxWallet;
  /** The wallet's clusters. Default: devnet and testnet. */
  readonly chains?: readonly SolanaChainName[];
  /** The RPC URLs for sending transactions, by chain; absolute, or relative to the page. */
  readonly rpcUrls?: Readonly<Record<SolanaChainName, string>>;
  /** The accounts' secret keys (ed25519 seeds, 32 bytes in hex). Default: the first three of the sandbox. */
  readonly keys?: readonly string[];
  /** The features that the wallet lacks. */
  readonly without?: readonly SolanaFeatureName[];
  /** The handling of requests that need consent; default `ask`, with a prompt in the page. */
  readonly policy?: SandboxPolicy;
  /** Reports no changes through events. */
  readonly noEvents?: boolean;
  /** `local`: localStorage, shared between tabs like an extension. `memory`: this object only. Default `local`. */
  readonly remember?: 'local' | 'memory';
  /** The origin of the site that uses the wallet; default: its page. */
  readonly origin?: string;
}

export type SolanaWalletIcon = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`;

/** A Wallet Standard account. */
export interface SolanaStandardAccount {
  /** The public key in base58. */
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly SolanaChainName[];
  readonly features: readonly SolanaChainName[];
}

/** The Wallet Standard object that the site sees. */
export interface SolanaStandardWallet {
  readonly version: '1.0.0';
  readonly name: string;
  readonly icon: SolanaWalletIcon;
  readonly chains: readonly SolanaChainName[];
  readonly features: Readonly<Record<SolanaChainName, unknown>>;
  /** The accounts that the site may currently use; empty while locked. */
  readonly accounts: readonly SolanaStandardAccount[];
}

/** A wallet's current state. */
export interface SolanaSandboxWalletState {
  readonly locked: boolean;
  readonly gone: boolean;
  readonly selected: string;
  /** The accounts shared with the site, locked or not; the selected one first. */
  readonly shared: readonly string[];
}

/** A Solana wallet with real keys. The site sees `standard`; the other members control the wallet as its user would. */
export interface SolanaSandboxWallet {
  readonly standard: SolanaStandardWallet;
  /** The addresses of all accounts of the wallet. */
  readonly accounts: readonly string[];
  readonly state: SolanaSandboxWalletState;
  /** Every request since the start or the last `reset()`, oldest first; `method` is the name of the feature. */
  readonly requests: readonly RecordedRequest[];
  /** Aborted by `vanish()`. */
  readonly gone: AbortSignal;
  /** Calls the listener after each change of `state`, `policy` and `requests`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  policy: SandboxPolicy;
  /** Adds answers to future requests. They take precedence over the policy; each is used once unless `times` says otherwise. */
  script(steps: readonly SolanaScriptStep[]): void;
  /** Removes the unused scripted answers. */
  clearScript(): void;
  /** Selects another account. If the site may see it, it moves to the front. */
  switchAccount(address: string): void;
  /** Sets the accounts that the site may see. */
  setAccounts(addresses: readonly string[]): void;
  /** Sets the wallet's clusters. */
  setChains(chains: readonly SolanaChainName[]): void;
  /** Sets the features that the wallet lacks. */
  setWithout(features: readonly SolanaFeatureName[]): void;
  lock(): void;
  unlock(): void;
  /** Ends the site's connection, as the wallet's user can. */
  disconnect(): void;
  /** Fires `change` with any value, as broken wallets do. */
  emit(properties: unknown): void;
  /** Removes the wallet for good: no answers, no events, no registration. */
  vanish(): void;
  /** Restores the initial state: not connected, unlocked, first account, no script, no recorded requests. */
  reset(): void;
  /** Removes prompts and listeners, for tests. The memory stays. */
  destroy(): void;
}

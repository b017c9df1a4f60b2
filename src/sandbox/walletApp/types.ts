import type { CaipNetworkId, EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import type { SolanaSandboxWallet, SolanaScriptStep } from '../solanaWallet/types.js';
import type { SandboxPolicy } from '../wallet/approvals.js';
import type { SandboxQuirks } from '../wallet/quirks.js';
import type { ScriptStep } from '../wallet/script.js';
import type { SandboxWallet } from '../wallet/types.js';
import type { WalletAppStorage } from './memoryStorage.js';

export interface WalletAppOptions {
  /** The relay to use: `relayUrl` of the sandbox server, also in `/sandbox/config.json`. */
  readonly relayUrl: string;
  /** The networks it knows, EVM and Solana; at least one is an EVM network. */
  readonly chains: readonly SandboxChain<string>[];
  /** Default 'Sandbox Wallet App'. */
  readonly name?: string;
  /** Private keys of its accounts; default: the first three that local chains fund. */
  readonly keys?: readonly `0x${string}`[];
  /** Secret keys (ed25519 seeds, 32 bytes in hex) of its Solana accounts; default: the first three of the sandbox. */
  readonly solanaKeys?: readonly string[];
  /** Knows Solana's mainnet and devnet only by the ids that old wallets use. */
  readonly deprecatedSolanaIds?: boolean;
  /** Answers `solana_signTransaction` with only the signature, as old wallets do. */
  readonly onlySolanaSignatures?: boolean;
  /**
   * How it handles proposals, and requests in its sessions that need consent and have no script. With `ask`, the
   * default, a proposal waits for `approve()` or `reject()`, and a request shows a prompt in the page.
   */
  readonly policy?: SandboxPolicy;
  /** Can sign in while it connects, if the site asks for that. Without it, it only knows proposals, as many apps do. */
  readonly signsIn?: boolean;
  /** Whether its accounts can become smart accounts, as of `createSandboxWallet`. Default: false. */
  readonly smartAccounts?: boolean;
  readonly quirks?: SandboxQuirks;
  /** Default: 32 zeros, which the sandbox's relay accepts. */
  readonly projectId?: string;
  /** Where it stores its sessions; default: in this object. The next start with the same storage restores them. */
  readonly storage?: WalletAppStorage;
}

/** What a site says about itself, unverified. */
export interface WalletAppSite {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}

/** The user's choices when approving a session. */
export interface ApproveOptions {
  /** The accounts to share, the selected one first; default: the first one. */
  readonly accounts?: readonly EvmAddress[];
  /** The Solana accounts to share, likewise. */
  readonly solanaAccounts?: readonly string[];
  /** The networks to share; default: all that the site requests and the wallet knows. */
  readonly chains?: readonly CaipNetworkId[];
  /** The methods to allow; default: all that the site requests and the wallet supports. */
  readonly methods?: readonly string[];
  /** What the wallet writes into the session, such as its capabilities (EIP-5792) as JSON. Default: nothing. */
  readonly sessionProperties?: Readonly<Record<string, string>>;
  /** The policy of the session; default: that of the app. */
  readonly policy?: SandboxPolicy;
  /** Answers to the first requests of the session. `session.wallet` accepts more. */
  readonly script?: readonly ScriptStep[];
  /** The same for `session.solana`, where the methods are the features of Wallet Standard. */
  readonly solanaScript?: readonly SolanaScriptStep[];
  /**
   * What is wrong with what it signs to sign in: made with another key, about something else than was asked, or with
   * `answer` nothing at all, without a session.
   */
  readonly spoilSignIn?: SignInSpoil;
}

export type SignInSpoil = 'answer' | 'signature' | 'nonce' | 'domain' | 'network';

/** A site's proposal. If unanswered, it expires after five minutes. */
export interface WalletAppProposal {
  readonly id: number;
  readonly site: WalletAppSite;
  /** The requested networks, EVM and Solana. */
  readonly chains: readonly CaipNetworkId[];
  /** The requested methods. */
  readonly methods: readonly string[];
  /** The first message that the site asks to sign while connecting, if it does and the app can. */
  readonly signIn: string | undefined;
  readonly state: 'waiting' | 'approved' | 'rejected' | 'expired';
  /**
   * Resolves once the relay has the approval; a second call gives the same session. Rejects if the proposal is over,
   * with a RangeError for unavailable accounts and networks, and with 5100 if the site requests no network that the
   * wallet knows; the site then gets this error too.
   */
  approve(options?: ApproveOptions): Promise<WalletAppSession>;
  /** Refuses the proposal, with 5000 unless another reason is given. Rejects if the proposal is over. */
  reject(reason?: { readonly code: number; readonly message: string }): Promise<void>;
}

/** A connected site. */
export interface WalletAppSession {
  readonly topic: string;
  readonly site: WalletAppSite;
  /**
   * The wallet that answers the site: real keys, the recorded requests, a script for future ones. The site is informed
   * of user actions such as `switchChain`, `setAccounts` and `disconnect`. A request for another network of the session
   * switches the wallet to it, as phone wallets do.
   */
  readonly wallet: SandboxWallet;
  /**
   * The wallet that answers the site on Solana, if they share a network; its requests and scripts use the features of
   * Wallet Standard. The site is informed of `setAccounts` and `disconnect`.
   */
  readonly solana: SolanaSandboxWallet | undefined;
  /** The networks of the session; switching to another of the wallet's networks adds it. */
  readonly chains: readonly CaipNetworkId[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Aborted when either party ends the session or it expires. */
  readonly ended: AbortSignal;
  /** Resolves when the site answers. */
  ping(): Promise<void>;
  /** Extends the session to seven days from now; resolves when the site agrees. */
  extend(): Promise<void>;
  /** Ends the session; resolves once the relay has the message for the site. */
  disconnect(): Promise<void>;
}

/** A simulated phone wallet: it connects to sites over a relay and signs with real keys. */
export interface WalletApp {
  /** All its EVM accounts. */
  readonly accounts: readonly EvmAddress[];
  /** The addresses of all its Solana accounts. */
  readonly solanaAccounts: readonly string[];
  /** Every proposal since the start, oldest first. */
  readonly proposals: readonly WalletAppProposal[];
  /** The active sessions, oldest first. */
  readonly sessions: readonly WalletAppSession[];
  /** For future proposals and sessions. */
  policy: SandboxPolicy;
  /**
   * Accepts a pairing URI, like scanning its QR code, and resolves with the site's proposal. Rejects with a RangeError
   * if it is not such a URI, with the client's error if it is used or expired, and when aborted.
   */
  pair(uri: string, options?: { readonly signal?: AbortSignal }): Promise<WalletAppProposal>;
  /** Calls the listener after each change of `proposals` and `sessions`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Loses (`true`) or regains the relay. Messages of sites wait there meanwhile. */
  setOffline(offline: boolean): Promise<void>;
  /** Leaves the relay for good. Sites are not informed, as when a phone is switched off. May be called twice. */
  stop(): Promise<void>;
}

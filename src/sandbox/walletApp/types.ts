import type { CaipNetworkId, EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import type { SolanaSandboxWallet, SolanaScriptStep } from '../solanaWallet/types.js';
import type { SandboxPolicy } from '../wallet/approvals.js';
import type { SandboxQuirks } from '../wallet/quirks.js';
import type { ScriptStep } from '../wallet/script.js';
import type { SandboxWallet } from '../wallet/types.js';
import type { WalletAppStorage } from './memoryStorage.js';

export interface WalletAppOptions {
  /** The relay: `relayUrl` of the sandbox server, also in `/sandbox/config.json`. */
  readonly relayUrl: string;
  /** The wallet's networks, EVM and Solana; at least one must be an EVM network. */
  readonly chains: readonly SandboxChain<string>[];
  /** Default 'Sandbox Wallet App'. */
  readonly name?: string;
  /** The accounts' private keys. Default: the first three that local chains fund. */
  readonly keys?: readonly `0x${string}`[];
  /** The Solana accounts' secret keys (ed25519 seeds, 32 bytes in hex). Default: the first three of the sandbox. */
  readonly solanaKeys?: readonly string[];
  /** Uses only the deprecated ids of Solana's mainnet and devnet, as old wallets do. */
  readonly deprecatedSolanaIds?: boolean;
  /** Answers `solana_signTransaction` with only the signature, as old wallets do. */
  readonly onlySolanaSignatures?: boolean;
  /**
   * The handling of proposals, and of unscripted requests that need consent. With `ask`, the default, a proposal waits for
   * `approve()` or `reject()`, and a request shows a prompt in the page.
   */
  readonly policy?: SandboxPolicy;
  /** Can sign in while it connects, if the site asks for that. Without it, it only handles proposals, as many apps do. */
  readonly signsIn?: boolean;
  /** Whether accounts can become smart accounts, as in `createSandboxWallet`. Default: false. */
  readonly smartAccounts?: boolean;
  readonly quirks?: SandboxQuirks;
  /** Default: 32 zeros, which the sandbox's relay accepts. */
  readonly projectId?: string;
  /** The storage for sessions; default: this object. The next start with the same storage restores them. */
  readonly storage?: WalletAppStorage;
}

/** A site's unverified description of itself. */
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
  /** The Solana accounts to share, in the same way. */
  readonly solanaAccounts?: readonly string[];
  /** The networks to share; default: all that the site requests and the wallet knows. */
  readonly chains?: readonly CaipNetworkId[];
  /** The methods to allow; default: all that the site requests and the wallet supports. */
  readonly methods?: readonly string[];
  /** Properties that the wallet writes into the session, such as its capabilities (EIP-5792) as JSON. Default: none. */
  readonly sessionProperties?: Readonly<Record<string, string>>;
  /** The policy of the session; default: that of the app. */
  readonly policy?: SandboxPolicy;
  /** Answers to the first requests of the session. `session.wallet` accepts more. */
  readonly script?: readonly ScriptStep[];
  /** The same for `session.solana`, where the methods are Wallet Standard features. */
  readonly solanaScript?: readonly SolanaScriptStep[];
  /**
   * The fault in the sign-in signature: another key, a changed part of the message, or, with `answer`, no signature and no
   * session.
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
  /** The first message that the site asks to sign while connecting, if it does so and the app supports that. */
  readonly signIn: string | undefined;
  readonly state: 'waiting' | 'approved' | 'rejected' | 'expired';
  /**
   * Resolves once the relay has the approval; a second call returns the same session. Rejects if the proposal is over, with a
   * RangeError for unavailable accounts and networks, and with 5100 if the wallet knows none of the requested networks; the
   * site then gets this error too.
   */
  approve(options?: ApproveOptions): Promise<WalletAppSession>;
  /** Refuses the proposal with 5000, or with the given reason. Rejects if the proposal is over. */
  reject(reason?: { readonly code: number; readonly message: string }): Promise<void>;
}

/** A connected site. */
export interface WalletAppSession {
  readonly topic: string;
  readonly site: WalletAppSite;
  /**
   * The wallet that answers the site: real keys, the recorded requests, a script for future ones. User actions such as
   * `switchChain`, `setAccounts` and `disconnect` are reported to the site. A request for another network of the session
   * switches the wallet to it, as in phone wallets.
   */
  readonly wallet: SandboxWallet;
  /**
   * The wallet that answers the site on Solana, if they share a network; its requests and scripts use Wallet Standard features.
   * `setAccounts` and `disconnect` are reported to the site.
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

/** A simulated phone wallet. It connects to sites over a relay and signs with real keys. */
export interface WalletApp {
  /** All EVM accounts of the wallet. */
  readonly accounts: readonly EvmAddress[];
  /** The addresses of all Solana accounts of the wallet. */
  readonly solanaAccounts: readonly string[];
  /** Every proposal since the start, oldest first. */
  readonly proposals: readonly WalletAppProposal[];
  /** The active sessions, oldest first. */
  readonly sessions: readonly WalletAppSession[];
  /** The policy for future proposals and sessions. */
  policy: SandboxPolicy;
  /**
   * Accepts a pairing URI, like scanning its QR code, and resolves with the site's proposal. Rejects with a RangeError if the
   * text isn't a pairing URI, with the client's error if it is used or expired, and when aborted.
   */
  pair(uri: string, options?: { readonly signal?: AbortSignal }): Promise<WalletAppProposal>;
  /** Calls the listener after each change of `proposals` and `sessions`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Loses (`true`) or regains the relay. In the meantime, messages from sites wait there. */
  setOffline(offline: boolean): Promise<void>;
  /** Leaves the relay for good without telling the sites, as when a phone is switched off. May be called twice. */
  stop(): Promise<void>;
}

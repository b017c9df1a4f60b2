import type { CaipNetworkId, EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import type { SolanaSandboxWallet, SolanaScriptStep } from '../solanaWallet/types.js';
import type { SandboxPolicy } from '../wallet/approvals.js';
import type { SandboxQuirks } from '../wallet/quirks.js';
import type { ScriptStep } from '../wallet/script.js';
import type { SandboxWallet } from '../wallet/types.js';
import type { WalletAppStorage } from './memoryStorage.js';

export interface WalletAppOptions {
  /** The relay to meet sites at: `relayUrl` of the sandbox server, also in `/sandbox/config.json`. */
  readonly relayUrl: string;
  /** The networks it knows, EVM ones and those of Solana; at least one is an EVM network. */
  readonly chains: readonly SandboxChain<string>[];
  /** Default 'Sandbox Wallet App'. */
  readonly name?: string;
  /** Private keys of its accounts; default: the first three that local chains fund. */
  readonly keys?: readonly `0x${string}`[];
  /** Secret keys (ed25519 seeds, 32 bytes in hex) of its Solana accounts; default: the first three of the sandbox. */
  readonly solanaKeys?: readonly string[];
  /** Knows Solana's mainnet and devnet only by the ids that old wallets call them by. */
  readonly deprecatedSolanaIds?: boolean;
  /** Answers `solana_signTransaction` with the signature alone, as old wallets do. */
  readonly onlySolanaSignatures?: boolean;
  /**
   * What it does with a proposal, and in its sessions with requests that need consent and have no script. With
   * `ask`, the default, a proposal waits for `approve()` or `reject()`, and a request shows a prompt in the page.
   */
  readonly policy?: SandboxPolicy;
  readonly quirks?: SandboxQuirks;
  /** Default: 32 zeros, which the relay of the sandbox takes. */
  readonly projectId?: string;
  /** Where it keeps its sessions; default: in this object. With the same storage the next start has them again. */
  readonly storage?: WalletAppStorage;
}

/** What a site says about itself. Nobody verified it. */
export interface WalletAppSite {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}

/** What its user chooses when a session is approved. */
export interface ApproveOptions {
  /** The accounts to share, the chosen one first; default: the first one. */
  readonly accounts?: readonly EvmAddress[];
  /** The Solana accounts to share, likewise. */
  readonly solanaAccounts?: readonly string[];
  /** The networks to share; default: all that the site asks for and the wallet knows. */
  readonly chains?: readonly CaipNetworkId[];
  /** The methods to allow; default: all that the site asks for and the wallet can. */
  readonly methods?: readonly string[];
  /** The policy of the session; default: that of the app. */
  readonly policy?: SandboxPolicy;
  /** Answers for the first requests of the session. More can be added to `session.wallet`. */
  readonly script?: readonly ScriptStep[];
  /** The same for `session.solana`, where the methods are the features of Wallet Standard. */
  readonly solanaScript?: readonly SolanaScriptStep[];
}

/** What a site proposed. Without an answer it waits until it expires, five minutes later. */
export interface WalletAppProposal {
  readonly id: number;
  readonly site: WalletAppSite;
  /** The networks that the site asks for, of EVM and of Solana. */
  readonly chains: readonly CaipNetworkId[];
  /** The methods that the site asks for. */
  readonly methods: readonly string[];
  readonly state: 'waiting' | 'approved' | 'rejected' | 'expired';
  /**
   * Resolves when the relay has the approval; asked again, it gives the same session. Rejects when the proposal is
   * over, with a RangeError for accounts and networks that are not to be had, and with 5100 when the site asks for
   * no network that the wallet knows; then the site is told so too.
   */
  approve(options?: ApproveOptions): Promise<WalletAppSession>;
  /** Tells the site no, with 5000 unless another reason is given. Rejects when the proposal is over. */
  reject(reason?: { readonly code: number; readonly message: string }): Promise<void>;
}

/** A site that is connected. */
export interface WalletAppSession {
  readonly topic: string;
  readonly site: WalletAppSite;
  /**
   * What answers the site: real keys, the requests so far, a script for those to come. What its user does there,
   * such as `switchChain`, `setAccounts` and `disconnect`, the site is told. A request for another network of the
   * session takes the wallet there, as phone wallets do.
   */
  readonly wallet: SandboxWallet;
  /**
   * What answers the site on Solana, where it shares a network; its requests and scripts are named by the features of
   * Wallet Standard. The site is told of `setAccounts` and `disconnect`.
   */
  readonly solana: SolanaSandboxWallet | undefined;
  /** The networks of the session; switching to another one of the wallet adds it. */
  readonly chains: readonly CaipNetworkId[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Aborted when either side ends the session or it expires. */
  readonly ended: AbortSignal;
  /** Resolves when the site answers. */
  ping(): Promise<void>;
  /** Makes the session last seven days from now; resolves when the site agrees. */
  extend(): Promise<void>;
  /** Ends the session; resolves when the relay has the news for the site. */
  disconnect(): Promise<void>;
}

/** A wallet on a phone, without the phone: it meets sites at a relay and signs with real keys. */
export interface WalletApp {
  /** All its EVM accounts. */
  readonly accounts: readonly EvmAddress[];
  /** The addresses of all its Solana accounts. */
  readonly solanaAccounts: readonly string[];
  /** Every proposal since the start, oldest first. */
  readonly proposals: readonly WalletAppProposal[];
  /** The sessions that last, oldest first. */
  readonly sessions: readonly WalletAppSession[];
  /** For proposals and sessions to come. */
  policy: SandboxPolicy;
  /**
   * Takes a pairing URI, as scanning its QR code does, and resolves with what the site proposes. Rejects with a
   * RangeError when it is no such URI, with the client's error when it is used or too old, and when aborted.
   */
  pair(uri: string, options?: { readonly signal?: AbortSignal }): Promise<WalletAppProposal>;
  /** Calls the listener after each change of `proposals` and `sessions`. Returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Loses (`true`) or regains the relay. What sites send meanwhile waits there. */
  setOffline(offline: boolean): Promise<void>;
  /** Leaves the relay for good. Sites are not told, as when a phone is switched off. Callable twice. */
  stop(): Promise<void>;
}

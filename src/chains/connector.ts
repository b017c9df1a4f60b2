import type { TokenBalance } from '../lib/account/tokenBalance.js';
import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';
import type { Eip1193Provider } from '../lib/requests/eip1193.js';
import type { SignInProof } from '../lib/siwe/signInProof.js';
import type { SignInRequest } from '../lib/siwe/signInRequest.js';
import type { SolanaSendOptions } from '../lib/solana/solana.js';
import type { Asking } from '../lib/transactions/asking.js';
import type { AppLink } from '../lib/wallets/appLink.js';
import type { ConnectorType } from '../lib/wallets/connectorType.js';

/** A wallet's facts for the interface. All wallet-provided values are sanitized. */
export interface ConnectorInfo {
  /** Stable across reloads: the reverse domain name of an announced wallet, otherwise our own id. */
  readonly id: string;
  readonly type: ConnectorType;
  readonly namespace: Namespace;
  /** Missing if the wallet gave no usable name; the interface then shows a default. */
  readonly name?: string | undefined;
  /** A picture as a `data:` URL. */
  readonly icon?: string | undefined;
  readonly rdns?: string | undefined;
  /** Whether another wallet of this browser claims to be this one, by the same domain name, or by the same name on Solana. */
  readonly hasRival?: boolean | undefined;
  /**
   * The connector that this one is created with, because a wallet app shares accounts of several namespaces in one
   * session, and a sign-in has one for each.
   */
  readonly partOf?: string | undefined;
}

/** A connection as reported by its wallet: at least one account, the active one first. */
export interface ConnectionFacts {
  readonly accounts: readonly [CaipAddress, ...CaipAddress[]];
  /** The network the wallet is on, even if the site wants another. */
  readonly network: CaipNetworkId;
  /** The networks of its session, if it has one. Others need the wallet app to add them. */
  readonly networks?: readonly CaipNetworkId[] | undefined;
  /** The wallet's name and icon if they only become known on connecting, as with wallet apps. */
  readonly peer?: Pick<ConnectorInfo, 'name' | 'icon'> | undefined;
}

export type ConnectorEvent =
  | ({ readonly type: 'connected' } & ConnectionFacts)
  | { readonly type: 'disconnected'; readonly reason: 'user' | 'wallet' };

export interface WaitOptions {
  readonly signal: AbortSignal;
}

/** A code by which a wallet app is connected. */
export interface PairingCode {
  readonly uri: string;
  /**
   * Whether an app that opens the code finds the request. If it isn't published yet, the app waits for it, which takes a moment
   * and may fail.
   */
  readonly isPublished: boolean;
}

export interface ConnectOptions extends WaitOptions {
  /** Receives the pairing code if the wallet uses one: when it's made, and again when it's published. */
  readonly onPairingCode?: ((code: PairingCode) => void) | undefined;
  /** Asks for a proof of the account while connecting. Ignored by wallets that can't do both at once. */
  readonly signIn?: SignInRequest | undefined;
}

/** The result of `connect`. */
export interface Connected extends ConnectionFacts {
  /** The proofs that the wallet signed while connecting, if it was asked and could. Unverified. */
  readonly proofs?: readonly SignInProof[] | undefined;
}

export interface ReconnectOptions extends WaitOptions {
  /** The last active account, for wallets that keep several connections. */
  readonly account?: CaipAddress | undefined;
}

/** The signing account and network. Default: the active account and its network. */
export interface SolanaSigning {
  readonly address?: string | undefined;
  readonly network?: CaipNetworkId | undefined;
}

/**
 * Signs with an account of a Solana wallet. Takes and returns bytes; all answers are checked. Rejects with a
 * `WalletModalError`: `not_connected` if the account is not connected, `chain_not_supported` if the account cannot be
 * used on the network.
 */
export interface SolanaSigner {
  /** Resolves to the 64-byte signature. */
  signMessage(message: Uint8Array, by?: SolanaSigning): Promise<Uint8Array>;
  /** Takes and resolves to legacy or versioned transactions in wire format. */
  signTransactions(transactions: readonly Uint8Array[], by?: SolanaSigning): Promise<readonly Uint8Array[]>;
  /**
   * Signs and sends a transaction. Resolves to the base58 signature once it's sent. `asking` is told about each step before
   * it's taken.
   */
  signAndSendTransaction(
    transaction: Uint8Array,
    options?: SolanaSendOptions,
    by?: SolanaSigning,
    asking?: Asking,
  ): Promise<string>;
}

/** An amount in base units, with its decimals and symbol. */
export interface Amount {
  readonly amount: bigint;
  readonly decimals: number;
  readonly symbol: string;
}

/** The public name of an account. */
export interface Identity {
  readonly name: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly avatar: string | undefined;
}

export interface ReadOptions extends WaitOptions {
  readonly network: NetworkDefinition;
}

/**
 * A wallet that can be connected. Only events report state changes; the promises only show that a call has completed. All
 * rejections are `WalletModalError`s.
 */
export type Connector = EvmConnector | SolanaConnector;

export interface EvmConnector extends ConnectorIn<'eip155'> {
  /** The wallet's provider, for the host's requests. */
  readonly provider: Eip1193Provider;
  readonly signer?: undefined;
}

export interface SolanaConnector extends ConnectorIn<'solana'> {
  readonly provider?: undefined;
  /** Signs for the host. */
  readonly signer: SolanaSigner;
}

/** The connector of a namespace. */
export type ConnectorOf<N extends Namespace> = { eip155: EvmConnector; solana: SolanaConnector }[N];

/** Reads about accounts, without asking for a signature. */
export interface AccountReader {
  /** The native or token balance of an account. Rejects with `rpc_failed` or `rpc_missing`. */
  readBalance(account: CaipAddress, options: ReadOptions & { token?: string | undefined }): Promise<Amount>;
  /**
   * An account's balances: the native currency first, then the tokens with a balance, among the well-known ones and the
   * addresses in `tokens`. Tokens that don't answer like tokens are left out. Rejects with `rpc_failed` or `rpc_missing`.
   */
  readBalances(
    account: CaipAddress,
    options: ReadOptions & { tokens: readonly string[] },
  ): Promise<readonly TokenBalance[]>;
  /** The public name of an account, read from the network of the naming service. Rejects if it cannot be read. */
  readIdentity(
    account: CaipAddress,
    options: ReadOptions & { ipfsGateway?: string | undefined },
  ): Promise<Identity>;
  /**
   * The address of a name on the network `on`, read from the network of the naming service. Undefined if the name has none.
   * Rejects with `rpc_failed` or `aborted`.
   */
  resolveName(name: string, options: ReadOptions & { on: CaipNetworkId }): Promise<string | undefined>;
}

/** The members that connectors of all namespaces share. */
interface ConnectorIn<N extends Namespace> extends AccountReader {
  readonly info: ConnectorInfo & { readonly namespace: N };
  /** Asks the user for accounts. Has no deadline. */
  connect(options: ConnectOptions): Promise<Connected>;
  /**
   * Restores a connection that the wallet still allows, without prompting. Undefined if the wallet no longer allows it.
   */
  reconnect(options: ReconnectOptions): Promise<ConnectionFacts | undefined>;
  /**
   * Ends the connection and all attempts: a late answer from the wallet no longer connects. Revokes the wallet's
   * permission if the wallet supports it. Ends a sign-in, or a wallet app's session, with all its connections. Rejects if
   * it is unknown whether a sign-in ended.
   */
  disconnect(): Promise<void>;
  /**
   * Ends only this connection of a sign-in or session; the last one ends the whole. Missing where `disconnect` does the same.
   */
  release?(): Promise<void>;
  /** Asks the wallet to switch to a network, and to add it if the wallet does not know it. */
  switchNetwork(network: NetworkDefinition, options: WaitOptions): Promise<void>;
  /**
   * Sets the link that opens the wallet's app, for requests of the next connection. Undefined if the wallet is not
   * reached by a link.
   */
  noteAppLink?(link: AppLink | undefined): void;
  /**
   * Asks the wallet to sign in with the active account, using its own sign-in method. Has no deadline. Missing if the wallet
   * only signs messages.
   */
  readonly signIn?: ((request: SignInRequest, options: WaitOptions) => Promise<SignInProof>) | undefined;
  /** The `did:key` that identifies this browser to WalletConnect's services. Undefined without a session. Wallet apps only. */
  readClientId?(): Promise<string | undefined>;
  /** Makes one of the connected accounts the active one. */
  selectAccount(account: CaipAddress): void;
  subscribe(listener: (event: ConnectorEvent) => void): () => void;
  destroy(): void;
}

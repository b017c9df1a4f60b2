import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';
import type { Eip1193Provider } from '../lib/requests/eip1193.js';
import type { SolanaSendOptions } from '../lib/solana/solana.js';
import type { AppLink } from '../lib/wallets/appLink.js';
import type { ConnectorType } from '../lib/wallets/connectorType.js';

/** What the interface shows of a wallet, cleaned of everything a wallet may not decide. */
export interface ConnectorInfo {
  /** Stable over reloads: the reverse domain name of an announced wallet, else a name of ours. */
  readonly id: string;
  readonly type: ConnectorType;
  readonly namespace: Namespace;
  /** Absent when the wallet did not say what it is called: the interface has a word for that. */
  readonly name?: string | undefined;
  /** A data: address of a picture. */
  readonly icon?: string | undefined;
  readonly rdns?: string | undefined;
  /**
   * The connector with which this one is made: a wallet app shares accounts of several chains in one session. Each may
   * be left by itself; what they share ends with the last.
   */
  readonly partOf?: string | undefined;
}

/** What a connection is, told by its wallet: at least one account, the active one first. */
export interface ConnectionFacts {
  readonly accounts: readonly [CaipAddress, ...CaipAddress[]];
  /** The network that the wallet is on, whatever the site wants. */
  readonly network: CaipNetworkId;
  /** Who it is, where that is known only now: a wallet app says its name when it answers. */
  readonly peer?: Pick<ConnectorInfo, 'name' | 'icon'> | undefined;
}

export type ConnectorEvent =
  | ({ readonly type: 'connected' } & ConnectionFacts)
  | { readonly type: 'disconnected'; readonly reason: 'user' | 'wallet' };

export interface WaitOptions {
  readonly signal: AbortSignal;
}

export interface ConnectOptions extends WaitOptions {
  /** Told the code that a wallet app has to read, where that is how the wallet is reached. */
  readonly onPairingCode?: ((uri: string) => void) | undefined;
}

export interface ReconnectOptions extends WaitOptions {
  /** The account that was active, for wallets that keep several connections. */
  readonly account?: CaipAddress | undefined;
}

/** By whom and for which network something is signed; the active account and its network where nothing is said. */
export interface SolanaSigning {
  readonly address?: string | undefined;
  readonly network?: CaipNetworkId | undefined;
}

/**
 * Signs by an account of a Solana wallet. Bytes in, bytes out; all answers are checked. Rejects with a
 * `WalletModalError`: `not_connected` for an account that is not connected, `chain_not_supported` for a network that
 * the account may not be used on.
 */
export interface SolanaSigner {
  /** Resolves to the signature, 64 bytes. */
  signMessage(message: Uint8Array, by?: SolanaSigning): Promise<Uint8Array>;
  /** Takes and resolves to the wire form of legacy or versioned transactions. */
  signTransactions(transactions: readonly Uint8Array[], by?: SolanaSigning): Promise<readonly Uint8Array[]>;
  /** Signs and sends; resolves to the signature, base58, once it is sent. */
  signAndSendTransaction(
    transaction: Uint8Array,
    options?: SolanaSendOptions,
    by?: SolanaSigning,
  ): Promise<string>;
}

/** An amount of base units with what is needed to write it. */
export interface Amount {
  readonly amount: bigint;
  readonly decimals: number;
  readonly symbol: string;
}

/** The public name of an account. */
export interface Identity {
  readonly name: string | undefined;
  /** https: or data: address of a picture. */
  readonly avatar: string | undefined;
}

export interface ReadOptions extends WaitOptions {
  readonly network: NetworkDefinition;
}

/**
 * One wallet that can be connected. What happens is told by events only; the promises say that the question was
 * answered. All rejections are `WalletModalError`s.
 */
export interface Connector {
  readonly info: ConnectorInfo;
  /** The wallet itself, for requests of the host: of EVM wallets only. */
  readonly provider?: Eip1193Provider | undefined;
  /** What signs for the host: of Solana wallets only. */
  readonly signer?: SolanaSigner | undefined;
  /** Asks the person for accounts. Waits as long as the person takes. */
  connect(options: ConnectOptions): Promise<ConnectionFacts>;
  /** Takes up a connection that the wallet still allows, without asking anybody. Undefined when it does not. */
  reconnect(options: ReconnectOptions): Promise<ConnectionFacts | undefined>;
  /**
   * Ends the connection and every attempt at one: what the wallet answers later connects nobody. Takes the permission
   * back where the wallet can do that. Rejects where it is not known whether a sign-in ended.
   */
  disconnect(): Promise<void>;
  /** Asks the wallet to go to a network, and to add it when the wallet does not know it. */
  switchNetwork(network: NetworkDefinition, options: WaitOptions): Promise<void>;
  /**
   * The link by which the person goes to the wallet's app, where that is how it is reached: requests of the connection
   * that follows bring the app up by it. Undefined when it is reached otherwise.
   */
  noteAppLink?(link: AppLink | undefined): void;
  /** Makes one of the connected accounts the active one. */
  selectAccount(account: CaipAddress): void;
  /** The native balance of an account, or that of a token. Rejects with `rpc_failed` or `rpc_missing`. */
  readBalance(account: CaipAddress, options: ReadOptions & { token?: string | undefined }): Promise<Amount>;
  /** The public name of an account, looked up on the network that keeps names. Rejects when it cannot be read. */
  readIdentity(
    account: CaipAddress,
    options: ReadOptions & { ipfsGateway?: string | undefined },
  ): Promise<Identity>;
  subscribe(listener: (event: ConnectorEvent) => void): () => void;
  destroy(): void;
}

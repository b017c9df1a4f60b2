import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/caip.js';
import type { Eip1193Provider } from '../lib/eip1193.js';
import type { NetworkDefinition } from '../lib/networks.js';

/** How a wallet is reached (spec §3). */
export type ConnectorType = 'ANNOUNCED' | 'INJECTED' | 'WALLET_CONNECT';

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
  /** The wallet itself, for requests of the host. */
  readonly provider: Eip1193Provider;
  /** Asks the person for accounts. Waits as long as the person takes. */
  connect(options: ConnectOptions): Promise<ConnectionFacts>;
  /** Takes up a connection that the wallet still allows, without asking anybody. Undefined when it does not. */
  reconnect(options: ReconnectOptions): Promise<ConnectionFacts | undefined>;
  /** Takes the permission back where the wallet can do that, and forgets the connection in any case. */
  disconnect(): Promise<void>;
  /** Asks the wallet to go to a network, and to add it when the wallet does not know it. */
  switchNetwork(network: NetworkDefinition, options: WaitOptions): Promise<void>;
  /** Makes one of the connected accounts the active one. */
  selectAccount(account: CaipAddress): void;
  /** The native balance of an account, or that of a token. Rejects with `rpc_failed` or `rpc_missing`. */
  readBalance(account: CaipAddress, options: ReadOptions & { token?: string | undefined }): Promise<Amount>;
  /** The public name of an account, looked up on the network that keeps names. Rejects when it cannot be read. */
  readIdentity(account: CaipAddress, options: ReadOptions): Promise<Identity>;
  subscribe(listener: (event: ConnectorEvent) => void): () => void;
  destroy(): void;
}

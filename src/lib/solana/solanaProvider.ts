import type { CaipNetworkId } from '../networks/caip.js';
import type { SolanaSendOptions } from './solana.js';

/** A transaction of `@solana/web3.js` version 1: it serializes itself, and its class deserializes it. */
export interface SerializableTransaction {
  serialize(options?: object): Uint8Array;
}

/** A transaction of `@solana/kit` or `@solana/web3.js` version 2: its message bytes and signatures. */
export interface CompiledTransaction {
  readonly messageBytes: object;
  readonly signatures: object;
}

/** A transaction in any library's form. As bytes it is in wire format, legacy or versioned. */
export type SolanaTransaction = Uint8Array | SerializableTransaction | CompiledTransaction;

/** A transfer of SOL or a token. */
export interface SolanaTransfer {
  /** The recipient's base58 address: the wallet's own, not a token account. */
  readonly to: string;
  /** In base units: lamports, or the token's smallest units. */
  readonly amount: bigint;
  /** The mint of an SPL token; leave it out for SOL. The recipient's token account is created if it is missing. */
  readonly mint?: string | undefined;
}

export interface SolanaProviderEvents {
  /** A wallet has connected or reconnected. */
  connect: (account: { readonly address: string }) => void;
  disconnect: () => void;
  /** The addresses of all accounts, the active one first; empty after a disconnect. */
  accountsChanged: (addresses: readonly string[]) => void;
  networkChanged: (network: CaipNetworkId) => void;
}

export type SolanaProviderEventName = keyof SolanaProviderEvents;

/**
 * The connected Solana wallet of an element, whichever it is. Rejects with a `WalletModalError`: `not_connected`,
 * `user_rejected`, `method_not_supported`, `wallet_invalid_answer` and so on.
 */
export interface SolanaProvider {
  /** The base58 address of the active account; undefined while no Solana wallet is connected. */
  readonly address: string | undefined;
  /** The network that requests go to. */
  readonly network: CaipNetworkId | undefined;
  /** This provider as a Wallet Standard wallet, for wallet-adapter, `@solana/react` and similar libraries. */
  readonly standardWallet: object;
  /** Opens the modal unless a Solana wallet is connected. */
  connect(options?: { readonly signal?: AbortSignal }): Promise<{ readonly address: string }>;
  disconnect(): Promise<void>;
  /** Signs a message unchanged. Resolves to the 64-byte signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>;
  /** Signs a transaction without sending it. Resolves to a transaction of the same form. */
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>;
  signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]>;
  /** Signs and sends a transaction. Resolves to its base58 signature once it is sent. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SolanaSendOptions): Promise<string>;
  /**
   * Sends SOL or an SPL token from the active account, and waits until the network has confirmed it. Requires an RPC
   * URL. Resolves to the signature.
   */
  transfer(transfer: SolanaTransfer, options?: { readonly signal?: AbortSignal }): Promise<string>;
  on<Name extends SolanaProviderEventName>(event: Name, listener: SolanaProviderEvents[Name]): () => void;
}

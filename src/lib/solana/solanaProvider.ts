import type { CaipNetworkId } from '../networks/caip.js';
import type { SolanaSendOptions } from './solana.js';

/** A transaction of `@solana/web3.js` 1: one that writes itself, and whose class reads it again. */
export interface SerializableTransaction {
  serialize(options?: object): Uint8Array;
}

/** A transaction of `@solana/kit` or `@solana/web3.js` 2: the bytes of its message, and its signatures. */
export interface CompiledTransaction {
  readonly messageBytes: object;
  readonly signatures: object;
}

/** A transaction in any of the forms that libraries have; as bytes it is the wire form, legacy or versioned. */
export type SolanaTransaction = Uint8Array | SerializableTransaction | CompiledTransaction;

/** What is sent to whom. */
export interface SolanaTransfer {
  /** The address of the recipient, base58: a wallet's own, not that of a token account. */
  readonly to: string;
  /** In base units: lamports, or the smallest units of the token. */
  readonly amount: bigint;
  /** The mint of an SPL token; absent for SOL. The recipient's token account is made where there is none. */
  readonly mint?: string | undefined;
}

export interface SolanaProviderEvents {
  /** A wallet is connected, by the visitor or taken up again. */
  connect: (account: { readonly address: string }) => void;
  disconnect: () => void;
  /** The addresses of all accounts, the active one first; none after a disconnect. */
  accountsChanged: (addresses: readonly string[]) => void;
  networkChanged: (network: CaipNetworkId) => void;
}

export type SolanaProviderEventName = keyof SolanaProviderEvents;

/**
 * The Solana wallet of an element, whichever is connected. Rejects with a `WalletModalError`: `not_connected`,
 * `user_rejected`, `method_not_supported`, `wallet_invalid_answer` and so on.
 */
export interface SolanaProvider {
  /** The address of the active account, base58; undefined while no Solana wallet is connected. */
  readonly address: string | undefined;
  /** The network that requests are for. */
  readonly network: CaipNetworkId | undefined;
  /** This provider as a wallet of Wallet Standard, for wallet-adapter, `@solana/react` and the like. */
  readonly standardWallet: object;
  /** Opens the modal unless a Solana wallet is connected. */
  connect(options?: { readonly signal?: AbortSignal }): Promise<{ readonly address: string }>;
  disconnect(): Promise<void>;
  /** Signs a message as it is. Resolves to the signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>;
  /** Signs a transaction without sending it. Resolves to one of the same form. */
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>;
  signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]>;
  /** Signs and sends a transaction. Resolves to its signature, base58, once it is sent. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SolanaSendOptions): Promise<string>;
  /**
   * Has SOL or an SPL token sent by the active account, and waits until the network has confirmed it. Needs an RPC
   * address. Resolves to the signature.
   */
  transfer(transfer: SolanaTransfer, options?: { readonly signal?: AbortSignal }): Promise<string>;
  on<Name extends SolanaProviderEventName>(event: Name, listener: SolanaProviderEvents[Name]): () => void;
}

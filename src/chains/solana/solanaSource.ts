import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { WaitOptions } from '../connector.js';
import type { GivenSendOptions } from './sendOptions.js';

/** An account as its wallet shares it: a base58 address, and the networks that it may be used on. */
export interface SolanaAccount {
  readonly address: string;
  readonly networks: readonly CaipNetworkId[];
}

/** Which account of a wallet is asked, and for which network. */
export interface SolanaAsked extends WaitOptions {
  readonly address: string;
  readonly network: CaipNetworkId;
}

/**
 * A Solana wallet, however it is reached: by Wallet Standard, over WalletConnect, or in the sign-in frame. Bytes in and
 * bytes out; a transaction is the wire form of a legacy or versioned one. It rejects with whatever the wallet rejected
 * with, and nothing that it answers is trusted: `solanaConnector.ts` checks all of it.
 */
export interface SolanaSource {
  /** Asks the person for accounts. With `silent` nobody is asked, and none come when the wallet would have to. */
  connect(options: WaitOptions & { readonly silent: boolean }): Promise<readonly SolanaAccount[]>;
  /** Ends the connection on the wallet's side, as far as it can. */
  disconnect(): Promise<void>;
  /** Goes to a network, where the wallet has to be told before it is asked on it. */
  switchNetwork?(network: CaipNetworkId, options: WaitOptions): Promise<void>;
  /** Calls the listener with all accounts whenever the wallet changes them; none when it ended the connection. */
  subscribe(listener: (accounts: readonly SolanaAccount[]) => void): () => void;
  /** Resolves to the signature, 64 bytes. */
  signMessage(message: Uint8Array, asked: SolanaAsked): Promise<Uint8Array>;
  /** Resolves to the signed transactions, in the same order. */
  signTransactions(transactions: readonly Uint8Array[], asked: SolanaAsked): Promise<readonly Uint8Array[]>;
  /** Resolves to the signature of the transaction, base58. Absent where the wallet only signs. */
  readonly signAndSendTransaction?:
    | ((transaction: Uint8Array, asked: SolanaAsked, options: GivenSendOptions) => Promise<string>)
    | undefined;
}

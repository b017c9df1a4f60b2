import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import type { WaitOptions } from '../connector.js';
import type { GivenSendOptions } from './sendOptions.js';

/** An account as its wallet shares it: a base58 address and the networks it can be used on. */
export interface SolanaAccount {
  readonly address: string;
  readonly networks: readonly CaipNetworkId[];
}

/** The account and network of a request. */
export interface SolanaAsked extends WaitOptions {
  readonly address: string;
  readonly network: CaipNetworkId;
}

/** The wallet's answer to a sign-in request: the account, and the signed message. */
export interface SolanaSignedIn {
  readonly address: unknown;
  readonly signedMessage: unknown;
  readonly signature: unknown;
}

/**
 * A Solana wallet, reached by Wallet Standard, WalletConnect or the sign-in frame. Takes and returns bytes; transactions are
 * legacy or versioned, in wire format. Rejects with the wallet's own errors. `solanaConnector.ts` checks all of its answers.
 */
export interface SolanaSource {
  /** The wallet's own object, if several modals of a page share it. */
  readonly wallet?: object;
  /** Asks the user for accounts. With `silent`, never prompts: returns none if a prompt would be necessary. */
  connect(options: WaitOptions & { readonly silent: boolean }): Promise<readonly SolanaAccount[]>;
  /** Ends the connection in the wallet, if the wallet supports it. */
  disconnect(): Promise<void>;
  /** Switches the network, for wallets that need this before requests on it. */
  switchNetwork?(network: CaipNetworkId, options: WaitOptions): Promise<void>;
  /** Calls the listener with all accounts whenever they change; with none if the wallet ended the connection. */
  subscribe(listener: (accounts: readonly SolanaAccount[]) => void): () => void;
  /** Resolves to the 64-byte signature. */
  signMessage(message: Uint8Array, asked: SolanaAsked): Promise<Uint8Array>;
  /** Resolves to the signed transactions, in the same order. */
  signTransactions(transactions: readonly Uint8Array[], asked: SolanaAsked): Promise<readonly Uint8Array[]>;
  /** Resolves to the transaction's base58 signature. Undefined if the wallet only signs. */
  readonly signAndSendTransaction?:
    | ((transaction: Uint8Array, asked: SolanaAsked, options: GivenSendOptions) => Promise<string>)
    | undefined;
  /** Signs in with an account, in a message that the wallet writes. Undefined if the wallet only signs messages. */
  readonly signIn?: ((request: SignInRequest, asked: SolanaAsked) => Promise<SolanaSignedIn>) | undefined;
}

import type { SolanaCall } from './solanaCall.js';

/** A signed Solana transaction, before a node gets it. */
export interface SignedTransaction {
  /** In base58. */
  readonly signature: string;
  /** The last block height at which the network accepts it. Undefined if it is unknown. */
  readonly lastValidBlockHeight: bigint | undefined;
}

/** The wallet's answer: a hash or signature, or the id of calls (EIP-5792). */
export type WalletReply =
  | { readonly hash: string; readonly callsId?: undefined }
  | { readonly callsId: string; readonly hash?: undefined };

/** Informs the transaction tracker while a wallet is asked for a transaction. */
export interface Asking {
  /** The id of its record. */
  readonly id: string;
  /** Await this before asking a wallet for a Solana transaction. Resolves when it's stored. */
  keepCall(call: SolanaCall): Promise<void>;
  /**
   * Call this directly before the wallet gets the request. Earlier errors prove that nothing was sent. Later ones don't, not
   * even a refusal by the user.
   */
  handOver(): void;
  /** Call this when the wallet reports that it didn't take the request, which proves that nothing was sent. */
  handBack(): void;
  /** Await this before asking a wallet for several calls under this id (EIP-5792). Resolves when it's stored. */
  keepCallsId(callsId: string): Promise<void>;
  /** Await this before sending a signed transaction to a node. Resolves when the signature is stored. */
  keepSigned(signed: SignedTransaction): Promise<void>;
}

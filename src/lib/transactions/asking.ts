import type { SolanaCall } from './solanaCall.js';

/** What is signed on Solana, known before a node gets it. */
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

/** What has to be told to the tracker of transactions while a wallet is asked for one. */
export interface Asking {
  /** The id of its record. */
  readonly id: string;
  /** To be awaited before a wallet is asked for a Solana transaction. Resolves when it is kept. */
  keepCall(call: SolanaCall): Promise<void>;
  /**
   * To be called directly before the wallet gets the request. Errors from before prove that nothing was sent; after it, none
   * does, not even a refusal by the user.
   */
  handOver(): void;
  /** To be called when the wallet has said that it did not take the request, which proves that nothing was sent. */
  handBack(): void;
  /** To be awaited before a wallet is asked for several calls under this id (EIP-5792). Resolves when it is kept. */
  keepCallsId(callsId: string): Promise<void>;
  /** To be awaited before a signed transaction goes to a node. Resolves when the signature is kept. */
  keepSigned(signed: SignedTransaction): Promise<void>;
}

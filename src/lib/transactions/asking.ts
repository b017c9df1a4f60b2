/** What is signed on Solana, known before a node gets it. */
export interface SignedTransaction {
  /** In base58. */
  readonly signature: string;
  /** The last block height at which the network accepts it. Undefined if it is unknown. */
  readonly lastValidBlockHeight: bigint | undefined;
}

/** What has to be told to the tracker of transactions while a wallet is asked for one. */
export interface Asking {
  /** The id of its record. */
  readonly id: string;
  /**
   * To be called directly before the wallet gets the request. Errors from before prove that nothing was sent; after it,
   * only a refusal by the user does.
   */
  handOver(): void;
  /** To be awaited before a signed transaction goes to a node. Resolves when the signature is kept. */
  keepSigned(signed: SignedTransaction): Promise<void>;
}

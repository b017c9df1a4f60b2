/** A transfer of SOL or a token. */
export interface SolanaTransferCall {
  /** The recipient's own address. */
  readonly to: string;
  /** The mint of a token. Undefined for SOL. */
  readonly mint: string | undefined;
  /** In base units. */
  readonly amount: bigint;
}

/** A swap: the mints of the sold and the bought token. Undefined for SOL. */
export interface SolanaSwapCall {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The content of a Solana transaction, to recognise it among others. */
export interface SolanaCall {
  /** A digest of the fee payer and the instructions, in hex. Undefined if it couldn't be made: then nothing equals it. */
  readonly digest: string | undefined;
  /** The blockhash that limits its lifetime, in base58. Undefined with a durable nonce, which never expires. */
  readonly blockhash: string | undefined;
  readonly transfer: SolanaTransferCall | undefined;
  readonly swap?: SolanaSwapCall | undefined;
}

/** A transfer of SOL or a token. */
export interface SolanaTransferCall {
  /** The recipient's own address. */
  readonly to: string;
  /** The mint of a token. Undefined for SOL. */
  readonly mint: string | undefined;
  /** In base units. */
  readonly amount: bigint;
}

/** A swap: the mints of what is paid and of what comes. Undefined for SOL. */
export interface SolanaSwapCall {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What a Solana transaction does, to recognise it among others. */
export interface SolanaCall {
  /** A digest of who pays and of the instructions, in hex. Undefined if it could not be made: nothing equals it. */
  readonly digest: string | undefined;
  /** The blockhash that it lives by, in base58. Undefined if it lives by a nonce, and so for any time. */
  readonly blockhash: string | undefined;
  readonly transfer: SolanaTransferCall | undefined;
  readonly swap?: SolanaSwapCall | undefined;
}

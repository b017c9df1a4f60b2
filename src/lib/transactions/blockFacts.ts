import type { CaipAddress } from '../networks/caip.js';

/** What is asked about transactions in blocks. */
export interface BlockQuestion {
  /** The account that the fee is asked of, on the network of the transactions. */
  readonly account: CaipAddress;
  /** The hashes or signatures of what a wallet made of one request. */
  readonly hashes: readonly string[];
}

/** What a network says of transactions in its blocks. */
export interface BlockFacts {
  /** When the last one came into a block, in ms since 1970. Undefined if no node says it. */
  readonly minedAt: number | undefined;
  /**
   * What the account has paid the network for all of them, in base units of the native currency. `other`: somebody else has
   * paid. Undefined if no node says it.
   */
  readonly fee: bigint | 'other' | undefined;
}

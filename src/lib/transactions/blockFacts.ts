import type { CaipAddress } from '../networks/caip.js';

/** What is asked about transactions in blocks. */
export interface BlockQuestion {
  /** The account that the fee is asked of, on the network of the transactions. */
  readonly account: CaipAddress;
  /** The hashes or signatures of what a wallet made of one request. */
  readonly hashes: readonly string[];
  /** When the wallet was asked, in ms since 1970. Undefined if this device did not ask it. */
  readonly askedAt: number | undefined;
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

/** Clocks of devices are seldom further apart. */
export const CLOCK_SLACK_MS = 600_000;
/** No network of ours is older: 30 July 2015. */
const FIRST_BLOCK_MS = 1_438_214_400_000;

/** Whether a transaction can have come into a block at a time: after its wallet was asked, and not later than now. */
export const isPossibleTime = (madeAt: number, now: number, askedAt = FIRST_BLOCK_MS): boolean =>
  madeAt >= askedAt - CLOCK_SLACK_MS && madeAt <= now + CLOCK_SLACK_MS;

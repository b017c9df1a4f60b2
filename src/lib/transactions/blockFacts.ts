import type { CaipAddress } from '../networks/caip.js';

/** A question about mined transactions. */
export interface BlockQuestion {
  /** The account whose fee is asked for, on the network of the transactions. */
  readonly account: CaipAddress;
  /** The hashes or signatures of one request's transactions. */
  readonly hashes: readonly string[];
  /** When the wallet was asked, in ms since 1970. Undefined if this device did not ask it. */
  readonly askedAt: number | undefined;
}

/** A network's facts about mined transactions. */
export interface BlockFacts {
  /** The time of the last one's block, in ms since 1970. Undefined if no node returns it. */
  readonly minedAt: number | undefined;
  /**
   * The network fee that the account paid for all of them, in base units of the native currency. `other`: another account paid.
   * Undefined if no node returns it.
   */
  readonly fee: bigint | 'other' | undefined;
}

/** Device clocks are seldom further off. */
export const CLOCK_SLACK_MS = 600_000;
/** No supported network is older: 30 July 2015. */
const FIRST_BLOCK_MS = 1_438_214_400_000;

/** Whether a transaction can be from a block of this time: after its wallet was asked, and not in the future. */
export const isPossibleTime = (madeAt: number, now: number, askedAt = FIRST_BLOCK_MS): boolean =>
  madeAt >= askedAt - CLOCK_SLACK_MS && madeAt <= now + CLOCK_SLACK_MS;

/** How long a wallet's or node's answer proves that a transaction is on its way, in ms. */
export const FRESH_MS = 60_000;
/** How long a network may take to learn of a sent transaction before other networks are searched, in ms. */
export const ELSEWHERE_AFTER_MS = 10_000;
/** The most other networks that are searched for a transaction unknown to its own. */
export const MOST_ELSEWHERE = 12;
/** How long a transaction must be unknown to all nodes before it counts as dropped, in ms. */
export const DROPPED_MS = 300_000;
/** How long a node's confirmed network is trusted, in ms. */
export const PROVEN_MS = 86_400_000;
/** A node whose newest block is older than this has stopped, so a transaction missing there proves nothing. In ms. */
export const STOPPED_MS = 600_000;
/** The age at which an outcome counts as settled even if the chain makes no blocks, in ms. */
export const SETTLED_MS = 900_000;
/** A wallet that hasn't answered for this long may have lost the request, in ms. */
export const ASKED_LIFE_MS = 300_000;
/**
 * How long a declined transaction is searched for, in ms. By then, a wallet that sends it anyway has done so, and a visitor who
 * tries again has done so too.
 */
export const DECLINED_LIFE_MS = 600_000;
/** How long a repeated request waits for nodes to show whether the declined one was sent, in ms. */
export const DECLINED_WAIT_MS = 5_000;
/** The longest time that a request waits for the account's nonce to be read first, in ms. */
export const START_WAIT_MS = 1_500;
/** How long a transaction without an outcome is searched for, ever more rarely and across reloads, in ms. */
export const LOOKED_FOR_MS = 30 * 86_400_000;
/** The pause before the second check, in ms. It grows. */
export const FIRST_PAUSE_MS = 2_000;
/** The factor by which the pause between checks grows. */
export const PAUSE_GROWTH = 1.5;
/** The longest pause between checks while the page is visible, and the shortest while it's hidden, in ms. */
export const LONG_PAUSE_MS = 60_000;
/** The longest pause while nodes don't answer, in ms. */
export const OUTAGE_PAUSE_MS = 300_000;
/** The longest pause between checks for a transaction that no node knows, in ms. */
export const RARE_PAUSE_MS = 900_000;
/**
 * How long a transaction without an outcome is shown before others are sent, in ms. One that does the same is shown for as long
 * as it's stored.
 */
export const EARLIER_LIFE_MS = 86_400_000;
/**
 * The most calls of a batch, and of its transactions, that are compared. For larger ones, only the wallet's report is shown.
 */
export const MOST_CALLS = 20;

/** A wallet's answer, and a node's, prove for this long that a transaction is on its way, in ms. */
export const FRESH_MS = 60_000;
/** How long a network may take to hear of what a wallet has sent, before other networks are asked for it, in ms. */
export const ELSEWHERE_AFTER_MS = 10_000;
/** How many other networks are asked for a transaction that its own does not know. */
export const MOST_ELSEWHERE = 12;
/** After this long without any node knowing it, a transaction counts as dropped, in ms. */
export const DROPPED_MS = 300_000;
/** How long a node counts as one of its network once it has said so, in ms. */
export const PROVEN_MS = 86_400_000;
/** A node whose newest block is older than this, by the clock, has stopped: what it does not know says nothing. In ms. */
export const STOPPED_MS = 600_000;
/** An outcome this old counts as settled even if the chain makes no blocks, in ms. */
export const SETTLED_MS = 900_000;
/** A wallet that has not answered after this long may have lost the request, in ms. */
export const ASKED_LIFE_MS = 300_000;
/**
 * How long something that was declined is looked for, in ms: a wallet that has sent it all the same has done so by then, and
 * whoever presses again does so by then.
 */
export const DECLINED_LIFE_MS = 600_000;
/** How long a press waits for nodes to say whether the same was sent although it was declined, in ms. */
export const DECLINED_WAIT_MS = 5_000;
/** How long a request waits at most for the account's nonce from before it, in ms. */
export const START_WAIT_MS = 1_500;
/** How long we search for a transaction without an outcome, in ms: ever more rarely, across reloads. */
export const LOOKED_FOR_MS = 30 * 86_400_000;
/** The pause before the second look, in ms. It grows. */
export const FIRST_PAUSE_MS = 2_000;
/** How much longer each pause between two looks is than the last. */
export const PAUSE_GROWTH = 1.5;
/** The longest pause between two looks while the page is visible, and the shortest while it is hidden, in ms. */
export const LONG_PAUSE_MS = 60_000;
/** The longest pause while nodes do not answer, in ms. */
export const OUTAGE_PAUSE_MS = 300_000;
/** The longest pause between two looks for what no node knows, in ms. */
export const RARE_PAUSE_MS = 900_000;
/** How long a transaction without an outcome is named before others are sent, in ms. The same one is for as long as it is kept. */
export const EARLIER_LIFE_MS = 86_400_000;
/** How many calls of a batch, and transactions made of them, are compared. Of larger ones only their wallet's word is told. */
export const MOST_CALLS = 20;

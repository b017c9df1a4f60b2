import type { ReviewedSwap, SwapFlow } from '../../../atoms/swap/swapFlow.js';

/** A swap on screen before the wallet is asked for it. */
export type ShownSwap = Extract<SwapFlow, ReviewedSwap>;

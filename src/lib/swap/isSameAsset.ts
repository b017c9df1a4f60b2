import type { SwapAsset } from './quoteSource.js';

/** Whether two assets are the same. Letters of addresses differ in case only by their checksum. */
export const isSameAsset = (one: SwapAsset, other: SwapAsset): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

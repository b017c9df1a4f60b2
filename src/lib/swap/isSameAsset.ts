import { isSameAddress } from '../networks/isSameAddress.js';
import type { SwapAsset } from './quoteSource.js';

/** Whether two assets are the same: the native currency, or the same address. */
export const isSameAsset = (one: SwapAsset, other: SwapAsset): boolean =>
  other === undefined ? one === undefined : isSameAddress(one, other);

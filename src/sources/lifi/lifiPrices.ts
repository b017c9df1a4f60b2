import type { AccountSource } from '../../lib/account/accountSource.js';
import { checkLifiOptions, type LifiOptions } from './lifiOptions.js';
import { openLifi } from './openLifi.js';

/** Token prices from LI.FI, on the EVM networks that it serves and on Solana. Throws as `lifi` does. */
export function lifiPrices(options: LifiOptions = {}): AccountSource {
  const open = openLifi(checkLifiOptions(options));
  return {
    name: 'LI.FI',
    price: async (...question) => (await open()).price(...question),
  };
}

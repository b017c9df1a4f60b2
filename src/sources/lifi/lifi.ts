import { chainIdOf } from '../../lib/networks/caip.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import { checkLifiOptions, type LifiOptions } from './lifiOptions.js';
import { openLifi } from './openLifi.js';

/** LI.FI's contract, and the networks on which it is known to be there. */
const ROUTER = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE';
const NETWORKS: ReadonlySet<number> = new Set([1, 10, 56, 100, 137, 250, 8453, 42161, 43114]);

/**
 * Swaps by LI.FI, on the EVM networks that it serves. Needs no account. It takes no fees for sites: LI.FI would pay them to
 * the wallet that it knows for the integrator, whatever `swap-fee` tells visitors. Throws a TypeError if the options make no
 * sense.
 */
export function lifi(options: LifiOptions = {}): QuoteSource {
  const open = openLifi(checkLifiOptions(options));
  return {
    slippageStep: 1,
    sendsToOthers: true,
    takesFees: false,
    routers: (network) => (NETWORKS.has(chainIdOf(network)) ? [ROUTER] : undefined),
    tokens: async (...question) => (await open()).tokens(...question),
    quote: async (...question) => (await open()).quote(...question),
    buildApproval: async (...question) => (await open()).buildApproval(...question),
    buildSwap: async (...question) => (await open()).buildSwap(...question),
  };
}

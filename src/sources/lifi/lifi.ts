import { chainIdOf } from '../../lib/networks/caip.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { checkLifiOptions, type LifiOptions } from './lifiOptions.js';
import { openLifi } from './openLifi.js';

/** LI.FI's contract on most networks, and on those with their own addressing scheme. */
const ROUTER = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE';
const ROUTERS: Readonly<Record<number, string>> = {
  324: '0x341e94069f53234fE6DabeF707aD424830525715',
  59144: '0xDE1E598b81620773454588B85D6b5D4eEC32573e',
};
/** On other networks, visitors have to check the contract themselves. */
const KNOWN_NETWORKS: ReadonlySet<number> = new Set([
  1, 10, 56, 100, 137, 250, 324, 8453, 42161, 42220, 43114, 59144, 534352,
]);

/**
 * Swaps by LI.FI, on and between the EVM networks that it serves, and on Solana. Needs no account. Doesn't collect fees for
 * sites: LI.FI would pay them to the wallet registered for the integrator, whatever `swap-fee` says. Throws a TypeError if the
 * options are invalid.
 */
export function lifi(options: LifiOptions = {}): QuoteSource {
  const open = openLifi(checkLifiOptions(options));
  return {
    slippageStep: 1,
    sendsToOthers: true,
    crossesNetworks: true,
    takesFees: false,
    swapsOnSolana: true,
    routers(network) {
      const chain = chainIdOf(network);
      return KNOWN_NETWORKS.has(chain) ? [ownValue(ROUTERS, chain) ?? ROUTER] : undefined;
    },
    tokens: async (...question) => (await open()).tokens(...question),
    quote: async (...question) => (await open()).quote(...question),
    buildApproval: async (...question) => (await open()).buildApproval(...question),
    buildSwap: async (...question) => (await open()).buildSwap(...question),
    delivery: async (...question) => (await open()).delivery(...question),
  };
}

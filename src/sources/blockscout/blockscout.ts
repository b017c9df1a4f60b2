import type { AccountSource } from '../../lib/account/accountSource.js';
import { loadOnce } from '../../lib/loadOnce.js';
import { parseCaipNetworkId } from '../../lib/networks/caip.js';
import { safeHttpUrl } from '../../lib/untrusted/sanitize.js';
import { type BlockscoutOptions, CHAIN_ID } from './blockscoutOptions.js';

/**
 * Balances with prices, transactions, collectibles and names of EVM accounts, from Blockscout instances. Throws a TypeError if
 * the options are invalid.
 */
export function blockscout(options: BlockscoutOptions = {}): AccountSource {
  checkUrl(options.url);
  const open = loadOnce(async () => (await import('./createBlockscout.js')).createBlockscout(options));
  return {
    name: 'Blockscout',
    balances: async (account, asked) => (await open()).balances(account, asked),
    history: async (account, asked) => (await open()).history(account, asked),
    nfts: async (account, asked) => (await open()).nfts(account, asked),
    price: async (token, asked) => (await open()).price(token, asked),
    profile: async (account, asked) => (await open()).profile(account, asked),
  };
}

function checkUrl(url: BlockscoutOptions['url']): void {
  if (url === undefined) return;
  if (typeof url === 'string') {
    checkAddress(url.replace(CHAIN_ID, '1'));
    // An instance serves one network, and its data is wrong for any other.
    if (url.includes(CHAIN_ID)) return;
    throw new TypeError(`"url" has no ${CHAIN_ID}: name its network, such as { 'eip155:1': '${url}' }.`);
  }
  for (const [network, address] of Object.entries(url)) {
    if (parseCaipNetworkId(network)?.namespace !== 'eip155') {
      throw new TypeError(
        `"url" has "${network}", which is not the id of an EVM network, such as "eip155:1".`,
      );
    }
    checkAddress(address);
  }
}

function checkAddress(url: string): void {
  if (!safeHttpUrl(url)) throw new TypeError(`"url" has "${url}", which is not an https: address.`);
}

import type { Config } from '../../lib/config.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { instanceUrl, publicNetworks } from '../../sources/blockscout/instances.js';
import { LIFI_URL } from '../../sources/lifi/lifiOptions.js';
import { askedAt, type PagePlace, type Wanted } from './need.js';

/** The names of the package's account sources in a modal's settings. */
function accountSourceNames({ accountSource }: Config): readonly unknown[] {
  return typeof accountSource === 'string'
    ? accountSource.trim().split(/\s+/)
    : (readEntries(accountSource) ?? []);
}

/** The needs of the package's sources that a modal names, or that `services="open"` includes. */
export function sourceNeeds(config: Config, page: PagePlace): readonly Wanted[] {
  const names = accountSourceNames(config);
  const needs: Wanted[] = [];
  const add = (url: string | undefined, told: Omit<Wanted, 'directive' | 'source' | 'url'>) => {
    const place = askedAt(url, page, true);
    if (place) needs.push({ directive: 'connect-src', ...place, ...told });
  };
  if (names.includes('blockscout')) {
    for (const { id, name } of askedNetworks(config)) {
      add(instanceUrl({}, id), {
        feature: 'Blockscout',
        why: `Tokens, prices, history, NFTs and names of accounts on ${name}.`,
        without: 'The account shows less: what your nodes and other sources know.',
      });
    }
  }
  const swaps = config.features.swaps && config.quotes && 'own' in config.quotes;
  if (swaps && config.quotes.own === 'lifi') {
    add(LIFI_URL, {
      feature: 'LI.FI',
      why: 'Tokens that can be swapped, quotes, and what became of swaps.',
      without: 'Swap says that it cannot reach its service.',
    });
  }
  // Only swaps request its prices.
  if (names.includes('lifi') && config.features.swaps && config.quotes) {
    add(LIFI_URL, {
      feature: 'LI.FI',
      why: 'What tokens are worth, where no other source knows it.',
      without: 'Values are missing.',
    });
  }
  return needs;
}

/** The site's networks. If the site accepts any network, those that the sources know. */
function askedNetworks({ networks, describedNetworks }: Config) {
  const own = [...networks, ...describedNetworks];
  return own.length > 0 ? own : publicNetworks().map((id: CaipNetworkId) => ({ id, name: id }));
}

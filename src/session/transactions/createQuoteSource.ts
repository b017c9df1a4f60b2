import type { Services } from '../../atoms/hostServices.js';
import { configAtom, describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { tellImitations } from '../../lib/account/describeTokens.js';
import type { ChainApiSetting, QuoteSetting } from '../../lib/config.js';
import { loadOnce } from '../../lib/loadOnce.js';
import { loadPart } from '../../lib/loadPart.js';
import type { CheckedQuoteSource } from '../../lib/swap/checkedQuoteSource.js';
import { checkQuoteSource } from '../../lib/swap/checkQuoteSource.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import { openImitations } from '../account/openImitations.js';
import { readClientId } from '../account/readClientId.js';

/** LI.FI for each element. It keeps its state, such as the last quote or a busy service. */
const opened = new WeakMap<Store, () => Promise<QuoteSource>>();

async function loadLifi(): Promise<QuoteSource> {
  return (await loadPart(import('../../sources/lifi/lifi.js'))).lifi();
}

/**
 * The source of quotes for the present settings, with all answers checked. Undefined if the site has none. Rejects with
 * `load_failed`.
 */
export async function createQuoteSource(
  store: Store,
  services: Pick<Services, 'clock' | 'connectors'>,
): Promise<CheckedQuoteSource | undefined> {
  const { quotes } = store.get(configAtom);
  if (!quotes) return undefined;
  const source = checkQuoteSource(await open(quotes), services);
  return {
    ...source,
    async tokens(network, options) {
      const tokens = await source.tokens(network, options);
      const { nativeCurrency } = store.get(describeNetworkAtom)(network);
      // With different decimals, amounts would be wrong by orders of magnitude; with another symbol, it would look like a
      // token.
      const own = tokens?.map((token) =>
        token.address === undefined ? { ...token, ...nativeCurrency } : token,
      );
      return own && tellImitations(own, await openImitations(store, network, own));
    },
  };

  async function open(setting: QuoteSetting): Promise<QuoteSource> {
    if ('hosted' in setting) return openHosted(setting.hosted);
    if (typeof setting.own !== 'string') return setting.own;
    const openLifi = opened.get(store) ?? loadOnce(loadLifi);
    opened.set(store, openLifi);
    return openLifi();
  }

  async function openHosted(setting: ChainApiSetting): Promise<QuoteSource> {
    const { createHostedQuotes } = await loadPart(import('../../api/chain/swap/createHostedQuotes.js'));
    return createHostedQuotes({
      setting,
      clock: services.clock,
      clientId: () => readClientId(store, services),
    });
  }
}

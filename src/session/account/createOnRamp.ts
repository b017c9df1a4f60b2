import type { Services } from '../../atoms/hostServices.js';
import { configAtom, describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type { ChainApiSetting } from '../../lib/config.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf } from '../../lib/networks/caip.js';
import { checkOnRampProvider } from '../../lib/onramp/checkOnRampProvider.js';
import { estimateQuote } from '../../lib/onramp/estimateQuote.js';
import type { OnRamp, OnRampRead } from '../../lib/onramp/onRamp.js';
import { ON_RAMP_DEFAULTS } from '../../lib/onramp/onRampDefaults.js';
import { withoutFalseNatives } from '../../lib/onramp/withoutFalseNatives.js';
import { readClientId } from './readClientId.js';

/**
 * The sellers of crypto for the present settings. Rejects with `method_not_supported` if the site has none, with `load_failed`.
 */
export async function createOnRamp(
  store: Store,
  services: Pick<Services, 'clock' | 'connectors'>,
): Promise<OnRamp> {
  const { onRamps } = store.get(configAtom);
  if (!onRamps) throw new WalletModalError('method_not_supported', 'Nobody sells crypto on this site.');
  const { own } = onRamps;
  const hosted = onRamps.hosted && (await openHosted(onRamps.hosted));
  // The page may offer the service's provider with its own code.
  const others = hosted && !own.some(({ id }) => id === hosted.provider.id) ? [hosted.provider] : [];
  return {
    providers: [...own, ...others].map((provider) => checkOnRampProvider(provider, services)),
    async options(options) {
      const offered = await unlessFailed(hosted?.options(options), options);
      if (!offered) return ON_RAMP_DEFAULTS;
      const describe = store.get(describeNetworkAtom);
      const purchase = withoutFalseNatives(offered.purchase, (network) => describe(network).nativeCurrency);
      return purchase.length > 0 ? { ...offered, purchase, source: 'service' } : ON_RAMP_DEFAULTS;
    },
    async quote(query, options) {
      // The visitor is still typing.
      const asked = { ...query, amount: query.amount.replace(/\.$/, '') };
      return (await unlessFailed(hosted?.quote(asked, options), options)) ?? estimateQuote(asked);
    },
    async purchases(account, provider, options) {
      if (provider !== hosted?.provider.id) return undefined;
      const entries = await hosted.purchases(addressOf(account), options);
      return entries?.map((entry) => ({ ...entry, hash: entry.hash || undefined }));
    },
  };

  async function openHosted(setting: ChainApiSetting) {
    const { createHostedOnRamp } = await loadPart(import('../../api/chain/onramp/createHostedOnRamp.js'));
    return createHostedOnRamp({
      setting,
      clock: services.clock,
      clientId: () => readClientId(store, services),
    });
  }
}

/** The service's answer. Undefined if it fails or there is none: then visitors see the defaults. */
async function unlessFailed<T>(
  answer: Promise<T> | undefined,
  { signal }: OnRampRead,
): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    // Not reported: the hosted service lacks these calls at times, and the page can't fix that.
    if (signal.aborted) throw error;
    return undefined;
  }
}

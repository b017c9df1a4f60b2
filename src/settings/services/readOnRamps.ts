import type { ChainApiSetting, OnRampSetting } from '../../lib/config.js';
import type { OnRampProvider } from '../../lib/onramp/onRamp.js';
import { readOnRampProvider } from '../../lib/onramp/readOnRampProvider.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import type { Complain } from '../explainProblem.js';

/** The sellers of crypto: the page's own providers and the chain API's. Undefined if there are none. */
export function readOnRamps(
  value: unknown,
  chainApi: ChainApiSetting | undefined,
  complain: Complain,
): OnRampSetting | undefined {
  const own = readOwn(value, complain);
  return own.length > 0 || chainApi ? { own, hosted: chainApi } : undefined;
}

/** The usable entries, each id once. */
function readOwn(value: unknown, complain: Complain): readonly OnRampProvider[] {
  if (value === undefined) return [];
  const entries = readEntries(value);
  if (!entries) complain({ what: 'onRamps' });
  const providers = new Map<string, OnRampProvider>();
  entries?.forEach((entry, index) => {
    const provider = readOnRampProvider(entry);
    if (!provider || providers.has(provider.id)) complain({ what: 'onRamp', index });
    else providers.set(provider.id, provider);
  });
  return [...providers.values()];
}

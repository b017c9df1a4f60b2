import type { Store } from '../../atoms/util/store.js';
import type { AccountSource } from '../../lib/account/accountSource.js';
import { loadPart } from '../../lib/loadPart.js';
import { isSourceName, type SourceName } from '../../lib/sources/sourceNames.js';
import { withNames } from '../../lib/sources/withNames.js';

type Name = SourceName<'accountSource'>;

const LOAD: { readonly [One in Name]: () => Promise<AccountSource> } = {
  blockscout: async () => (await loadPart(import('../../sources/blockscout/blockscout.js'))).blockscout(),
  lifi: async () => (await loadPart(import('../../sources/lifi/lifiPrices.js'))).lifiPrices(),
  node: async () => (await loadPart(import('../../sources/nodeHistory/nodeHistory.js'))).nodeHistory(),
};

/** The sources of each element: what they know of their services, such as that one is busy, stays. */
const opened = new WeakMap<Store, Map<Name, Promise<AccountSource>>>();

/**
 * What `accountSource` was set to, with the sources that stand behind names. Unknown names stay. Rejects with `load_failed`.
 */
export async function withNamedSources(store: Store, setting: unknown): Promise<unknown> {
  const own = opened.get(store) ?? new Map<Name, Promise<AccountSource>>();
  opened.set(store, own);
  function open(name: Name): Promise<AccountSource> {
    const source = own.get(name) ?? LOAD[name]();
    own.set(name, source);
    // What could not be loaded is loaded again.
    source.catch(() => own.delete(name));
    return source;
  }
  return withNames(setting, (entry) => (isSourceName('accountSource', entry) ? open(entry) : undefined));
}

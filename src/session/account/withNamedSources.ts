import type { Store } from '../../atoms/util/store.js';
import type { AccountSource } from '../../lib/account/accountSource.js';
import { isSourceName, type SourceName } from '../../lib/account/sourceNames.js';
import { loadPart } from '../../lib/loadPart.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';

const LOAD: { readonly [Name in SourceName]: () => Promise<AccountSource> } = {
  blockscout: async () => (await loadPart(import('../../sources/blockscout/blockscout.js'))).blockscout(),
  node: async () => (await loadPart(import('../../sources/nodeHistory/nodeHistory.js'))).nodeHistory(),
};

/** The sources of each element: what they know of their services, such as that one is busy, stays. */
const opened = new WeakMap<Store, Map<SourceName, Promise<AccountSource>>>();

/**
 * What `accountSource` was set to, with the sources that stand behind names. Unknown names stay. Rejects with `load_failed`.
 */
export async function withNamedSources(store: Store, setting: unknown): Promise<unknown> {
  const own = opened.get(store) ?? new Map<SourceName, Promise<AccountSource>>();
  opened.set(store, own);
  function open(name: SourceName): Promise<AccountSource> {
    const source = own.get(name) ?? LOAD[name]();
    own.set(name, source);
    // What could not be loaded is loaded again.
    source.catch(() => own.delete(name));
    return source;
  }
  const entries = typeof setting === 'string' ? setting.trim().split(/\s+/) : readEntries(setting);
  return entries ? Promise.all(entries.map((entry) => (isSourceName(entry) ? open(entry) : entry))) : setting;
}

import type { Store } from '../../atoms/util/store.js';
import type { AccountSource } from '../../lib/account/accountSource.js';
import { loadOnce } from '../../lib/loadOnce.js';
import { loadPart } from '../../lib/loadPart.js';
import { isSourceName, type SourceName } from '../../lib/sources/sourceNames.js';
import { withNames } from '../../lib/sources/withNames.js';

type Sources = Readonly<Record<SourceName<'accountSource'>, () => Promise<AccountSource>>>;

const createSources = (): Sources => ({
  blockscout: loadOnce(async () =>
    (await loadPart(import('../../sources/blockscout/blockscout.js'))).blockscout(),
  ),
  lifi: loadOnce(async () => (await loadPart(import('../../sources/lifi/lifiPrices.js'))).lifiPrices()),
  node: loadOnce(async () =>
    (await loadPart(import('../../sources/nodeHistory/nodeHistory.js'))).nodeHistory(),
  ),
});

/** The sources of each element. They keep their state, such as a busy service. */
const opened = new WeakMap<Store, Sources>();

/** The value of `accountSource`, with known names replaced by their sources. Unknown names stay. Rejects with `load_failed`. */
export async function withNamedSources(store: Store, setting: unknown): Promise<unknown> {
  const own = opened.get(store) ?? createSources();
  opened.set(store, own);
  return withNames(setting, (entry) => (isSourceName('accountSource', entry) ? own[entry]() : undefined));
}

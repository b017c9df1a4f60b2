import type { ConnectionMemory, RememberedConnection, Services } from '../atoms/hostServices.js';
import type { MemoryKeys } from '../elements/memoryKeys.js';
import { webStorage } from '../lib/browser/webStorage.js';
import type { Config } from '../lib/config.js';
import { WalletModalError } from '../lib/errors.js';
import { parseCaipNetworkId, readCaipAddress } from '../lib/networks/caip.js';
import { memoryStorage, safeStorage } from '../lib/safeStorage.js';

/** There are up to five per namespace. */
const MOST_CONNECTIONS = 10;

/** Parses the stored connections. They hold no secrets, only wallets and public accounts. */
function parse(text: string | null): readonly RememberedConnection[] {
  try {
    const entries: readonly unknown[] = [JSON.parse(text ?? '[]')].flat();
    return entries.slice(0, MOST_CONNECTIONS).flatMap((entry) => {
      const { connectorId, account: written } = Object(entry) as Partial<RememberedConnection>;
      const account = readCaipAddress(written);
      return typeof connectorId === 'string' && account ? [{ connectorId, account }] : [];
    });
  } catch {
    // Other code may have written to this key.
    return [];
  }
}

/**
 * Stores the connections and the chosen network according to the settings. If storage is denied, keeps them in memory and
 * reports that once.
 */
export function createConnectionMemory(
  { connection: key, network: networkKey }: Pick<MemoryKeys, 'connection' | 'network'>,
  config: Pick<Config, 'remember' | 'storage'>,
  report: (error: WalletModalError) => void,
): Pick<Services, 'memory' | 'storage' | 'onRemembered'> {
  const complain = (cause?: unknown) =>
    report(
      new WalletModalError('storage_unavailable', 'The connection cannot be remembered.', {
        details: 'The storage is denied or failing; visitors have to connect again on every page.',
        cause,
      }),
    );
  const web = config.storage ? undefined : webStorage(config.remember);
  if (!config.storage && !web && config.remember !== 'none') complain();
  const storage = safeStorage(config.storage ?? web ?? memoryStorage(), complain);
  const readKept = async () => parse(await storage.get(key));
  let last: Promise<unknown> = Promise.resolve();
  function onRemembered(listener: (name: string | null) => void) {
    const onStorage = (event: StorageEvent) => {
      if (web && event.storageArea === web) listener(event.key);
    };
    // A page restored from the back-forward cache has missed the changes of other tabs.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener(null);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }
  const memory: ConnectionMemory = {
    // Includes pending writes.
    read: () => last.then(readKept),
    update(change) {
      const update = last.then(async () => {
        const next = change(await readKept());
        await storage.set(key, next.length > 0 ? JSON.stringify(next) : null);
      });
      // A failed update must not block the next.
      last = update.catch(() => undefined);
      return update;
    },
    async readNetwork() {
      return parseCaipNetworkId((await storage.get(networkKey)) ?? '')?.id;
    },
    writeNetwork: (network) => storage.set(networkKey, network ?? null),
    subscribe: (listener) =>
      onRemembered((name) => {
        if (name === key || name === null) listener();
      }),
  };
  return { memory, storage, onRemembered };
}

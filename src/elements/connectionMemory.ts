import type { ConnectionMemory, RememberedConnection } from '../atoms/services.js';
import type { Config } from '../lib/config.js';
import { WalletModalError } from '../lib/errors.js';
import { memoryStorage, safeStorage } from '../lib/storage.js';
import { webStorage } from '../lib/webStorage.js';

/** What is remembered, written as JSON. Nothing secret: which wallet, which public account. */
function parse(text: string | null): RememberedConnection | undefined {
  try {
    const { connectorId, account } = (JSON.parse(text ?? 'null') ?? {}) as Partial<RememberedConnection>;
    return typeof connectorId === 'string' && typeof account === 'string'
      ? { connectorId, account }
      : undefined;
  } catch {
    // Somebody else wrote there, or an older version did: as good as nothing.
    return undefined;
  }
}

/** Remembers the connection where the settings say; in memory only where storage is denied, which is reported once. */
export function createConnectionMemory(
  key: string,
  config: Pick<Config, 'remember' | 'storage'>,
  report: (error: WalletModalError) => void,
): ConnectionMemory {
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
  return {
    read: async () => parse(await storage.get(key)),
    write: (connection) => storage.set(key, connection ? JSON.stringify(connection) : null),
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === web && web && (event.key === key || event.key === null)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

import { SignClient } from '@walletconnect/sign-client';
import { endSessionsOnce } from '../../lib/endSessionsOnce.js';
import { uuid } from '../../lib/uuid.js';
import { texts } from '../texts.js';
import type { WalletAppStorage } from './memoryStorage.js';
import { silentLogger } from './silentLogger.js';
import { watchRequests } from './watchRequests.js';

type Client = InstanceType<typeof SignClient>;

/** A proposal as the client stores it. */
export type ClientProposal = ReturnType<Client['proposal']['getAll']>[number];
/** A session as the client stores it. */
export type ClientSession = ReturnType<Client['session']['getAll']>[number];
/** Networks, accounts, methods and events of a session, by namespace. */
export type ClientNamespaces = ClientSession['namespaces'];

/** A request to sign in while connecting, as the client stores it. */
export type ClientAuthentication = ReturnType<Client['auth']['requests']['getAll']>[number];

export interface OpenClientOptions {
  readonly relayUrl: string;
  readonly projectId: string;
  readonly name: string;
  readonly storage: WalletAppStorage;
}

export interface OpenedClient {
  readonly client: Client;
  /** Disconnects from the relay or reconnects. */
  setOffline(offline: boolean): Promise<void>;
  /** Closes the connection and stops the timers. */
  close(): Promise<void>;
}

/** Starts a wallet's WalletConnect client. It only contacts the relay. */
export async function openSignClient(options: OpenClientOptions): Promise<OpenedClient> {
  const { relayUrl, projectId, name, storage } = options;
  // Clients on one page with the same prefix share their state, so each gets its own.
  const prefix = uuid();
  const client = await SignClient.init({
    relayUrl,
    projectId,
    storage: withoutPrefix(storage, `:${prefix}`),
    customStoragePrefix: prefix,
    metadata: {
      name,
      description: texts.walletAppDescription,
      url: globalThis.location?.origin ?? 'https://wallet.invalid',
      icons: [],
    },
    logger: silentLogger(),
    telemetryEnabled: false,
    // Otherwise an unanswered request would block all later ones.
    signConfig: { disableRequestQueue: true },
  });
  endSessionsOnce(client);
  const { core } = client;
  // By default, the library asks a hosted service about the site. Without an answer, the site counts as unknown, which is
  // correct.
  core.verify.resolve = async () => {
    throw new Error(texts.errors.noVerification);
  };

  const finish = watchRequests(core.relayer);

  return {
    client,
    async setOffline(offline) {
      if (offline) await core.relayer.transportClose();
      else await core.relayer.transportOpen();
    },
    async close() {
      core.heartbeat.stop();
      await finish();
      await core.relayer.transportClose();
      for (const name of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`]) {
        Reflect.deleteProperty(globalThis, name);
      }
    },
  };
}

/** Stores keys without the prefix, so that the next start with the same storage finds them. */
function withoutPrefix(storage: WalletAppStorage, prefix: string) {
  const bare = (key: string) => key.replace(prefix, '');
  const getItem = async <T>(key: string) => (await storage.getItem(bare(key))) as T | undefined;
  return {
    getKeys: storage.getKeys,
    getItem,
    async getEntries<T>() {
      const keys = await storage.getKeys();
      return Promise.all(keys.map(async (key): Promise<[string, T]> => [key, (await getItem<T>(key)) as T]));
    },
    setItem: (key: string, value: unknown) => storage.setItem(bare(key), value),
    removeItem: (key: string) => storage.removeItem(bare(key)),
  };
}

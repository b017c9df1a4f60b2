// Shared by the tests of the wallet app: one local chain server, a relay, and sites with WalletConnect's real client.
import { once } from 'node:events';
import { UniversalProvider } from '@walletconnect/universal-provider';
import { atPace } from '../../scripts/lib/pace.mjs';
import { bundled } from '../tools/bundled.mjs';
import { sandboxNode } from './sandboxNode.mjs';

export const { startWalletApp } = await bundled('src/sandbox/walletApp/index.ts');
const { endSessionsOnce } = await bundled('src/lib/endSessionsOnce.ts');
const { watchRequests } = await bundled('src/sandbox/walletApp/watchRequests.ts');

export const PROJECT_ID = '0'.repeat(32);

/** The client's storage in memory. Its own would write a file. */
function memoryStorage() {
  const items = new Map();
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async () => [...items],
    getItem: async (key) => items.get(key),
    setItem: async (key, value) => void items.set(key, value),
    removeItem: async (key) => void items.delete(key),
  };
}

let count = 0;

/** A site: the provider, and a function that ends its connection and timers. */
export async function startSite({ relayUrl, name = 'Site' }) {
  count += 1;
  const provider = await UniversalProvider.init({
    relayUrl,
    projectId: PROJECT_ID,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: `site-${count}`,
    storage: memoryStorage(),
    metadata: { name, description: 'For tests', url: 'https://site.example', icons: [] },
  });
  endSessionsOnce(provider.client);
  const { core } = provider.client;
  const finish = watchRequests(core.relayer);
  return {
    provider,
    async stop() {
      core.heartbeat.stop();
      await finish();
      await core.relayer.transportClose();
    },
  };
}

export const ALL_METHODS = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
];

/** Makes a site propose a session. Resolves to the URI, and to the session once it's approved. */
export async function propose(provider, { rpcMap, chains, methods = ALL_METHODS }) {
  const uri = once(provider.events, 'display_uri');
  const session = provider.connect({
    optionalNamespaces: {
      eip155: { chains, methods, events: ['accountsChanged', 'chainChanged'], rpcMap },
    },
  });
  session.catch(() => undefined);
  const [text] = await uri;
  return { uri: text, session };
}

/** The next event of a provider, as a list of its values. */
export const next = (provider, event) =>
  once(provider.events, event, { signal: AbortSignal.timeout(atPace(20_000)) });

export const { startEvmChains, startSandboxServer } = sandboxNode;

// Run alone: `node --test test/sandbox/walletAppOffline.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { toHex, verifyMessage } from 'viem';
import { atPace } from '../../scripts/lib/pace.mjs';
import { next, propose, startSandboxServer, startSite, startWalletApp } from './walletAppStack.mjs';

// No test here reads a chain.
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const CHAIN = { id: 'eip155:31337', name: 'Local', rpcUrl: 'http://127.0.0.1:1', nativeCurrency };

let server;
let app;
let site;
let own;
beforeEach(async () => {
  server = await startSandboxServer({ port: 0 });
  site = await startSite(server);
  app = await startWalletApp({ relayUrl: server.relayUrl, chains: [CHAIN], policy: 'approve' });
  const { uri, session } = await propose(site.provider, {
    chains: [CHAIN.id],
    rpcMap: { 31337: CHAIN.rpcUrl },
  });
  own = await (await app.pair(uri)).approve();
  await session;
  // Nothing is pending afterwards. The client retries what a cut loses, which keeps the process alive.
  await own.ping();
});
afterEach(async () => {
  await app?.stop();
  await site?.stop();
  await server?.stop();
});

async function sign(message) {
  const [address] = app.accounts;
  const params = [toHex(message), address];
  const signature = await site.provider.request({ method: 'personal_sign', params }, CHAIN.id);
  assert.ok(await verifyMessage({ address, message, signature }));
}

/**
 * Resolve when the site's client notices that its connection is lost, and back. A request before that would wait for its
 * next retry, twenty seconds later.
 */
function heardBySite() {
  const { events } = site.provider.client.core.relayer;
  const [lost, back] = ['relayer_disconnect', 'relayer_connect'].map((event) =>
    once(events, event, { signal: AbortSignal.timeout(atPace(20_000)) }),
  );
  return { lost, back };
}

describe('a session', () => {
  it('delivers a request later when the wallet is offline', async () => {
    await app.setOffline(true);
    const sent = new Promise((resolve) => site.provider.client.once('session_request_sent', resolve));
    const signed = sign('while you were away');
    await sent;
    assert.deepEqual(own.wallet.requests, []);
    await app.setOffline(false);
    await signed;
  });

  it('continues after all connections were cut', async () => {
    const { back } = heardBySite();
    server.failures.set({ service: 'relay', mode: 'drop' });
    await back;
    await sign('after the cut');
  });

  it('continues after the relay was down and came back on the same port', async () => {
    const { port } = server;
    const { lost, back } = heardBySite();
    await server.stop();
    await lost;
    server = await startSandboxServer({ port });
    await back;
    await sign('after the restart');
    const gone = next(site.provider, 'session_delete');
    await own.disconnect();
    await gone;
  });

  it('is restored when the wallet starts with the same storage', async () => {
    const items = new Map();
    const storage = {
      getKeys: async () => [...items.keys()],
      getItem: async (key) => items.get(key),
      setItem: async (key, value) => void items.set(key, structuredClone(value)),
      removeItem: async (key) => void items.delete(key),
    };
    const start = (policy) => startWalletApp({ relayUrl: server.relayUrl, chains: [CHAIN], policy, storage });
    await app.stop();
    const other = await startSite(server);
    const first = await start('ask');
    const { uri, session } = await propose(other.provider, {
      chains: [CHAIN.id],
      rpcMap: { 31337: CHAIN.rpcUrl },
    });
    const proposal = await first.pair(uri);
    await proposal.approve({ accounts: [first.accounts[1]] });
    const { topic } = await session;
    await first.stop();
    const second = await start('approve');
    assert.deepEqual(
      second.sessions.map((one) => [one.topic, one.wallet.state.shared]),
      [[topic, [first.accounts[1]]]],
    );
    const signature = await other.provider.request(
      { method: 'personal_sign', params: [toHex('again'), first.accounts[1]] },
      CHAIN.id,
    );
    assert.ok(await verifyMessage({ address: first.accounts[1], message: 'again', signature }));
    await second.stop();
    await other.stop();
  });
});

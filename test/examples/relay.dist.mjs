// Needs a build. Run alone: `node --test test/examples/relay.dist.mjs`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { toHex, verifyMessage } from 'viem';
import WebSocket from 'ws';
import { at } from '../../scripts/lib/files.mjs';
import { emptyFolder, pack, unpack } from '../hosts/support/packed.mjs';
import { sendRoughClients } from '../sandbox/node/relay/roughClients.mjs';
import { PROJECT_ID, propose, startSite, startWalletApp } from '../sandbox/walletAppStack.mjs';

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const CHAIN = { id: 'eip155:31337', name: 'Local', rpcUrl: 'http://127.0.0.1:1', nativeCurrency };

describe('the example of a relay', () => {
  const stops = [];
  let relay;
  let relayUrl;
  before(async () => {
    const folder = emptyFolder();
    cpSync(at('examples/relay'), folder, { recursive: true });
    unpack(pack(folder), folder);
    const env = { ...process.env, PORT: '0' };
    relay = spawn(process.execPath, ['server.mjs'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stops.push(() => relay.kill());
    const [said] = await once(relay.stdout, 'data');
    [, relayUrl] = /^Listening on (ws:\/\/127\.0\.0\.1:\d+\/relay)$/m.exec(String(said));
  });
  after(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  it('outlives clients that keep to no rules', async () => {
    const { provider, stop } = await startSite({ relayUrl });
    stops.push(stop);
    const auth = await provider.client.core.crypto.signJWT(relayUrl);
    await sendRoughClients(Number(new URL(relayUrl).port), {
      refusedPath: '/relay',
      admittedPath: `/relay?projectId=${PROJECT_ID}&auth=${auth}`,
    });
    assert.equal(relay.exitCode, null);
    const client = new WebSocket(`${relayUrl}?projectId=${PROJECT_ID}&auth=${auth}`);
    client.on('open', () =>
      client.send(JSON.stringify({ id: 1, method: 'irn_subscribe', params: { topic: 'a'.repeat(64) } })),
    );
    const [answer] = await once(client, 'message');
    client.terminate();
    assert.match(JSON.parse(answer).result, /^[0-9a-f]{64}$/);
  });

  it('connects a wallet app with a site, from the packed package alone', async () => {
    const app = await startWalletApp({ relayUrl, chains: [CHAIN] });
    stops.push(app.stop);
    const { provider, stop } = await startSite({ relayUrl });
    stops.push(stop);
    const { uri, session } = await propose(provider, { chains: [CHAIN.id], rpcMap: { 31337: CHAIN.rpcUrl } });
    await (await app.pair(uri)).approve({ policy: 'approve' });
    await session;
    const [address] = app.accounts;
    const params = [toHex('hello'), address];
    const signature = await provider.request({ method: 'personal_sign', params }, CHAIN.id);
    assert.ok(await verifyMessage({ address, message: 'hello', signature }));
  });
});

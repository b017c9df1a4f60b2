// Run alone: `node --test test/sandbox/node/failures.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { sandboxNode } from '../sandboxNode.mjs';
import { requestsTo } from './requestsTo.mjs';

const { createFailures, startEvmChains, startSandboxServer } = sandboxNode;

let running;
let server;
before(async () => {
  running = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, chains: running.chains });
});
after(async () => {
  await server?.stop();
  await running?.stop();
});

const { ask, get } = requestsTo(() => server.url);

describe('failures', () => {
  afterEach(() => server.failures.clear());
  const dial = (body, headers = { 'content-type': 'application/json' }) =>
    fetch(`${server.url}/sandbox/failures`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const isWell = async (path) => (await (await ask('eth_chainId', [], path)).json()).result !== undefined;

  it('answers 500, then recovers', async () => {
    await dial({ service: 'rpc', chain: 31337, mode: '500' });
    assert.equal((await ask('eth_chainId')).status, 500);
    assert.ok(await isWell('/rpc/31338'));
    await dial({ service: 'rpc', chain: 31337, mode: 'none' });
    assert.ok(await isWell('/rpc/31337'));
  });

  it('answers 429 with Retry-After', async () => {
    server.failures.set({ service: 'rpc', chain: 'eip155:31337', mode: '429' });
    const response = await ask('eth_chainId');
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '1');
  });

  it('answers invalid JSON', async () => {
    server.failures.set({ service: 'rpc', mode: 'malformed' });
    const response = await ask('eth_chainId');
    assert.equal(response.status, 200);
    await assert.rejects(response.json(), SyntaxError);
  });

  it('answers late', async () => {
    server.failures.set({ service: 'rpc', mode: 'slow', ms: 300 });
    const start = performance.now();
    assert.ok(await isWell());
    assert.ok(performance.now() - start >= 290);
  });

  it('never answers', async () => {
    server.failures.set({ service: 'rpc', mode: 'silent' });
    const signal = AbortSignal.timeout(300);
    await assert.rejects(ask('eth_chainId', [], '/rpc/31337', { signal }), { name: 'TimeoutError' });
  });

  it('cuts the connection', async () => {
    server.failures.set({ service: 'rpc', mode: 'offline' });
    await assert.rejects(ask('eth_chainId'), TypeError);
  });

  it('fails for some methods only', async () => {
    server.failures.set({ service: 'rpc', mode: '500', methods: ['eth_gasPrice'] });
    assert.ok(await isWell());
    assert.equal((await ask('eth_gasPrice')).status, 500);
  });

  it('fails a number of times only', async () => {
    server.failures.set({ service: 'rpc', mode: '500', times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await ask('eth_chainId')).status);
    assert.deepEqual(statuses, [500, 500, 200]);
  });

  it('fails for one client by its URL', async () => {
    assert.equal((await ask('eth_chainId', [], '/rpc/31337?mode=500')).status, 500);
    assert.equal((await ask('eth_chainId', [], '/rpc/31337?mode=sleepy')).status, 400);
    assert.ok(await isWell('/rpc/31337?mode=slow&ms=1'));
    assert.ok(await isWell());
  });

  it('lists and ends all failures', async () => {
    const failure = { service: 'rpc', mode: 'slow', chain: 31337, ms: 5 };
    assert.deepEqual(await (await dial(failure)).json(), { failures: [failure] });
    assert.deepEqual(await (await get('/sandbox/failures')).json(), { failures: [failure] });
    const ended = await fetch(`${server.url}/sandbox/failures`, { method: 'DELETE' });
    assert.deepEqual(await ended.json(), { failures: [] });
  });

  for (const [body, message] of [
    [{ mode: '500' }, /"service"/],
    [{ service: 'rpc', mode: 'tired' }, /"mode" is one of none, slow/],
    [{ service: 'rpc', mode: 'slow', ms: -1 }, /"ms"/],
    [{ service: 'rpc', mode: 'slow', methods: 'all' }, /"methods"/],
    [{ service: 'rpc', mode: 'slow', chain: {} }, /"chain"/],
    ['{', /JSON/],
  ]) {
    it(`rejects ${JSON.stringify(body)}`, async () => {
      const response = await dial(body);
      assert.equal(response.status, 400);
      assert.match((await response.json()).error, message);
    });
  }

  it('rejects forms from other sites', async () => {
    const response = await dial('{"service":"rpc","mode":"500"}', { 'content-type': 'text/plain' });
    assert.equal(response.status, 415);
    assert.deepEqual(createFailures().list(), []);
  });
});

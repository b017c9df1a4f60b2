// Run alone: `node --test test/chains/solana/solanaRpc.node.mjs`.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, hastyClock, rejection, solanaRequest, withNode } from './support.mjs';

const epoch = (url, more) => solanaRequest(call(url, more))('getEpochInfo', []);

describe('a request to a Solana network', () => {
  it('is posted to the host’s address exactly as given', async () => {
    await withNode(
      () => 5,
      async ({ url }) => assert.equal(await epoch(`${url}/key/abc?chainId=x`), 5),
    );
  });

  it('keeps every digit of large numbers', async () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"result":[18446744073709551615,"18446744073709551615",1.5,9007199254740991]}';
    await withNode(
      () => ({ text }),
      async ({ url }) =>
        assert.deepEqual(await epoch(url), [
          18446744073709551615n,
          '18446744073709551615',
          1.5,
          9007199254740991,
        ]),
    );
  });

  for (const status of [403, 408, 413, 429, 500, 502, 503, 504]) {
    it(`is retried after HTTP status ${status}`, async () => {
      await withNode(
        (_method, _params, count) => (count < 3 ? { status } : 7),
        async (node) => {
          assert.equal(await epoch(node.url), 7);
          assert.equal(node.asked.length, 3);
        },
      );
    });
  }

  it('is given up after three retries', async () => {
    await withNode(
      () => ({ status: 500 }),
      async (node) => {
        const { code, details } = await rejection(epoch(node.url));
        assert.deepEqual([code, node.asked.length], ['rpc_failed', 4]);
        assert.equal(details, 'HTTP status code: 500');
      },
    );
  });

  it('is retried when the node lags behind, but not after other errors', async () => {
    for (const [code, tries] of [
      [-32005, 4],
      [-32602, 1],
    ]) {
      await withNode(
        () => ({ error: { code, message: 'It is so.' } }),
        async (node) => {
          const error = await rejection(epoch(node.url));
          assert.deepEqual(
            [error.code, error.details, node.asked.length],
            ['rpc_failed', 'It is so.', tries],
          );
          assert.equal(error.cause.code, code);
        },
      );
    }
  });

  for (const [what, answer] of [
    ['HTTP status 404', { status: 404 }],
    ['text that is not JSON', { text: '<html>' }],
    ['truncated JSON', { text: '{"jsonrpc":"2.0","result":' }],
    ['JSON without a result', { text: '{}' }],
    ['JSON null', { text: 'null' }],
  ]) {
    it(`fails at once after ${what}`, async () => {
      await withNode(
        () => answer,
        async (node) => {
          assert.equal((await rejection(epoch(node.url))).code, 'rpc_failed');
          assert.equal(node.asked.length, 1);
        },
      );
    });
  }

  it('fails when the node is silent or unreachable', async () => {
    await withNode(
      () => 'silence',
      async ({ url }) =>
        assert.equal((await rejection(epoch(url, { clock: hastyClock }))).code, 'rpc_failed'),
    );
    assert.equal((await rejection(epoch('http://127.0.0.1:9'))).code, 'rpc_failed');
  });

  it('stops when aborted', async () => {
    const controller = new AbortController();
    await withNode(
      () => 'silence',
      async ({ url }) => {
        const asking = epoch(url, { signal: controller.signal });
        setTimeout(() => controller.abort(), 20);
        assert.equal((await rejection(asking)).code, 'aborted');
      },
    );
    assert.equal(
      (await rejection(epoch('http://127.0.0.1:9', { signal: controller.signal }))).code,
      'aborted',
    );
  });

  it('is not sent without an address', () => {
    assert.throws(() => solanaRequest(call(undefined)), { code: 'rpc_missing' });
  });
});

// Run alone: `node --test test/sources/nodeHistory/evm/hostileNode.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { networkOf, options, TRANSFER, word } from '../nodes.mjs';
import { evmNode, logAt, ME, OTHER, TOKEN } from './evmNode.mjs';

const { nodeHistory } = await bundled('src/sources/nodeHistory/nodeHistory.ts');

describe('nodeHistory with a hostile EVM node', () => {
  const read = async (logs, more = {}) => {
    const answers = { eth_getLogs: () => logs, ...more };
    const node = evmNode([], { head: 100, more: answers });
    return (await nodeHistory().history(`eip155:1:${ME}`, options(node))).entries;
  };

  for (const [title, log] of [
    ['other accounts', logAt(5, 0, { topics: [TRANSFER, word(OTHER), word(TOKEN)] })],
    ['other events', logAt(5, 0, { topics: [word('0x1'), word(OTHER), word(ME)] })],
    [
      'an address with something before it',
      logAt(5, 0, { topics: [TRANSFER, word(OTHER), `0x1${word(ME).slice(3)}`] }),
    ],
    ['blocks that were not asked for', logAt(101)],
    ['blocks that the network has replaced', logAt(5, 0, { removed: true })],
    ['no block yet', logAt(5, 0, { blockNumber: null })],
    ['a hash that is none', logAt(5, 0, { transactionHash: '0x12' })],
    ['an amount that is none', logAt(5, 0, { data: '0x' })],
    ['more digits than a number has', logAt(5, 0, { logIndex: `0x${'f'.repeat(100_000)}` })],
    ['a contract that is none', logAt(5, 0, { address: '0x<script>' })],
    ['a hole', null],
    ['what throws', new Proxy({}, { get: () => assert.fail() })],
  ]) {
    it(`leaves out logs with ${title}`, async () => assert.deepEqual(await read([log]), []));
  }

  it('tells a log that comes twice once, and the first of two at one place', async () => {
    const other = logAt(5, 0, { data: word('0x63') });
    const entries = await read([logAt(5), logAt(5), other]);
    assert.deepEqual(
      entries.map(({ transfers }) => transfers.map(({ quantity }) => quantity)),
      [['0.05']],
    );
  });

  it('tells no amount without decimals, but that nothing moved', async () => {
    const refused = { eth_call: () => word(`0x${'f'.repeat(64)}`) };
    const quantities = async (data) =>
      (await read([logAt(5, 0, { data: word(data) })], refused))[0].transfers[0].quantity;
    assert.deepEqual([await quantities('0x5'), await quantities('0x0')], [undefined, '0']);
  });

  it('leaves out what is in another block by now', async () => {
    const untimed = logAt(5, 0, { blockTimestamp: undefined });
    const block = (hash) => ({ number: '0x5', hash, timestamp: '0x64' });
    const entries = (hash) => read([untimed], { eth_getBlockByNumber: () => block(hash) });
    assert.deepEqual(await entries(word('0x999')), []);
    assert.equal((await entries(word('0x5')))[0].minedAt, 100_000);
  });

  it('believes no transaction with another hash', async () => {
    const other = { eth_getTransactionByHash: () => ({ hash: word('0x1'), from: ME, to: TOKEN }) };
    const [{ from, to }] = await read([logAt(5)], other);
    assert.deepEqual([from, to], [undefined, undefined]);
  });

  it('rejects what is no answer', async () => {
    await assert.rejects(read({ length: 3 }), { code: 'rpc_failed' });
    await assert.rejects(read([], { eth_blockNumber: () => 'seven' }), { code: 'rpc_failed' });
  });

  it('answers a cursor of somebody else with an empty last page', async () => {
    for (const cursor of ['', '5', 'a.b.c.d', '5.0.0.0', '99999999999999999.0.1.0', '1.1.1.1.1']) {
      const page = await nodeHistory().history(`eip155:1:${ME}`, options(evmNode([], { head: 1 }), cursor));
      assert.deepEqual([page.entries, page.next], [[], undefined], cursor);
    }
  });

  it('knows nothing where nobody can be asked', async () => {
    const rejects = (code) => () =>
      Promise.reject(Object.assign(new Error(code), { name: 'WalletModalError', code }));
    for (const code of ['rpc_missing', 'method_not_supported']) {
      const node = evmNode([], { head: 1, more: { eth_blockNumber: rejects(code) } });
      assert.equal(await nodeHistory().history(`eip155:1:${ME}`, options(node)), undefined);
    }
    assert.equal(await nodeHistory().history('bip122:1:x', options(networkOf('bip122:1', {}))), undefined);
  });
});

// Run alone: `node --test test/sources/nodeHistory/evm/logLimit.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';

const { readLogLimit } = await bundled('src/sources/nodeHistory/evm/logLimit.ts');
const { WalletModalError } = await bundled('src/lib/errors.ts');

const kindOf = (error) => {
  const { kind, mostBlocks } = readLogLimit(error) ?? {};
  return mostBlocks === undefined ? kind : `${kind} ${mostBlocks}`;
};

describe('readLogLimit', () => {
  // In the words of nodes and their providers.
  for (const [message, expected] of [
    ['query returned more than 10000 results', 'size'],
    ['query returned more than 10000 results. Try with this block range [0x1B4, 0x1C8].', 'size'],
    [
      'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range',
      'size 2000',
    ],
    ['Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range.', 'size 10'],
    ['eth_getLogs is limited to a 10,000 range', 'size 10000'],
    ['eth_getLogs is limited to 0 - 50000 blocks range', 'size 50000'],
    ['block range is too wide', 'size'],
    ['exceed maximum block range: 5000', 'size 5000'],
    ['Max range: 800', 'size 800'],
    ['range is too large, max is 1k blocks', 'size 1000'],
    ['ranges over 10000 blocks are not supported on freetier', 'size 10000'],
    ['requested too many blocks from 0 to 5000, maximum is set to 2048', 'size 2048'],
    ['query exceeds max results 20000, retry with the range 1200-1400', 'size'],
    ['block range exceeds maximum of 2880', 'size 2880'],
    ['query must be smaller than size 1024', 'size 1024'],
    ['maximum [from, to] blocks distance: 10000', 'size 10000'],
    ['Requested range exceeds maximum RPC range limit', 'size'],
    ['Too many logs requested. Max logs per response is 20000.', 'size'],
    ['query timeout exceeded', 'size'],
    ['limit exceeded', 'size'],
    ['pruned history unavailable', 'pruned'],
    ['missing trie node 0xabc', 'pruned'],
    ['This RPC does not support archive requests', 'pruned'],
    ['logs are only available for the last 10000 blocks', 'pruned'],
    ['block number too old', 'pruned'],
    ['historical data not available', 'pruned'],
    // Smaller requests don't help.
    ['Too Many Requests', undefined],
    ['daily request count exceeded, request rate limited', undefined],
    ['Your app has exceeded its compute units per second capacity.', undefined],
    ['503 Service Unavailable', undefined],
    ['the method eth_getLogs does not exist', undefined],
    ['Failed to fetch', undefined],
  ]) {
    it(`reads ${expected ?? 'no limit'} from: ${message}`, () => {
      assert.equal(kindOf({ code: -32000, message }), expected);
    });
  }

  it('looks behind an error of ours, where the words of the node are', () => {
    const cause = Object.assign(new Error('Missing or invalid parameters.'), {
      details: 'block range is limited to 500 blocks',
    });
    assert.equal(
      kindOf(new WalletModalError('rpc_failed', 'Ethereum could not be read.', { cause })),
      'size 500',
    );
  });

  for (const [title, error] of [
    ['nothing', undefined],
    ['a number', 7],
    ['an error that throws when it is read', new Proxy({}, { get: () => assert.fail() })],
    [
      'an error that is its own cause',
      Object.assign(new Error('x'), {
        get cause() {
          return this;
        },
      }),
    ],
  ]) {
    it(`reads no limit from ${title}`, () => assert.equal(readLogLimit(error), undefined));
  }

  it('reads megabytes of digits and words quickly', () => {
    const began = performance.now();
    readLogLimit({
      message: 'range max maximum '.repeat(200_000),
      data: '9'.repeat(5_000_000),
      cause: '1k blocks'.repeat(500_000),
    });
    assert.ok(performance.now() - began < 1_000);
  });
});

// Run alone: `node --test test/chains/evm/transactions/readBlockFacts.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { ALICE, BOB, clockOf, hex, startLocalChain, statusOptions } from './localChain.mjs';

const { readBlockFacts } = await bundled('src/chains/evm/transactions/readBlockFacts.ts');

describe('readBlockFacts on a local chain', () => {
  let chain;
  let hash;
  const clock = clockOf(() => Date.now());
  const options = (network = chain.network) => statusOptions({ network, clock });

  before(async () => {
    chain = await startLocalChain();
    hash = await chain.untilMined(
      await chain.rpc('eth_sendTransaction', { from: ALICE, to: BOB, value: hex(5n) }),
    );
  });
  after(() => chain?.stop());

  it('tells the time of the block, and the fee by which the balance fell beside the amount', async () => {
    const { blockNumber } = await chain.rpc('eth_getTransactionReceipt', hash);
    const { timestamp } = await chain.rpc('eth_getBlockByNumber', blockNumber, false);
    const balance = async (at) => BigInt(await chain.rpc('eth_getBalance', ALICE, at));
    const before = await balance(hex(BigInt(blockNumber) - 1n));
    const fee = before - (await balance(blockNumber)) - 5n;
    assert.ok(fee > 0n);
    const told = await readBlockFacts([hash], ALICE.toLowerCase(), options());
    assert.deepEqual(told, { minedAt: Number(timestamp) * 1_000, fee });
  });

  it('adds what a network above another one takes for that', async () => {
    const { fee } = await readBlockFacts([hash], ALICE, options());
    const lies = { eth_getTransactionReceipt: (told) => ({ ...told, l1Fee: '0x64' }) };
    await chain.lying(lies, async (network) => {
      assert.equal((await readBlockFacts([hash], ALICE, options(network))).fee, fee + 100n);
    });
  });

  it('says that somebody else has paid', async () => {
    assert.equal((await readBlockFacts([hash], BOB, options())).fee, 'other');
  });

  it('sums up what several transactions have cost, and is nothing while one of them is in no block', async () => {
    const other = await chain.untilMined(
      await chain.rpc('eth_sendTransaction', { from: ALICE, to: BOB, value: hex(6n) }),
    );
    const feeOf = async (...hashes) => (await readBlockFacts(hashes, ALICE, options())).fee;
    assert.equal(await feeOf(hash, other), (await feeOf(hash)) + (await feeOf(other)));
    assert.equal(await readBlockFacts([hash, `0x${'ab'.repeat(32)}`], ALICE, options()), undefined);
  });

  for (const [title, lies, expected] of [
    [
      'no fee, if the node does not tell the price',
      { eth_getTransactionReceipt: ({ effectiveGasPrice: _, ...told }) => told },
      { fee: undefined },
    ],
    [
      'no fee, if the node does not tell who has sent it',
      { eth_getTransactionReceipt: ({ from: _, ...told }) => told },
      { fee: undefined },
    ],
    ...[
      ['more gas than the transaction allowed', { gasUsed: `0x1${'0'.repeat(16)}` }],
      ['no gas', { gasUsed: '0x0' }],
      ['a higher price than the transaction allowed', { effectiveGasPrice: hex(10n ** 18n) }],
      ['a charge of another network that none has ever taken', { l1Fee: `0x${'f'.repeat(20)}` }],
    ].map(([title, lie]) => [
      `no fee, if the node tells ${title}`,
      { eth_getTransactionReceipt: (told) => ({ ...told, ...lie }) },
      { fee: undefined },
    ]),
    [
      'no fee, if it was paid in a token',
      { eth_getTransactionByHash: (told) => ({ ...told, feeCurrency: BOB }) },
      { fee: undefined },
    ],
    [
      'no fee, if the node does not know the transaction',
      { eth_getTransactionByHash: () => null },
      { fee: undefined },
    ],
    [
      'no time, if the node has another block at that height',
      { eth_getBlockByNumber: (told) => ({ ...told, hash: `0x${'cd'.repeat(32)}` }) },
      { minedAt: undefined },
    ],
  ]) {
    it(`tells ${title}`, () =>
      chain.lying(lies, async (network) => {
        const told = await readBlockFacts([hash], ALICE, options(network));
        assert.deepEqual({ ...told, ...expected }, told);
      }));
  }

  it('rejects for the receipt of another transaction, and for a node of another network', async () => {
    const another = {
      eth_getTransactionReceipt: (told) => ({ ...told, transactionHash: `0x${'cd'.repeat(32)}` }),
    };
    for (const lies of [another, { eth_chainId: () => '0x1' }]) {
      await chain.lying(lies, (network) =>
        assert.rejects(readBlockFacts([hash], ALICE, options(network)), { code: 'rpc_failed' }),
      );
    }
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';

const { startChain } = await bundled('src/sandbox/chain/index.ts');
const { SANDBOX_ADDRESSES } = await bundled('src/sandbox/accounts.ts');
const [alice, bob] = SANDBOX_ADDRESSES;
const CONTRACT = '0x1111111111111111111111111111111111111111';
// Returns the block number.
const stateOverrides = { [CONTRACT]: { code: '0x435f5260205ff3' } };
const calls = [{ from: alice, to: CONTRACT }];

describe('blocks that are simulated', () => {
  let chain;
  before(async () => {
    chain = await startChain({ rpcUrl: 'https://simulated.invalid/' });
  });
  after(() => chain.stop());

  const simulate = (...blockStateCalls) =>
    chain.request({ method: 'eth_simulateV1', params: [{ blockStateCalls }, 'latest'] });
  const numbers = (blocks) =>
    blocks.map(({ number, calls: [{ returnData }] }) => [number, Number(returnData)]);

  it('follow the latest, and each other', async () => {
    const latest = await chain.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
    const blocks = await simulate({ stateOverrides, calls }, { calls });
    assert.equal(latest.number, '0x3');
    assert.deepEqual(numbers(blocks), [
      ['0x4', 4],
      ['0x5', 5],
    ]);
    assert.deepEqual(
      blocks.map(({ timestamp }) => Number(timestamp) - Number(latest.timestamp)),
      [12, 24],
    );
  });

  it('have what is asked for, and so have those after them', async () => {
    const blockOverrides = {
      number: '0x50',
      time: '0x7fffffff',
      gasLimit: '0x123456',
      baseFeePerGas: '0x9',
      feeRecipient: bob,
    };
    const blocks = await simulate({ stateOverrides, blockOverrides, calls }, { calls });
    assert.deepEqual(numbers(blocks), [
      ['0x50', 80],
      ['0x51', 81],
    ]);
    const [{ calls: _, ...first }, { calls: __, ...second }] = blocks;
    const miner = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
    assert.deepEqual(first, {
      number: '0x50',
      timestamp: '0x7fffffff',
      gasLimit: '0x123456',
      baseFeePerGas: '0x9',
      miner,
    });
    assert.deepEqual(second, {
      number: '0x51',
      timestamp: '0x8000000b',
      gasLimit: '0x123456',
      baseFeePerGas: '0x0',
      miner,
    });
  });

  it('are refused if they do not come one after the other', async () => {
    const refused = [
      [{ number: '0x2' }, -38020],
      [{ time: '0x1' }, -38021],
    ];
    for (const [blockOverrides, code] of refused) {
      await assert.rejects(simulate({ blockOverrides, calls }), { code });
    }
  });
});

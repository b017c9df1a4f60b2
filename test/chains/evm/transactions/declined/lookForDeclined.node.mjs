// Transactions that a wallet called declined, on a local chain.
// Run alone: `node --test test/chains/evm/transactions/declined/lookForDeclined.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../../../tools/bundled.mjs';
import { ALICE, BOB, CAROL, clockOf, hex, startLocalChain, statusOptions } from '../localChain.mjs';

const { readTransactionStatus, readStartingPoint } = await bundled(
  'src/chains/evm/transactions/readTransactionStatus.ts',
);

const GWEI = 1_000_000_000n;
const word = (value) => value.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const approve = (amount) => `0x095ea7b3${word(CAROL)}${word(hex(amount))}`;

describe('what a wallet says was declined', () => {
  let chain;
  let network;
  const clock = clockOf(() => Date.now());

  before(async () => {
    chain = await startLocalChain();
    ({ network } = chain);
  });
  after(() => chain?.stop());

  const rpc = (method, ...params) => chain.rpc(method, ...params);
  const options = (more) => statusOptions({ network, clock }, undefined, more);
  const send = (more = {}) =>
    rpc('eth_sendTransaction', {
      from: ALICE,
      to: BOB,
      value: '0x5',
      maxFeePerGas: hex(20n * GWEI),
      ...more,
    });
  const mined = async (more) => chain.untilMined(await send(more));

  async function withoutBlocks(run) {
    await rpc('evm_setAutomine', false);
    try {
      return await run();
    } finally {
      await rpc('evm_setAutomine', true);
      await rpc('evm_mine');
    }
  }

  const declined = async (more = {}) => ({
    namespace: 'eip155',
    id: 'one',
    kind: 'send',
    account: `${network.id}:${ALICE}`,
    network: network.id,
    askedAt: clock.now(),
    summary: {},
    told: undefined,
    call: { to: BOB.toLowerCase(), value: 5n, data: '0x' },
    start: await readStartingPoint(ALICE, options()),
    nonce: undefined,
    declinedAt: clock.now(),
    status: { step: 'declined' },
    ...more,
  });
  const look = async (transaction, more) => (await readTransactionStatus(transaction, options(more))).status;

  it('is found in a block', async () => {
    const transaction = await declined();
    const hash = await mined();
    const { step, answer } = await look(transaction);
    assert.deepEqual([step, answer.hash], ['confirmed', hash]);
  });

  it('is found while it waits for a block', async () => {
    const transaction = await declined();
    await withoutBlocks(async () => {
      const hash = await send();
      const { step, answer } = await look(transaction);
      assert.deepEqual([step, answer.hash], ['pending', hash]);
    });
  });

  it('is nowhere while the account has sent nothing', async () => {
    const { step, checked } = await look(await declined());
    assert.deepEqual([step, checked], ['declined', 'clear']);
  });

  it('cannot be sent anymore once something else has its nonce', async () => {
    const transaction = await declined();
    await mined({ to: CAROL, value: '0x9' });
    assert.equal((await look(transaction)).checked, 'proof');
  });

  for (const [what, sent] of [
    ['another amount', { value: '0x9' }],
    ['another recipient', { to: CAROL }],
  ]) {
    it(`may be what the wallet has sent with ${what}`, async () => {
      const transaction = await declined();
      await mined(sent);
      const { step, checked } = await look(transaction);
      assert.deepEqual([step, checked], ['declined', 'doubt']);
    });
  }

  it('may be what waits where a node does not show it', async () => {
    const transaction = await declined();
    await withoutBlocks(async () => {
      await send();
      const hides = { eth_getBlockByNumber: (block) => ({ ...block, transactions: [] }) };
      await chain.lying(hides, async (lied) => {
        const { step, checked } = await look(transaction, { network: lied });
        assert.deepEqual([step, checked], ['declined', 'doubt']);
      });
    });
  });

  it('is not what another request of this device has sent', async () => {
    const transaction = await declined();
    const hash = await mined();
    assert.equal((await look(transaction, { taken: new Set([hash]) })).step, 'declined');
  });

  it('is in doubt without a starting point', async () => {
    const { step, checked } = await look(await declined({ start: undefined }));
    assert.deepEqual([step, checked], ['declined', 'doubt']);
  });

  it('is no swap while only its approval was sent, and is one call after the other once both were', async () => {
    const token = network.tokens[0].address;
    const calls = [
      { to: token.toLowerCase(), value: 0n, data: approve(7n) },
      { to: BOB.toLowerCase(), value: 6n, data: '0x' },
    ];
    const batch = await declined({ kind: 'swap', call: undefined, calls });
    await mined({ to: token, value: '0x0', data: approve(7n) });
    const half = await look(batch);
    assert.deepEqual([half.step, half.checked], ['declined', 'doubt']);
    await mined({ value: '0x6' });
    const whole = await look(batch);
    assert.notEqual(whole.step, 'declined');
    assert.equal(whole.answer.hashes.length, 2);
  });
});

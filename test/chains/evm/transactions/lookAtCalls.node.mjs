// Run alone: `node --test test/chains/evm/transactions/lookAtCalls.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { ALICE, BOB, CAROL, clockOf, hex, startLocalChain, statusOptions } from './localChain.mjs';

const { readTransactionStatus, readStartingPoint } = await bundled(
  'src/chains/evm/transactions/readTransactionStatus.ts',
);

/** A contract that accepts every call and does nothing. */
const SMART = '0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a';
/** A contract that always fails. */
const FAILING = `0x${'fa11'.repeat(10)}`;
const word = (text) => text.replace(/^0x/, '').toLowerCase().padStart(64, '0');

describe('what became of calls, on a local chain', () => {
  let chain;
  let network;
  const clock = clockOf(() => Date.now());

  before(async () => {
    chain = await startLocalChain();
    ({ network } = chain);
    await rpc('anvil_setCode', SMART, '0x00');
    await rpc('anvil_setBalance', SMART, hex(10n ** 18n));
    await rpc('anvil_setCode', FAILING, '0x60006000fd');
  });
  after(() => chain?.stop());

  const rpc = (method, ...params) => chain.rpc(method, ...params);

  /** Sends a call, and waits until it is mined. */
  async function mined(call) {
    return chain.untilMined(await rpc('eth_sendTransaction', { from: ALICE, ...call }));
  }

  const options = (told, more) => statusOptions({ network, clock }, told, more);
  const receiptsOf = (...hashes) => hashes.map((transactionHash) => ({ transactionHash, status: '0x1' }));

  const PAY = { to: BOB.toLowerCase(), value: 5n, data: '0x' };
  const FAIL = { to: FAILING.toLowerCase(), value: 0n, data: '0x' };
  const send = ({ to, value, data }, more) => mined({ to, value: hex(value), data, gas: '0x186a0', ...more });
  const wrapped = (...calls) =>
    `0x34fcd5be${calls.map(({ to, value, data }) => word(to) + word(hex(value)) + data.slice(2)).join('')}`;

  /** A request to a wallet: a batch, or one call. */
  async function asked(calls, { of = ALICE, call, ...more } = {}) {
    return {
      namespace: 'eip155',
      id: 'one',
      kind: 'request',
      account: `${network.id}:${of}`,
      network: network.id,
      askedAt: clock.now(),
      summary: {},
      told: undefined,
      call,
      calls,
      start: await readStartingPoint(of, options()),
      nonce: undefined,
      status: { step: 'pending', answer: { callsId: 'calls-1', answeredAt: clock.now() } },
      ...more,
    };
  }
  const look = async (transaction, told, more) => ({
    ...transaction,
    ...(await readTransactionStatus(transaction, options(told, more))),
  });

  it('is confirmed when each call is in a block, sent one by one', async () => {
    const batch = await asked([PAY, { ...PAY, value: 6n }]);
    const [first, second] = [await send(PAY), await send({ ...PAY, value: 6n })];
    const waiting = await look(batch, { status: 100, receipts: receiptsOf(first) });
    assert.equal(waiting.status.step, 'pending');
    const { status } = await look(waiting, { status: 200, receipts: receiptsOf(first, second) });
    assert.deepEqual([status.step, status.answer.hashes], ['confirmed', [first, second]]);
    // Each poll gives the same result.
    const again = await look({ ...batch, status }, undefined);
    assert.deepEqual([again.status.answer.hash, again.status.answer.hashes], [second, [first, second]]);
  });

  it('is failed in part when any of them failed, whatever the wallet says', async () => {
    const batch = await asked([FAIL, PAY]);
    const [first, second] = [await send(FAIL), await send(PAY)];
    const { status } = await look(batch, { status: 200, receipts: receiptsOf(first, second) });
    assert.deepEqual([status.step, status.isPart, status.answer.hash], ['reverted', true, first]);
    assert.equal((await look({ ...batch, status }, undefined)).status.step, 'reverted');
  });

  it('is not confirmed by the last of them alone', async () => {
    const batch = await asked([PAY, { ...PAY, value: 7n }]);
    const { status } = await look(batch, { status: 200, receipts: receiptsOf(await send(PAY)) });
    assert.deepEqual([status.step, status.answer.says], ['unknown', undefined]);
  });

  it('is something else when the account has sent nothing of it, whatever the wallet says', async () => {
    const batch = await asked([PAY, { ...PAY, value: 7n }]);
    const other = await send({ ...PAY, value: 9n });
    const { status } = await look(batch, { status: 200, receipts: receiptsOf(other) });
    assert.deepEqual(
      [status.step, status.answer.hash, status.sent.amount, status.isSuccess],
      ['mismatched', other, '0.000000000000000009', true],
    );
  });

  it('is not confirmed by an older transaction that is equal', async () => {
    const old = await send(PAY);
    const { status } = await look(await asked([PAY]), { status: 200, receipts: receiptsOf(old) });
    assert.equal(status.step, 'unknown');
    assert.deepEqual([status.answer.hash, status.answer.says], [undefined, undefined]);
  });

  it('is not confirmed by what another record is of', async () => {
    const batch = await asked([PAY]);
    const hash = await send(PAY);
    const { status } = await look(
      batch,
      { status: 200, receipts: receiptsOf(hash) },
      { takenBefore: new Set([hash]) },
    );
    assert.equal(status.step, 'unknown');
  });

  it('is confirmed when a smart account has all of it in one transaction, here without doing it', async () => {
    const calls = [PAY, { ...PAY, to: CAROL.toLowerCase() }];
    const batch = await asked(calls, { of: SMART });
    const hash = await mined({ from: BOB, to: SMART, data: wrapped(...calls) });
    const { status } = await look(batch, { status: 200, receipts: receiptsOf(hash) });
    assert.deepEqual([status.step, status.moved, status.answer.hash], ['confirmed', 'nothing', hash]);
  });

  it('has only its wallet’s word when a smart account does something else', async () => {
    const batch = await asked([PAY, { ...PAY, to: CAROL.toLowerCase() }], { of: SMART });
    const hash = await mined({ from: BOB, to: SMART, data: wrapped(PAY) });
    const { status } = await look(batch, { status: 200, receipts: receiptsOf(hash) });
    assert.deepEqual([status.step, status.answer.says], ['unknown', 'done']);
  });

  it('has only its wallet’s word when nobody could read what was asked', async () => {
    const batch = await asked(undefined);
    const { status } = await look(batch, { status: 200, receipts: receiptsOf(await send(PAY)) });
    assert.deepEqual([status.step, status.answer.says], ['unknown', 'done']);
  });

  for (const [word, status] of [
    ['given_up', 400],
    ['failed', 500],
  ])
    describe(`that a wallet says to be ${word}`, () => {
      const GIVEN_UP = { status };

      it('is not known, by the word of the wallet', async () => {
        const transaction = await asked(undefined, { call: PAY });
        const { status } = await look(transaction, GIVEN_UP);
        assert.deepEqual([status.step, status.answer.says], ['unknown', word]);
      });

      it('is confirmed when the account sends it after all', async () => {
        const transaction = await look(await asked(undefined, { call: PAY }), GIVEN_UP);
        const hash = await send(PAY);
        const { status } = await look(transaction, GIVEN_UP);
        assert.deepEqual([status.step, status.answer.hash], ['confirmed', hash]);
      });

      it('is confirmed when the wallet tells a hash later', async () => {
        const batch = await look(await asked([PAY, { ...PAY, value: 8n }]), GIVEN_UP);
        assert.equal(batch.status.answer.says, word);
        const [first, second] = [await send(PAY), await send({ ...PAY, value: 8n })];
        const { status } = await look(batch, { status: 200, receipts: receiptsOf(first, second) });
        assert.equal(status.step, 'confirmed');
      });

      it('is still its word when the account has sent something else', async () => {
        const transaction = await asked(undefined, { call: PAY });
        await send({ ...PAY, to: CAROL.toLowerCase() });
        assert.equal((await look(transaction, GIVEN_UP)).status.answer.says, word);
      });

      it('is confirmed when the account has sent each of them', async () => {
        const batch = await asked([PAY, { ...PAY, value: 10n }]);
        const hashes = [await send(PAY), await send({ ...PAY, value: 10n })];
        const { status } = await look(batch, GIVEN_UP);
        assert.deepEqual([status.step, status.answer.hashes], ['confirmed', hashes]);
      });

      it('is not told any more when the account may have sent a part of it', async () => {
        const batch = await asked([PAY, { ...PAY, value: 9n }]);
        await send(PAY);
        const { status } = await look(batch, GIVEN_UP);
        assert.deepEqual([status.step, status.answer.says], ['unknown', undefined]);
      });

      it('is not told any more when a smart account has paid as much', async () => {
        await rpc('anvil_setBalance', SMART, hex(10n ** 18n));
        const transaction = await asked(undefined, { of: SMART, call: { ...PAY, value: 500n } });
        assert.equal((await look(transaction, GIVEN_UP)).status.answer.says, word);
        await rpc('anvil_setBalance', SMART, hex(10n ** 18n - 499n));
        assert.equal((await look(transaction, GIVEN_UP)).status.answer.says, word);
        await rpc('anvil_setBalance', SMART, hex(10n ** 18n - 500n));
        assert.equal((await look(transaction, GIVEN_UP)).status.answer.says, undefined);
      });
    });
});

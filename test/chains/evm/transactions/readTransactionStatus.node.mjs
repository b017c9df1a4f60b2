// Run alone: `node --test test/chains/evm/transactions/readTransactionStatus.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { codeOf } from './contracts.mjs';
import { ALICE, BOB, clockOf, hex, startLocalChain, statusOptions } from './localChain.mjs';

const { readTransactionStatus, readStartingPoint } = await bundled(
  'src/chains/evm/transactions/readTransactionStatus.ts',
);

const RETURNS_ALL = `0x${'aa11'.repeat(10)}`;
const GWEI = 1_000_000_000n;
const MINUTE = 60_000;

describe('readTransactionStatus on a local chain', () => {
  let chain;
  let network;
  let moved = 0;
  const clock = clockOf(() => Date.now() + moved);

  before(async () => {
    chain = await startLocalChain();
    ({ network } = chain);
  });
  after(() => chain?.stop());

  const rpc = (method, ...params) => chain.rpc(method, ...params);
  const lying = (...args) => chain.lying(...args);

  const options = (more) => statusOptions({ network, clock }, undefined, more);

  /** Sends a transaction, and waits until it is mined. */
  const mined = async (more = {}) => chain.untilMined(await send(more));

  /** Sends without waiting for a block. For use while mining is paused. */
  const send = (more = {}) =>
    rpc('eth_sendTransaction', {
      from: ALICE,
      to: BOB,
      value: '0x5',
      maxFeePerGas: hex(20n * GWEI),
      ...more,
    });

  /** Pauses mining while `run` runs. */
  async function withoutBlocks(run) {
    await rpc('evm_setAutomine', false);
    try {
      return await run();
    } finally {
      await rpc('evm_setAutomine', true);
      await rpc('evm_mine');
    }
  }

  async function asked(more = {}) {
    return {
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
      status: { step: 'unknown' },
      ...more,
    };
  }
  const answered = (transaction, hash) => ({
    ...transaction,
    status: { step: 'pending', answer: { hash, answeredAt: clock.now() } },
  });
  const look = async (transaction, more) => ({
    ...transaction,
    ...(await readTransactionStatus(transaction, options(more))),
  });
  const nonceOf = async (hash) => (await rpc('eth_getTransactionByHash', hash)).nonce;

  it('is confirmed by its receipt', async () => {
    const transaction = await asked();
    const { status } = await look(answered(transaction, await mined()));
    assert.equal(status.step, 'confirmed');
    assert.equal(status.isSettled, false);
  });

  it('is confirmed with a mark behind a plain transfer, but nothing where nobody tells the recipient’s code', async () => {
    const mark = '0x62635f6d79617070';
    const transaction = await asked();
    const hash = await mined({ data: mark });
    assert.equal((await look(answered(transaction, hash))).status.step, 'confirmed');
    const found = await look(transaction);
    assert.deepEqual([found.status.step, found.status.answer?.hash], ['confirmed', hash]);
    const more = { callsId: 'calls-1', hash, hashes: [hash], answeredAt: clock.now() };
    const call = { to: BOB.toLowerCase(), value: 5n, data: '0x' };
    const other = { ...call, value: 6n };
    const batch = {
      ...transaction,
      call: undefined,
      calls: [call, other],
      status: { step: 'pending', answer: more },
    };
    assert.equal((await look(batch)).status.step, 'pending');
    await lying({ eth_getCode: () => null }, async (node) => {
      const read = readTransactionStatus(answered(transaction, hash), { ...options(), network: node });
      await assert.rejects(read);
    });
  });

  it('is something else with data for a recipient with code', async () => {
    const address = `0x${'c0df'.repeat(10)}`;
    await rpc('anvil_setCode', address, '0x00');
    const transaction = await asked({ call: { to: address, value: 5n, data: '0x' } });
    const { status } = await look(answered(transaction, await mined({ to: address, data: '0x1234' })));
    assert.equal(status.step, 'mismatched');
  });

  const silent = (code) => ({
    request: async () => Promise.reject(Object.assign(new Error('No.'), { code })),
    on: () => undefined,
    removeListener: () => undefined,
  });
  for (const [how, wallet] of [
    ['is not there', undefined],
    ['has no method for that', silent(-32601)],
    ['does not know it', silent(5730)],
  ])
    it(`is unknown, missing on the network, where the wallet of a contract ${how}`, async () => {
      const start = { ...(await readStartingPoint(ALICE, options())), isContract: true };
      const callsId = `0x${'5a'.repeat(32)}`;
      const at = clock.now();
      const transaction = await asked({
        start,
        status: { step: 'pending', answer: { callsId, answeredAt: at } },
      });
      assert.equal((await look(transaction, { wallet })).status.step, 'pending');
      moved += 2 * MINUTE;
      const { status } = await look(transaction, { wallet });
      moved -= 2 * MINUTE;
      assert.equal(status.step, 'unknown');
      assert.ok(status.missingSince >= at);
    });

  it('is settled twelve blocks later', async () => {
    const transaction = answered(await asked(), await mined());
    await rpc('anvil_mine', '0xb');
    assert.equal((await look(transaction)).status.isSettled, true);
  });

  it('is pending while a node knows it, and learns its nonce', async () => {
    const transaction = await asked();
    await withoutBlocks(async () => {
      const seen = await look(answered(transaction, await send()));
      assert.equal(seen.status.step, 'pending');
      assert.equal(seen.nonce, transaction.start.nonce);
    });
  });

  /** Sends a call that fails when it is mined. */
  async function sendFailing(address, data) {
    const transaction = await asked({ call: { to: address.toLowerCase(), value: 0n, data } });
    return answered(transaction, await mined({ to: address, value: '0x0', data, gas: '0x30d40' }));
  }
  const word = (value) => value.replace(/^0x/, '').toLowerCase().padStart(64, '0');

  it('is reverted with the contract’s words', async () => {
    const text = Buffer.from('Not today').toString('hex').padEnd(64, '0');
    const error = `08c379a0${word('0x20')}${word('0x9')}${text}`;
    const size = (error.length / 2).toString(16);
    const address = `0x${'c0de'.repeat(10)}`;
    // Copies the error data that follows the code, and reverts with it.
    await rpc('anvil_setCode', address, `0x60${size}600c60003960${size}6000fd${error}`);
    const { status } = await look(await sendFailing(address, '0x'));
    assert.deepEqual([status.step, status.reason], ['reverted', 'Not today']);
  });

  it('is reverted with the name of a token’s standard error', async () => {
    // Bob hasn't approved anyone to move his tokens.
    const [{ address }] = network.tokens;
    const { status } = await look(
      await sendFailing(address, `0x23b872dd${word(BOB)}${word(ALICE)}${word('0x1')}`),
    );
    assert.deepEqual([status.step, status.reason], ['reverted', 'ERC20InsufficientAllowance']);
  });

  it('is sped up by the same transaction with a higher fee', () =>
    withoutBlocks(async () => {
      const transaction = await asked();
      const first = await send();
      const seen = await look(answered(transaction, first));
      const second = await send({
        nonce: await nonceOf(first),
        maxFeePerGas: hex(60n * GWEI),
        maxPriorityFeePerGas: hex(50n * GWEI),
      });
      await rpc('evm_mine');
      await rpc('anvil_mine', '0x64');
      const { status } = await look(seen);
      assert.deepEqual(
        [status.step, status.how, status.by, status.isSuccess],
        ['replaced', 'sped_up', second, true],
      );
    }));

  it('is sped up without having moved anything, if the recipient gives it back', () =>
    withoutBlocks(async () => {
      await rpc('anvil_setCode', RETURNS_ALL, codeOf('ReturnsAll'));
      const transaction = await asked({ call: { to: RETURNS_ALL, value: 5n, data: '0x' } });
      const call = { to: RETURNS_ALL, gas: '0x186a0' };
      const first = await send(call);
      const seen = await look(answered(transaction, first));
      const nonce = await nonceOf(first);
      await send({ ...call, nonce, maxFeePerGas: hex(60n * GWEI), maxPriorityFeePerGas: hex(50n * GWEI) });
      await rpc('evm_mine');
      const { status } = await look(seen);
      assert.deepEqual([status.step, status.how, status.moved], ['replaced', 'sped_up', 'nothing']);
    }));

  it('is cancelled by nothing sent to the account itself', () =>
    withoutBlocks(async () => {
      const transaction = await asked();
      const first = await send();
      const seen = await look(answered(transaction, first));
      const second = await send({
        to: ALICE,
        value: '0x0',
        nonce: await nonceOf(first),
        maxFeePerGas: hex(60n * GWEI),
        maxPriorityFeePerGas: hex(50n * GWEI),
      });
      await rpc('evm_mine');
      const { status } = await look(seen);
      assert.deepEqual([status.step, status.how, status.by], ['replaced', 'cancelled', second]);
    }));

  /** A transaction that its network has forgotten. `after` reads its status after more time has passed. */
  async function forgotten() {
    const transaction = await asked();
    const hash = await send();
    let seen = await look(answered(transaction, hash));
    const { answeredAt } = seen.status.answer;
    await rpc('anvil_dropTransaction', hash);
    const after = async (ms, more) => {
      moved += ms;
      seen = await look(seen, more);
      return seen.status.step;
    };
    /** Mines a block that is later than the wallet's answer. */
    const goOn = () => rpc('evm_mine', Math.floor(answeredAt / 1_000) + 1);
    return { after, goOn };
  }

  it('is dropped only after nobody knew it for five minutes', () =>
    withoutBlocks(async () => {
      const { after, goOn } = await forgotten();
      await goOn();
      assert.equal(await after(0), 'pending');
      assert.equal(await after(2 * MINUTE), 'unknown');
      assert.equal(await after(2 * MINUTE), 'unknown');
      assert.equal(await after(MINUTE), 'dropped');
      moved = 0;
    }));

  it('is not called dropped by a node that has no block since the wallet’s answer', () =>
    withoutBlocks(async () => {
      const { after, goOn } = await forgotten();
      assert.equal(await after(4 * MINUTE), 'unknown');
      assert.equal(await after(4 * MINUTE), 'unknown');
      // The chain continues, but nine minutes behind.
      await goOn();
      assert.equal(await after(MINUTE), 'unknown');
      const late = () => {
        const timestamp = hex(Math.floor(clock.now() / 1_000) - 540);
        return { eth_getBlockByNumber: (block) => ({ ...block, timestamp }) };
      };
      await lying(late(), async (node) => {
        assert.equal(await after(0, { network: node }), 'unknown');
      });
      moved = 0;
    }));

  it('is not called dropped by a node that has stopped, but by one that goes on', () =>
    withoutBlocks(async () => {
      const { after, goOn } = await forgotten();
      await goOn();
      // No new block is mined.
      assert.equal(await after(11 * MINUTE), 'unknown');
      assert.equal(await after(11 * MINUTE), 'unknown');
      assert.equal(await after(60 * MINUTE), 'unknown');
      // The time during which the node was stopped doesn't count.
      const timestamp = hex(Math.floor(clock.now() / 1_000));
      const goingOn = { eth_getBlockByNumber: (block) => ({ ...block, timestamp }) };
      await lying(goingOn, async (node) => {
        const then = (ms) => after(ms, { network: node });
        assert.equal(await then(0), 'unknown');
        assert.equal(await then(4 * MINUTE), 'unknown');
        assert.equal(await then(MINUTE), 'dropped');
      });
      // Once it is dropped, a node that stops doesn't undo that.
      assert.equal(await after(60 * MINUTE), 'dropped');
      moved = 0;
    }));

  it('is pending again when a reorganisation takes its block, and confirmed in the next', async () => {
    const transaction = answered(await asked(), await mined());
    const confirmed = await look(transaction);
    assert.equal(confirmed.status.step, 'confirmed');
    await rpc('anvil_rollback', 1);
    const gone = await look(confirmed);
    assert.notEqual(gone.status.step, 'confirmed');
    await mined();
    assert.notEqual((await look(gone)).status.step, 'reverted');
  });

  it('is found without its hash by what it does, once it is in a block', async () => {
    const transaction = await asked();
    assert.deepEqual((await look(transaction)).status, { step: 'unknown' });
    await mined({ value: '0x7' });
    const hash = await mined();
    const { status, nonce } = await look(transaction);
    assert.equal(status.step, 'confirmed');
    assert.equal(status.answer.hash, hash);
    assert.equal(nonce, transaction.start.nonce + 1);
  });

  it('is found by what it does when the wallet answered a batch of one call with an error', async () => {
    const call = { to: BOB.toLowerCase(), value: 5n, data: '0x' };
    const batch = await asked({ kind: 'request', call: undefined, calls: [call] });
    const hash = await mined();
    const seen = await look(batch);
    assert.deepEqual([seen.status.step, seen.status.answer.hash, seen.call], ['confirmed', hash, call]);
    assert.equal((await look({ ...batch, calls: [call, call] })).status.step, 'unknown');
    assert.equal((await look({ ...batch, calls: undefined })).status.step, 'unknown');
  });

  it('is not taken for another transaction of this device, nor for an earlier one', async () => {
    await mined();
    const transaction = await asked();
    const hash = await mined();
    assert.equal((await look(transaction, { taken: new Set([hash]) })).status.step, 'unknown');
  });

  it('is mismatched when the wallet sent another amount, and says what it sent', async () => {
    const transaction = await asked();
    const { status } = await look(answered(transaction, await mined({ value: '0xde0b6b3a7640000' })));
    assert.equal(status.step, 'mismatched');
    assert.deepEqual(status.sent, { amount: '1', symbol: 'ETH', recipient: BOB });
  });

  it('is looked for by what it does when the wallet answers with an old hash', async () => {
    const old = await mined();
    const transaction = await asked();
    const first = await look(answered(transaction, old));
    assert.deepEqual(first.status, { step: 'unknown', answer: undefined });
    const hash = await mined();
    const { status } = await look(first);
    assert.deepEqual([status.step, status.answer.hash], ['confirmed', hash]);
  });

  it('is looked for when the wallet answers with the hash of one that still waits', () =>
    withoutBlocks(async () => {
      const waiting = await send({ value: '0x1' });
      const transaction = await asked();
      const hash = await send();
      const first = await look(answered(transaction, waiting));
      assert.equal(first.status.step, 'unknown');
      await rpc('evm_mine');
      const { status } = await look(first);
      assert.deepEqual([status.step, status.answer.hash], ['confirmed', hash]);
    }));

  it('is not an equal one that waited before the wallet was asked', () =>
    withoutBlocks(async () => {
      const waiting = await send();
      const transaction = await asked();
      const first = await look(answered(transaction, waiting));
      await rpc('evm_mine');
      assert.equal((await look(first)).status.step, 'unknown');
    }));

  it('is not the one that an earlier record is of', async () => {
    const transaction = await asked();
    const hash = await mined();
    const { status } = await look(answered(transaction, hash), { takenBefore: new Set([hash]) });
    assert.equal(status.step, 'unknown');
  });

  it('is looked for when the wallet answers with the hash of somebody else', async () => {
    const transaction = await asked();
    const { status } = await look(answered(transaction, await mined({ from: BOB, to: ALICE })));
    assert.equal(status.step, 'unknown');
  });

  describe('of which no node told the chain before it was asked', () => {
    const unread = async (more) => ({ ...(await asked(more)), start: undefined });

    it('is confirmed by a block that is later', async () => {
      const transaction = await unread();
      assert.equal((await look(answered(transaction, await mined()))).status.step, 'confirmed');
    });

    it('is not an older transfer of the same', async () => {
      const old = await mined();
      const before = await unread({ askedAt: clock.now() + 20 * MINUTE });
      const { status } = await look(answered(before, old));
      assert.deepEqual(status, { step: 'unknown', answer: undefined });
    });

    it('is unknown when it may be older', async () => {
      const old = await mined();
      const { status } = await look(answered(await unread({ askedAt: clock.now() + MINUTE }), old));
      assert.deepEqual([status.step, status.answer.hash], ['unknown', old]);
    });

    it('is not one whose nonce earlier requests have passed', async () => {
      const transaction = await unread();
      const hash = await mined();
      const nonceFloor = Number(await nonceOf(hash)) + 1;
      assert.equal((await look(answered(transaction, hash), { nonceFloor })).status.step, 'unknown');
    });

    it('is not an older one for a clock that is behind', async () => {
      const old = await mined();
      // From here on, the chain's time is ahead of this device.
      await rpc('evm_increaseTime', 20 * 60);
      await rpc('evm_mine');
      assert.equal((await look(answered(await unread(), old))).status.step, 'unknown');
      const transaction = await unread();
      assert.equal((await look(answered(transaction, await mined()))).status.step, 'confirmed');
    });
  });

  describe('a transfer of a token', () => {
    const data = `0xa9059cbb${word(BOB)}${word('0x5')}`;
    async function sendTokens(address) {
      const transaction = await asked({ call: { to: address.toLowerCase(), value: 0n, data } });
      return look(answered(transaction, await mined({ to: address, value: '0x0', data })));
    }

    it('is confirmed with all of it moved', async () => {
      const { status } = await sendTokens(network.tokens[0].address);
      assert.deepEqual([status.step, status.moved], ['confirmed', 'all']);
    });

    it('is confirmed without a word of what moved when others move the same in its block', () =>
      withoutBlocks(async () => {
        const [{ address }] = network.tokens;
        const transaction = await asked({ call: { to: address.toLowerCase(), value: 0n, data } });
        const hash = await send({ to: address, value: '0x0', data });
        await send({ to: address, value: '0x0', data });
        await rpc('evm_mine');
        const { status } = await look(answered(transaction, hash));
        assert.deepEqual([status.step, status.moved], ['confirmed', 'unseen']);
      }));

    it('is confirmed without a word of what moved when the node tells every block the newest state', async () => {
      const address = `0x${'fa1e'.repeat(10)}`;
      await rpc('anvil_setCode', address, '0x600160005260206000f3');
      const transaction = await asked({ call: { to: address.toLowerCase(), value: 0n, data } });
      const now = answered(transaction, await mined({ to: address, value: '0x0', data }));
      const newest = await rpc('eth_getTransactionCount', ALICE, 'latest');
      await lying({ eth_getTransactionCount: () => newest }, async (node) => {
        const { status } = await look(now, { network: node });
        assert.deepEqual([status.step, status.moved], ['confirmed', 'unseen']);
      });
    });

    it('is confirmed with nothing moved when the contract only says so', async () => {
      const address = `0x${'fa1e'.repeat(10)}`;
      // Returns 1 to every call: `true`, or a balance.
      await rpc('anvil_setCode', address, '0x600160005260206000f3');
      const { status } = await sendTokens(address);
      assert.deepEqual([status.step, status.moved], ['confirmed', 'nothing']);
    });

    it('is confirmed without a word of what moved when balances cannot be read', async () => {
      const address = `0x${'feed'.repeat(10)}`;
      await rpc('anvil_setCode', address, '0x00');
      const { status } = await sendTokens(address);
      assert.deepEqual([status.step, status.moved], ['confirmed', 'unseen']);
    });
  });

  const OTHER = `0x${'9'.repeat(64)}`;
  for (const [what, lies] of [
    [
      'the receipt of another transaction',
      { eth_getTransactionReceipt: (told) => told && { ...told, transactionHash: OTHER } },
    ],
    [
      'a receipt of another block',
      { eth_getTransactionReceipt: (told) => told && { ...told, blockHash: OTHER } },
    ],
    ['a receipt of another account', { eth_getTransactionReceipt: (told) => told && { ...told, from: BOB } }],
    ['another transaction', { eth_getTransactionByHash: (told) => told && { ...told, hash: OTHER } }],
    ['the number of another network', { eth_chainId: () => '0x5' }],
  ]) {
    it(`learns nothing from a node that answers ${what}`, async () => {
      const transaction = answered(await asked(), await mined());
      await lying(lies, (liar) =>
        assert.rejects(look(transaction, { network: liar }), { code: 'rpc_failed' }),
      );
    });
  }

  it('does not call confirmed what only a receipt tells', async () => {
    const transaction = answered(await asked(), await mined());
    await lying({ eth_getTransactionByHash: () => null }, async (liar) =>
      assert.equal((await look(transaction, { network: liar })).status.step, 'pending'),
    );
  });

  it('asks a node once a day which network it is on', async () => {
    const transaction = answered(await asked(), await mined());
    const proven = new Map();
    let count = 0;
    const eth_chainId = (told) => {
      count += 1;
      return told;
    };
    await lying({ eth_chainId }, async (node) => {
      await look(transaction, { network: node, proven });
      await look(transaction, { network: node, proven });
      assert.equal(count, 1);
      moved = 24 * 60 * MINUTE;
      await look(transaction, { network: node, proven });
      moved = 0;
      assert.equal(count, 2);
    });
  });

  it('rejects when the node is silent, so that nothing changes', async () => {
    const silent = { ...network, rpcUrl: 'http://127.0.0.1:9' };
    const transaction = answered(await asked(), `0x${'1'.repeat(64)}`);
    await assert.rejects(look(transaction, { network: silent }), { code: 'rpc_failed' });
  });
});

// Run alone: `node --test test/chains/evm/transactions/moved/readMoved.node.mjs`.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { bundled } from '../../../../tools/bundled.mjs';
import { codeOf, executes } from '../contracts.mjs';
import { ALICE, BOB, CAROL, clockOf, hex, startLocalChain, statusOptions } from '../localChain.mjs';

const { readTransactionStatus, readStartingPoint } = await bundled(
  'src/chains/evm/transactions/readTransactionStatus.ts',
);

const ETHER = 10n ** 18n;
const word = (text) => text.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const address = (text) => `0x${text.repeat(10)}`;
/** A smart account that swallows failures. */
const SMART = address('5a5a');
const REFUSES = address('fa11');
const RETURNS_HALF = address('aa1f');
const RETURNS_ALL = address('aa11');
const PASSES_ON = address('9a55');
const PASSES_ALL_ON = address('9a5a');
const GIVES_CHANGE = address('c4a6');
const PAYS = address('9a15');
const INTEREST = address('1e7e');
const DIVERTS = address('d1fe');
const EXCHANGE = address('e8c4');

describe('what was moved, on a local chain', () => {
  let chain;
  let network;
  let token;
  const clock = clockOf(() => Date.now());

  before(async () => {
    chain = await startLocalChain();
    ({ network } = chain);
    token = network.tokens[0].address.toLowerCase();
    for (const [at, name] of [
      [SMART, 'Account'],
      [REFUSES, 'Refuses'],
      [RETURNS_HALF, 'ReturnsHalf'],
      [RETURNS_ALL, 'ReturnsAll'],
      [PASSES_ON, 'PassesOn'],
      [PASSES_ALL_ON, 'PassesAllOn'],
      [GIVES_CHANGE, 'GivesChange'],
      [PAYS, 'Pays'],
      [INTEREST, 'Interest'],
      [DIVERTS, 'Diverts'],
      [EXCHANGE, 'Exchange'],
    ]) {
      await rpc('anvil_setCode', at, codeOf(name));
    }
    await rpc('anvil_setBalance', SMART, hex(100n * ETHER));
    for (const to of [SMART, EXCHANGE]) await mined({ to: token, data: moveData(to, 1_000n) });
  });
  after(() => chain?.stop());

  const rpc = (method, ...params) => chain.rpc(method, ...params);
  const mined = async (call) => chain.untilMined(await rpc('eth_sendTransaction', { from: ALICE, ...call }));
  const moveData = (to, amount) => `0xa9059cbb${word(to)}${word(hex(amount))}`;

  const options = (told) => statusOptions({ network, clock }, told);
  const asked = async (of, more) => ({
    ...{
      namespace: 'eip155',
      id: 'one',
      kind: 'request',
      account: `${network.id}:${of}`,
      network: network.id,
    },
    ...{ askedAt: clock.now(), summary: {}, told: undefined, nonce: undefined, call: undefined },
    start: await readStartingPoint(of, options()),
    status: { step: 'pending', answer: { callsId: 'calls-1', answeredAt: clock.now() } },
    ...more,
  });
  const outcome = async (transaction, told, node = network) => {
    const { status } = await readTransactionStatus(transaction, { ...options(told), network: node });
    return [status.step, status.step === 'unknown' ? status.answer?.says : status.moved];
  };
  const told = (hash, status = 200) => ({ status, receipts: [{ transactionHash: hash, status: '0x1' }] });

  const pay = (to, value = 1_000n) => ({ to: to.toLowerCase(), value, data: '0x' });
  const move = (to, amount) => ({ to: token, value: 0n, data: moveData(to, amount) });
  const approve = {
    get to() {
      return token;
    },
    value: 0n,
    data: `0x095ea7b3${word(CAROL)}${word('0x9')}`,
  };
  const swap = (amount) => ({
    to: EXCHANGE,
    value: 7n,
    data: `0xd004f0f7${word(token)}${word(hex(amount))}`,
  });

  describe('by a smart account that swallows failures, which its wallet calls done', () => {
    /** Executes the calls in a transaction that `from` pays for. */
    async function carriedOut(calls, { from = BOB, account = SMART, status, ...more } = {}) {
      const transaction = await asked(account, { calls, ...more });
      const hash = await mined({ from, to: account, data: executes(...calls), gas: '0x7a120' });
      return outcome(transaction, told(hash, status));
    }

    for (const [what, expected, calls] of [
      ['all of native currency', ['confirmed', 'all'], () => [pay(BOB), pay(CAROL, ETHER)]],
      ['all to one account, twice', ['confirmed', 'all'], () => [pay(CAROL), pay(CAROL, 2_000n)]],
      ['one of two', ['confirmed', 'part'], () => [pay(CAROL), pay(REFUSES, 2_000n)]],
      ['nothing', ['confirmed', 'nothing'], () => [pay(REFUSES)]],
      ['all of a token', ['confirmed', 'all'], () => [move(BOB, 3n), move(CAROL, 4n)]],
      ['no token, of which it lacks as many', ['confirmed', 'nothing'], () => [move(BOB, 1_000_000n)]],
      ['one token of two', ['confirmed', 'part'], () => [move(BOB, 3n), move(CAROL, 1_000_000n)]],
      ['native currency and no token', ['confirmed', 'part'], () => [pay(CAROL), move(BOB, 1_000_000n)]],
      ['a token that it approves, too', ['confirmed', 'all'], () => [approve, move(BOB, 3n)]],
      ['what nobody can read', ['confirmed', 'unseen'], () => [{ ...pay(CAROL, 0n), data: '0x12345678' }]],
      ['a token, and what nobody can read', ['confirmed', 'unseen'], () => [move(BOB, 3n), swap(2n)]],
    ]) {
      it(`is told: ${what}`, async () => assert.deepEqual(await carriedOut(calls()), expected));
    }

    it('needs no other sign where a Safe tells of its success', async () => {
      const SAFE = address('5afe');
      // Logs `ExecutionSuccess` with two words, whatever the call.
      const event = '442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
      await rpc('anvil_setCode', SAFE, `0x7f${event}60406000a1`);
      const unread = [{ ...pay(CAROL, 0n), data: '0x12345678' }];
      assert.deepEqual(await carriedOut(unread, { account: SAFE }), ['confirmed', undefined]);
      assert.deepEqual(await carriedOut([pay(CAROL)], { account: SAFE }), ['confirmed', 'nothing']);
    });

    it('is not told by the logs of other calls', async () => {
      const LOGS = address('1095');
      // Logs its caller, twice.
      const log = `7f${'ab'.repeat(32)}60206000a1`;
      await rpc('anvil_setCode', LOGS, `0x33600052${log}${log}`);
      const quiet = { ...pay(REFUSES, 0n), data: '0x12345678' };
      const logged = { ...pay(LOGS, 0n), data: '0x12345678' };
      assert.deepEqual(await carriedOut([logged]), ['confirmed', undefined]);
      assert.deepEqual(await carriedOut([logged, logged]), ['confirmed', 'unseen']);
      assert.deepEqual(await carriedOut([logged, quiet]), ['confirmed', 'unseen']);
    });

    it('is told by balances where something else of the account has failed in the same transaction', async () => {
      const SAFE = address('5afd');
      const success = '442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
      const failure = '23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';
      const logs = (event) => `7f${event}60406000a1`;
      const unread = [{ ...pay(CAROL, 0n), data: '0x12345678' }];
      await rpc('anvil_setCode', SAFE, `0x${logs(failure)}${logs(success)}`);
      assert.deepEqual(await carriedOut([pay(CAROL)], { account: SAFE }), ['confirmed', 'nothing']);
      assert.deepEqual(await carriedOut(unread, { account: SAFE }), ['confirmed', 'unseen']);
      await rpc('anvil_setCode', SAFE, `0x${logs(failure)}`);
      const [step] = await carriedOut([pay(CAROL)], { account: SAFE });
      assert.equal(step, 'reverted');
    });

    it('is told of an ordinary account with code, which pays the fee itself', async () => {
      await rpc('anvil_setCode', ALICE, codeOf('Account'));
      const self = { from: ALICE, account: ALICE };
      assert.deepEqual(await carriedOut([pay(BOB), pay(REFUSES)], self), ['confirmed', 'part']);
      assert.deepEqual(await carriedOut([pay(REFUSES)], self), ['confirmed', 'nothing']);
      assert.deepEqual(await carriedOut([pay(BOB), pay(CAROL)], self), ['confirmed', 'all']);
      await rpc('anvil_setCode', ALICE, '0x');
    });

    it('counts more than the wallet’s word', async () => {
      const calls = [pay(CAROL), pay(REFUSES)];
      assert.deepEqual(await carriedOut(calls, { status: 600 }), ['confirmed', 'part']);
      assert.deepEqual(await carriedOut([pay(CAROL)], { status: 500 }), ['confirmed', 'all']);
      const unread = [{ ...pay(CAROL, 0n), data: '0x12345678' }];
      assert.deepEqual(await carriedOut(unread, { status: 500 }), ['unknown', 'failed']);
    });

    it('is told of a single call, too', async () => {
      const single = (call, more) => carriedOut([call], { calls: undefined, call, ...more });
      assert.deepEqual(await single(pay(REFUSES)), ['confirmed', 'nothing']);
      assert.deepEqual(await single(pay(CAROL), { kind: 'send' }), ['confirmed', 'all']);
      assert.deepEqual(await single(pay(REFUSES), { kind: 'send' }), ['confirmed', 'nothing']);
      assert.deepEqual(await single(approve, { kind: 'approve' }), ['confirmed', undefined]);
      const tokens = [token];
      assert.deepEqual(await single(swap(2n), { kind: 'swap', tokens }), ['confirmed', undefined]);
      assert.deepEqual(await single(swap(1_000_000n), { kind: 'swap', tokens }), ['confirmed', 'nothing']);
    });
  });

  /** The outcome of a call that the wallet has sent, with the transactions of `more` in the same block. */
  async function sent(call, { more = [], lies, kind = 'send' } = {}) {
    const transaction = await asked(ALICE, { kind, call });
    await rpc('evm_setAutomine', false);
    try {
      const { value, ...rest } = call;
      const hash = await rpc('eth_sendTransaction', {
        from: ALICE,
        ...rest,
        value: hex(value),
        gas: '0x30d40',
      });
      for (const one of more) await rpc('eth_sendTransaction', { gas: '0x30d40', ...one });
      await rpc('evm_mine');
      const status = { step: 'pending', answer: { hash, answeredAt: clock.now() } };
      const now = { ...transaction, status };
      if (!lies) return await outcome(now);
      return await new Promise((resolve) => {
        chain.lying(lies, (node) => outcome(now, undefined, node).then(resolve, resolve));
      });
    } finally {
      await rpc('evm_setAutomine', true);
    }
  }

  describe('of native currency that an account sends itself', () => {
    it('is unseen where others moved the same in its block', async () => {
      const more = [{ from: ALICE, to: CAROL, value: hex(ETHER) }];
      assert.deepEqual(await sent(pay(RETURNS_ALL, ETHER), { more }), ['confirmed', 'unseen']);
    });

    it('is not nothing where a contract pays the account in the same block', async () => {
      const more = [{ from: CAROL, to: PAYS, value: hex(ETHER / 10n), data: `0x${word(ALICE)}` }];
      assert.deepEqual(await sent(pay(PASSES_ALL_ON, ETHER), { more }), ['confirmed', 'unseen']);
    });

    for (const [to, expected] of [
      [PASSES_ALL_ON, 'unseen'],
      [PASSES_ON, 'unseen'],
      [RETURNS_HALF, 'unseen'],
      [RETURNS_ALL, 'unseen'],
      [BOB, 'all'],
    ]) {
      it(`is ${expected} where the node tells a wrong fee of a transfer to ${to}`, async () => {
        const lies = { eth_getTransactionReceipt: (told) => told && { ...told, l1Fee: '0x3e8' } };
        assert.deepEqual(await sent(pay(to, ETHER), { lies }), ['confirmed', expected]);
      });
    }

    it('is unseen where the node tells no code', async () => {
      const lies = { eth_getCode: () => null };
      assert.deepEqual(await sent(pay(RETURNS_ALL, ETHER), { lies }), ['confirmed', 'unseen']);
      const asNumber = { eth_getCode: () => '0x0' };
      assert.deepEqual(await sent(pay(BOB, ETHER), { lies: asNumber }), ['confirmed', 'all']);
    });

    for (const [what, to, expected] of [
      ['to an account', BOB, 'all'],
      ['to itself', ALICE, 'all'],
      ['to a contract that keeps it', SMART, 'all'],
      ['to a contract that gives half of it back', RETURNS_HALF, 'part'],
      ['to a contract that gives all of it back', RETURNS_ALL, 'nothing'],
      ['to a contract that passes half of it on', PASSES_ON, 'unseen'],
      ['to a contract that passes all of it on', PASSES_ALL_ON, 'unseen'],
      ['to a contract that gives change, and passes on the rest', GIVES_CHANGE, 'unseen'],
    ]) {
      it(`is ${expected}: ${what}`, async () => {
        assert.deepEqual(await sent(pay(to, ETHER)), ['confirmed', expected]);
        assert.deepEqual(await sent(pay(to, 4n)), ['confirmed', expected]);
      });
    }
  });

  describe('of native currency, by an account whose code pays somebody else', () => {
    const FRESH = address('f3e5');
    const ELSEWHERE = address('e15e');
    before(async () => {
      await rpc('anvil_setCode', ELSEWHERE, codeOf('PaysElsewhere'));
      await rpc('anvil_setBalance', ELSEWHERE, hex(100n * ETHER));
    });
    afterEach(async () => {
      await rpc('anvil_setCode', ALICE, '0x');
      await rpc('anvil_setCode', FRESH, '0x');
    });

    /** The outcome of a transfer requested from an account with code, with the transactions of `more` in the same block. */
    async function wrapped(call, { account = ELSEWHERE, from = BOB, more = [], calls = [call] } = {}) {
      const transaction = await asked(account, { kind: 'send', call });
      await rpc('evm_setAutomine', false);
      try {
        const data = executes(...calls);
        const hash = await rpc('eth_sendTransaction', { from, to: account, data, gas: '0x7a120' });
        for (const one of more) await rpc('eth_sendTransaction', { gas: '0x30d40', ...one });
        await rpc('evm_mine');
        return await outcome({
          ...transaction,
          status: { step: 'pending', answer: { hash, answeredAt: clock.now() } },
        });
      } finally {
        await rpc('evm_setAutomine', true);
      }
    }
    const paidBy = (to, value = 1_000n) => ({
      from: CAROL,
      to: PAYS,
      value: hex(value),
      data: `0x${word(to)}`,
    });

    it('is unseen to an account without code, and to one with code', async () => {
      assert.deepEqual(await wrapped(pay(FRESH)), ['confirmed', 'unseen']);
      assert.deepEqual(await wrapped(pay(SMART)), ['confirmed', 'unseen']);
    });

    it('is unseen of an ordinary account with that code', async () => {
      await rpc('anvil_setCode', ALICE, codeOf('PaysElsewhere'));
      assert.deepEqual(await wrapped(pay(FRESH), { account: ALICE, from: ALICE }), ['confirmed', 'unseen']);
    });

    it('is unseen where somebody else pays the same to the recipient in that block', async () => {
      const plain = { from: CAROL, to: FRESH, value: '0x3e8' };
      assert.deepEqual(await wrapped(pay(FRESH), { more: [plain] }), ['confirmed', 'unseen']);
      assert.deepEqual(await wrapped(pay(FRESH), { more: [paidBy(FRESH)] }), ['confirmed', 'unseen']);
    });

    it('is unseen where the recipient gets the fees of the block, or more than was asked', async () => {
      await rpc('anvil_setCoinbase', FRESH);
      assert.deepEqual(await wrapped(pay(FRESH), { account: SMART }), ['confirmed', 'unseen']);
      await rpc('anvil_setCoinbase', `0x${'0'.repeat(40)}`);
      const twice = [pay(FRESH), pay(FRESH)];
      assert.deepEqual(await wrapped(pay(FRESH), { account: SMART, calls: twice }), ['confirmed', 'unseen']);
      assert.deepEqual(await wrapped(pay(FRESH), { account: SMART }), ['confirmed', 'all']);
    });

    it('is unseen of a transfer to itself whose code passes it on', async () => {
      await rpc('anvil_setCode', ALICE, codeOf('PaysElsewhere'));
      assert.deepEqual(await sent(pay(ALICE)), ['confirmed', 'unseen']);
      assert.deepEqual(await wrapped(pay(ELSEWHERE)), ['confirmed', 'unseen']);
      await rpc('anvil_setCode', ALICE, codeOf('Account'));
      assert.deepEqual(await sent(pay(ALICE)), ['confirmed', 'all']);
    });

    it('is unseen to an ordinary account whose code passes it on', async () => {
      await rpc('anvil_setCode', FRESH, codeOf('PaysElsewhere'));
      assert.deepEqual(await sent(pay(FRESH)), ['confirmed', 'unseen']);
    });
  });

  describe('of a token that an account sends itself', () => {
    it('is all of a token that pays interest in the same block', async () => {
      await mined({ to: INTEREST, data: `0xa0712d68${word(hex(10n ** 11n))}` });
      const call = { to: INTEREST, value: 0n, data: moveData(BOB, 1_000n) };
      assert.deepEqual(await sent(call), ['confirmed', 'all']);
    });

    it('is unseen where its log says that a recipient without code has passed it on', async () => {
      await mined({ to: DIVERTS, data: `0xa0712d68${word(hex(1_000n))}` });
      const call = { to: DIVERTS, value: 0n, data: moveData(BOB, 1_000n) };
      assert.deepEqual(await sent(call), ['confirmed', 'unseen']);
    });

    it('is unseen where the node has no logs of the block yet, in which somebody else pays the account', async () => {
      const lies = { eth_getLogs: () => [] };
      const more = [{ from: BOB, to: token, data: moveData(ALICE, 2n) }];
      assert.deepEqual(await sent(move(BOB, 5n), { lies, more }), ['confirmed', 'unseen']);
      assert.deepEqual(await sent(move(BOB, 5n)), ['confirmed', 'all']);
    });
  });
});

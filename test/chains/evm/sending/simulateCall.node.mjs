// Run alone: `node --test test/chains/evm/sending/simulateCall.node.mjs`. Needs no build.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { encodeErrorResult, encodeFunctionData, erc20Abi, parseAbi } from 'viem';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { clock, startProxy } from '../nodeProxy.mjs';

const { startEvmChains, SANDBOX_TOKENS } = sandboxNode;
const { simulateCall } = await bundled('src/chains/evm/sending/simulateCall.ts');
const { SANDBOX_ADDRESSES } = await bundled('src/sandbox/accounts.ts');

const [alice, bob] = SANDBOX_ADDRESSES;
const [dollar] = SANDBOX_TOKENS;
const token = dollar.address.toLowerCase();
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const word = (value) => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
const moved = (address, from, to, amount) => ({
  address,
  topics: [TRANSFER, word(from), word(to)],
  data: word(amount),
});

const transferOf = (amount) => ({
  from: alice,
  to: dollar.address,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, amount] }),
});
const noSimulation = ({ method }) =>
  method === 'eth_simulateV1' && { error: { code: -32601, message: 'the method does not exist' } };

describe('simulateCall', () => {
  let running;
  let proxy;
  const simulateWhole = (call, more = {}, figures = []) =>
    simulateCall(call, figures, {
      network: { ...running.chains[0], rpcUrl: proxy.url },
      clock,
      signal: new AbortController().signal,
      ...more,
    });
  /** Leaves out the return data, the gas, the grants and the figures. */
  const simulate = async (call, more) => {
    const {
      answer: _answer,
      gas: _gas,
      grants: _grants,
      figures: _figures,
      ...simulation
    } = await simulateWhole(call, more);
    return simulation;
  };
  const balance = (holder, of = undefined) => ({ of: 'balance', token: of, holder });
  const asked = () => proxy.bodies.map(({ method }) => method);

  before(async () => {
    running = await startEvmChains({ ports: [0] });
    proxy = await startProxy(running.chains[0].rpcUrl);
  });
  after(async () => {
    proxy?.stop();
    await running?.stop();
  });
  beforeEach(() => {
    Object.assign(proxy, { replace: undefined, status: 200 });
    proxy.bodies.length = 0;
  });

  it('tells what is reported of a transfer of the native currency, without the fee', async () => {
    assert.deepEqual(await simulate({ from: alice, to: bob, value: 5n }), {
      outcome: 'succeeds',
      reported: [{ token: undefined, amount: -5n }],
    });
    assert.deepEqual(asked(), ['eth_simulateV1']);
    assert.equal((await simulateWhole({ from: alice, to: bob, value: 5n })).gas, 21_000n);
  });

  it('tells what is reported of a transfer of tokens, and moves nothing', async () => {
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual(await simulate(transferOf(10_000_000_000n)), {
        outcome: 'succeeds',
        reported: [{ token, amount: -10_000_000_000n }],
      });
    }
  });

  it('reads balances and allowances before and after, within one simulation', async () => {
    const figures = [
      balance(alice),
      balance(bob),
      balance(bob, dollar.address),
      { of: 'allowance', token: dollar.address, owner: alice, spender: bob },
    ];
    const differences = async (call) =>
      (await simulateWhole(call, {}, figures)).figures.map((one) => one && one.after - one.before);
    assert.deepEqual(await differences({ from: alice, to: bob, value: 5n }), [-5n, 5n, 0n, 0n]);
    assert.deepEqual(await differences(transferOf(7n)), [0n, 0n, 7n, 0n]);
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, 9n] });
    assert.deepEqual(await differences({ from: alice, to: dollar.address, data }), [0n, 0n, 0n, 9n]);
    assert.deepEqual(asked(), Array(3).fill('eth_simulateV1'));
  });

  it('knows no figure where nobody answers it, or not twice the same', async () => {
    const nowhere = `0x${'7'.repeat(40)}`;
    const figures = [balance(alice, nowhere), balance(alice)];
    const { figures: found } = await simulateWhole({ from: alice, to: bob, value: 5n }, {}, figures);
    assert.deepEqual([found[0], found[1].before - found[1].after], [undefined, 5n]);
    proxy.replace = noSimulation;
    const plain = await simulateWhole({ from: alice, to: bob, value: 5n }, {}, figures);
    assert.deepEqual(plain.figures, [undefined, undefined]);
    const told = (units, status = '0x1') => ({ status, returnData: word(units), logs: [] });
    for (const [results, change] of [
      [[told(9), told(9), told(0), told(4), told(4)], { before: 9n, after: 4n }],
      [[told(9), told(8), told(0), told(4), told(4)], undefined],
      [[told(9), told(9), told(0), told(4), told(3)], undefined],
      [[told(9), told(9), told(0), told(4), told(4, '0x0')], undefined],
      [[told(9), told(9), told(0)], undefined],
      [[told(9), told(9), told(0), told(4), { status: '0x1', returnData: `0x${'0'.repeat(65)}` }], undefined],
      [[told(9), told(9), told(0), null, 7], undefined],
    ]) {
      proxy.replace = ({ method }) => method === 'eth_simulateV1' && { result: [{ calls: results }] };
      const answer = await simulateWhole({ from: alice, to: bob }, {}, [balance(alice)]);
      assert.deepEqual(answer.figures, [change]);
    }
  });

  it('finds no change in what an account sends to itself', async () => {
    assert.deepEqual(await simulate({ from: alice, to: alice, value: 5n }), {
      outcome: 'succeeds',
      reported: [],
    });
  });

  for (const [where, replace] of [
    ['a node that simulates', undefined],
    ['a node that does not', noSimulation],
  ]) {
    it(`foresees at ${where} that more tokens than there are cannot be sent`, async () => {
      proxy.replace = replace;
      assert.deepEqual(await simulate(transferOf(10n ** 30n)), {
        outcome: 'fails',
        reason: 'ERC20InsufficientBalance',
      });
    });

    it(`foresees at ${where} that more of the native currency than there is cannot be sent`, async () => {
      proxy.replace = replace;
      assert.deepEqual(await simulate({ from: alice, to: bob, value: 10n ** 30n }), {
        outcome: 'fails',
        reason: 'insufficient funds',
      });
    });
  }

  for (const [where, replace] of [
    ['a node that simulates', undefined],
    ['a node that does not', noSimulation],
  ]) {
    it(`tells from ${where} what the contract answers`, async () => {
      proxy.replace = replace;
      assert.equal((await simulateWhole(transferOf(5n))).answer, word(1));
      assert.equal((await simulateWhole({ from: alice, to: bob, value: 5n })).answer, '0x');
    });
  }

  it('tells whom an approval lets take how much', async () => {
    const call = (from) => ({
      from,
      to: dollar.address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [alice, 7n] }),
    });
    const { grants } = await simulateWhole(call(bob));
    assert.deepEqual(grants, [{ token, spender: alice.toLowerCase(), amount: 7n }]);
    assert.deepEqual((await simulateWhole(transferOf(5n))).grants, []);
    proxy.replace = noSimulation;
    assert.equal((await simulateWhole(call(bob))).grants, undefined);
  });

  it('is told nothing at a node that only calls', async () => {
    proxy.replace = noSimulation;
    assert.deepEqual(await simulate(transferOf(5n)), { outcome: 'succeeds' });
    assert.deepEqual(asked(), ['eth_simulateV1', 'eth_call']);
  });

  const reverted = (data) => ({ error: { code: 3, message: 'execution reverted', data } });
  const failedWith = (text) =>
    encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [text] });
  for (const [what, answer, simulation] of [
    ['a reason in words', reverted(failedWith('Paused')), { outcome: 'fails', reason: 'Paused' }],
    ['no reason', reverted('0x'), { outcome: 'fails', reason: undefined }],
    [
      'hidden letters in the reason',
      reverted(failedWith('Send \u202eagain\u200b')),
      { outcome: 'fails', reason: 'Send again' },
    ],
    ['an error of its own', { error: { code: -32000, message: 'header not found' } }, { outcome: 'unknown' }],
    ['a limit on requests', { error: { code: -32005, message: 'limit exceeded' } }, { outcome: 'unknown' }],
  ]) {
    it(`understands a node that answers ${what}`, async () => {
      proxy.replace = (body) => noSimulation(body) || (body.method === 'eth_call' && answer);
      assert.deepEqual(await simulate(transferOf(5n)), simulation);
    });
  }

  const answered = (call) => ({ result: [{ calls: [call] }] });
  for (const [what, result, simulation] of [
    [
      'several movements of several tokens',
      answered({
        status: '0x1',
        logs: [
          moved(token, alice, bob, 7),
          moved(token, bob, alice, 2),
          moved('0x00000000000000000000000000000000000000AA', bob, alice, 9),
          moved(NATIVE, alice, bob, 3),
          moved(token, bob, bob, 100),
        ],
      }),
      {
        outcome: 'succeeds',
        reported: [
          { token: undefined, amount: -3n },
          { token, amount: -5n },
          { token: '0x00000000000000000000000000000000000000aa', amount: 9n },
        ],
      },
    ],
    [
      'collectibles, other events and nonsense',
      answered({
        status: '0x1',
        logs: [
          { address: token, topics: [TRANSFER, word(alice), word(bob), word(5)], data: '0x' },
          { address: token, topics: [word(1), word(alice), word(bob)], data: word(5) },
          { address: 'nowhere', topics: [TRANSFER, word(alice), word(bob)], data: word(5) },
          { address: token, topics: [TRANSFER, word(alice), word(bob)], data: `0x${'f'.repeat(65)}` },
          { address: token, topics: null, data: 7 },
          null,
          7,
        ],
      }),
      { outcome: 'succeeds', reported: [] },
    ],
    ['no list of logs', answered({ status: '0x1', logs: 7 }), { outcome: 'succeeds', reported: [] }],
    [
      'a failure with words',
      answered({
        status: '0x0',
        returnData: '0x',
        error: { code: -32000, message: 'execution reverted: No' },
      }),
      { outcome: 'fails', reason: 'No' },
    ],
    ['nonsense', { result: 'nonsense' }, { outcome: 'succeeds' }],
    ['a call without a status', answered({}), { outcome: 'succeeds' }],
    ['no call', { result: [{ calls: [] }] }, { outcome: 'succeeds' }],
  ]) {
    it(`reads a simulation of ${what}`, async () => {
      proxy.replace = ({ method }) => method === 'eth_simulateV1' && result;
      assert.deepEqual(await simulate(transferOf(5n)), simulation);
    });
  }

  it('does not know what becomes of a call when no node answers', async () => {
    proxy.status = 503;
    assert.deepEqual(await simulate(transferOf(5n)), { outcome: 'unknown' });
    assert.deepEqual(asked(), Array(4).fill('eth_simulateV1'));
    const network = { ...running.chains[0], rpcUrl: undefined };
    assert.deepEqual(await simulate(transferOf(5n), { network }), { outcome: 'unknown' });
  });

  it('rejects when aborted', async () => {
    await assert.rejects(simulate(transferOf(5n), { signal: AbortSignal.abort() }), { code: 'aborted' });
  });
});

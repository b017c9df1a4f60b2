// Run alone: `node --test test/chains/evm/sending/estimateTransfer.node.mjs`. Needs no build.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { clock, startProxy } from '../nodeProxy.mjs';

const { startEvmChains, SANDBOX_TOKENS } = sandboxNode;
const { estimateTransfer } = await bundled('src/chains/evm/sending/estimateTransfer.ts');
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');

const [alice, bob] = SANDBOX_ADDRESSES;
const ORACLE = '0x420000000000000000000000000000000000000F';
const plain = { from: alice, to: bob, value: 5n };
const tokens = (amount) => ({
  from: alice,
  to: SANDBOX_TOKENS[0].address,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, amount] }),
});

describe('estimateTransfer', () => {
  let running;
  let proxy;
  let node;
  const estimate = (call, more = {}) =>
    estimateTransfer(call, {
      network: { ...running.chains[0], rpcUrl: proxy.url },
      clock,
      signal: new AbortController().signal,
      ...more,
    });

  before(async () => {
    running = await startEvmChains({ ports: [0] });
    proxy = await startProxy(running.chains[0].rpcUrl);
    node = createTestClient({ mode: 'anvil', transport: http(running.chains[0].rpcUrl) }).extend(
      publicActions,
    );
  });
  after(async () => {
    proxy?.stop();
    await running?.stop();
  });
  beforeEach(() => {
    Object.assign(proxy, { replace: undefined, status: 200 });
    proxy.bodies.length = 0;
  });

  /** A node that reports these prices. */
  const withPrices = (answers) => {
    proxy.replace = ({ method }) => {
      if (!(method in answers)) return undefined;
      const answer = answers[method];
      return answer instanceof Error
        ? { error: { code: -32601, message: answer.message } }
        : { result: answer };
    };
  };
  const missing = new Error('the method does not exist');

  it('is exact in gas for a plain transfer, and covers a base fee half as high again', async () => {
    withPrices({ eth_getBlockByNumber: { baseFeePerGas: '0x64' }, eth_maxPriorityFeePerGas: '0x3' });
    assert.deepEqual(await estimate(plain), {
      gas: 21_000n,
      price: { maxFeePerGas: 153n, maxPriorityFeePerGas: 3n },
      expected: 21_000n * 103n,
      most: 21_000n * 153n,
      doubts: [],
    });
  });

  it('adds a fifth to the gas of a call', async () => {
    withPrices({
      eth_estimateGas: '0x10000',
      eth_getBlockByNumber: { baseFeePerGas: '0x64' },
      eth_maxPriorityFeePerGas: '0x0',
    });
    assert.deepEqual(await estimate(tokens(5n)), {
      gas: 78_643n,
      price: { maxFeePerGas: 150n, maxPriorityFeePerGas: 0n },
      expected: 6_553_600n,
      most: 78_643n * 150n,
      doubts: [],
    });
  });

  it('takes the tip from the suggested price where a node suggests none', async () => {
    const baseFeePerGas = '0x64';
    for (const [suggested, tip] of [
      ['0x6e', 10n],
      ['0x50', 0n],
    ]) {
      withPrices({
        eth_getBlockByNumber: { baseFeePerGas },
        eth_maxPriorityFeePerGas: missing,
        eth_gasPrice: suggested,
      });
      const { price } = await estimate(plain);
      assert.deepEqual(price, { maxFeePerGas: 150n + tip, maxPriorityFeePerGas: tip });
    }
  });

  it('gives one price on a network without a base fee', async () => {
    withPrices({ eth_getBlockByNumber: {}, eth_maxPriorityFeePerGas: missing, eth_gasPrice: '0x7' });
    assert.deepEqual(await estimate(plain), {
      gas: 21_000n,
      price: { gasPrice: 7n },
      expected: 147_000n,
      most: 147_000n,
      // The chain itself has a base fee, which its fee history shows.
      doubts: [],
    });
  });

  it('adds what networks of the OP stack pay for data, and a quarter of it as a margin', async () => {
    withPrices({ eth_getBlockByNumber: { baseFeePerGas: '0x64' }, eth_maxPriorityFeePerGas: '0x0' });
    // Returns the size that the upper bound is requested for, and reverts on all other calls.
    const bytecode = '0x5f3560e01c63f1c7a58b146011575f5ffd5b6004355f5260205ff3';
    await node.setCode({ address: ORACLE, bytecode });
    const { expected, most } = await estimate(plain);
    assert.equal(expected, 2_100_000n + 120n);
    assert.equal(most, 3_150_000n + 150n);
    // Includes the 68 bytes of a call. The gas itself costs a multiple of 100.
    const withData = await estimate(tokens(5n));
    assert.equal(withData.expected % 100n, 88n);
    await node.setCode({ address: ORACLE, bytecode: '0x5f5ffd' });
    assert.equal((await estimate(plain)).expected, 2_100_000n);
    await node.setCode({ address: ORACLE, bytecode: '0x' });
  });

  it('leaves an account that sends all but the most with nothing below zero', async () => {
    const key = SANDBOX_KEYS[3];
    const account = privateKeyToAccount(key);
    const { gas, price, most } = await estimate({ from: account.address, to: bob, value: 1n });
    const balance = await node.getBalance({ address: account.address });
    const wallet = createWalletClient({ account, transport: http(proxy.url) });
    const hash = await wallet.sendTransaction({ chain: null, to: bob, value: balance - most, gas, ...price });
    const receipt = await node.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    assert.equal(receipt.status, 'success');
    const left = await node.getBalance({ address: account.address });
    assert.equal(left, most - receipt.gasUsed * receipt.effectiveGasPrice);
    assert.ok(left >= 0n);
  });

  it('rejects a call that would fail', async () => {
    await assert.rejects(estimate(tokens(10n ** 30n)), { code: 'transaction_failed' });
  });

  for (const [what, answers] of [
    ['no gas', { eth_estimateGas: '0x0' }],
    ['more gas than any block has', { eth_estimateGas: `0x${'f'.repeat(64)}` }],
    ['gas in decimals', { eth_estimateGas: 21_000 }],
    ['no price', { eth_getBlockByNumber: {}, eth_gasPrice: 'cheap' }],
    ['a price beyond all money', { eth_getBlockByNumber: {}, eth_gasPrice: `0x${'f'.repeat(64)}` }],
  ]) {
    it(`rejects a node that answers ${what}`, async () => {
      withPrices(answers);
      await assert.rejects(estimate(plain), { code: 'rpc_failed' });
    });
  }

  it('rejects when no node answers, when aborted, and without a way to read', async () => {
    proxy.status = 503;
    await assert.rejects(estimate(plain), { code: 'rpc_failed' });
    await assert.rejects(estimate(plain, { signal: AbortSignal.abort() }), { code: 'aborted' });
    const network = { ...running.chains[0], rpcUrl: undefined };
    await assert.rejects(estimate(plain, { network }), { code: 'rpc_missing' });
  });
});

// The bridge between the local chains: its deposits, payouts and refunds, to the last unit. Needs no build.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeFunctionData, parseAbi } from 'viem';
import { alice, BRIDGE, bob, DOLLAR, NATIVE, startBridgeStack, TOKEN } from './bridgeStack.mjs';

const ABI = parseAbi([
  'struct BridgeData { bytes32 transactionId; string bridge; string integrator; address referrer; address sendingAssetId; address receiver; uint256 minAmount; uint256 destinationChainId; bool hasSourceSwaps; bool hasDestinationCall; }',
  'struct SandboxData { address receivingAssetId; uint256 least; }',
  'function startBridgeTokensViaSandbox(BridgeData data, SandboxData extra) payable',
  'function pay(uint256 fromChain, uint256 id, address token, uint256 amount, address receiver)',
  'function refuse(uint256 fromChain, uint256 id)',
  'function refund(uint256 id)',
  'error UnknownChain(uint256 chain)',
  'error UnknownToken(address token)',
  'error WrongPayment(uint256 paid, uint256 needed)',
  'error InvalidReceiver(address receiver)',
  'error NothingToBridge()',
  'error SwapsNotSupported()',
  'error NotOperator(address caller)',
  'error NotOpen(uint256 id)',
]);
const OPERATOR = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';
const EXCHANGE = '0xef11D1c2aA48826D4c41e54ab82D1Ff5Ad8A64Ca';
const DATA = {
  transactionId: `0x${'ab'.repeat(32)}`,
  bridge: 'sandboxBridge',
  integrator: 'test',
  referrer: NATIVE,
  sendingAssetId: NATIVE,
  receiver: bob,
  minAmount: 1000n,
  destinationChainId: 31338n,
  hasSourceSwaps: false,
  hasDestinationCall: false,
};
const EXTRA = { receivingAssetId: NATIVE, least: 1n };
/** 0.05 ETH and one wei. The bridge keeps 0.25 % of it, rounded up. */
const AMOUNT = 50_000_000_000_000_001n;
const FEE = 125_000_000_000_001n;

let stack;
before(async () => {
  stack = await startBridgeStack();
});
after(() => stack?.stop());

/** Deposits without a quote. Resolves to the hash. */
async function deposit(data, extra = {}) {
  const wallet = stack.wallets[0][0];
  const hash = await wallet.writeContract({
    address: BRIDGE,
    abi: ABI,
    functionName: 'startBridgeTokensViaSandbox',
    args: [
      { ...DATA, ...data },
      { ...EXTRA, ...extra },
    ],
    value: data.minAmount,
    chain: null,
  });
  assert.equal((await wallet.waitForTransactionReceipt({ hash })).status, 'success');
  return hash;
}

describe('the contract of the bridge', () => {
  const simulate = (account, functionName, args, value) =>
    stack.client(0).simulateContract({ address: BRIDGE, abi: ABI, functionName, args, account, value });
  const refusedAs = (name, args) => (error) => {
    const { data } = error.walk((one) => one.name === 'ContractFunctionRevertedError');
    assert.deepEqual([data?.errorName, data?.args ?? []], [name, args]);
    return true;
  };

  for (const [what, data, extra, value, name, args] of [
    ['a chain that it does not know', { destinationChainId: 5n }, {}, 1000n, 'UnknownChain', [5n]],
    ['its own chain', { destinationChainId: 31337n }, {}, 1000n, 'UnknownChain', [31337n]],
    ['less than it says', {}, {}, 999n, 'WrongPayment', [999n, 1000n]],
    ['more than it says', {}, {}, 1001n, 'WrongPayment', [1001n, 1000n]],
    ['native currency for a token', { sendingAssetId: DOLLAR }, {}, 1000n, 'WrongPayment', [1000n, 0n]],
    ['a token that it does not know', { sendingAssetId: EXCHANGE }, {}, 0n, 'UnknownToken', [EXCHANGE]],
    ['nothing', { minAmount: 0n }, {}, 0n, 'NothingToBridge', []],
    ['a payment to nobody', { receiver: NATIVE }, {}, 1000n, 'InvalidReceiver', [NATIVE]],
    ['a swap before', { hasSourceSwaps: true }, {}, 1000n, 'SwapsNotSupported', []],
    ['a call afterwards', { hasDestinationCall: true }, {}, 1000n, 'SwapsNotSupported', []],
  ]) {
    it(`refuses ${what}`, async () => {
      const order = [
        { ...DATA, ...data },
        { ...EXTRA, ...extra },
      ];
      const asked = simulate(alice, 'startBridgeTokensViaSandbox', order, value);
      await assert.rejects(asked, refusedAs(name, args));
    });
  }

  it('obeys its operator only, and gives back nothing that it does not hold', async () => {
    for (const [functionName, args] of [
      ['pay', [31338n, 7n, NATIVE, 1n, bob]],
      ['refuse', [31338n, 7n]],
      ['refund', [7n]],
    ]) {
      await assert.rejects(simulate(bob, functionName, args), refusedAs('NotOperator', [bob]));
    }
    await assert.rejects(simulate(OPERATOR, 'refund', [7777n]), refusedAs('NotOpen', [7777n]));
  });

  it('pays a deposit once, and never after it refused', async () => {
    const client = stack.client(0);
    const run = async (functionName, args) => {
      const data = encodeFunctionData({ abi: ABI, functionName, args });
      const hash = await client.request({
        method: 'eth_sendTransaction',
        params: [{ from: OPERATOR, to: BRIDGE, data }],
      });
      await client.waitForTransactionReceipt({ hash });
    };
    const before = await stack.held(0, DOLLAR, bob);
    await run('pay', [9n, 1n, DOLLAR, 5n, bob]);
    await run('refuse', [9n, 2n]);
    for (const id of [1n, 2n]) {
      await assert.rejects(simulate(OPERATOR, 'pay', [9n, id, DOLLAR, 5n, bob]), refusedAs('NotOpen', [id]));
      await assert.rejects(simulate(OPERATOR, 'refuse', [9n, id]), refusedAs('NotOpen', [id]));
    }
    assert.equal(await stack.held(0, DOLLAR, bob), before + 5n);
  });
});

describe('the bridge', () => {
  it('pays out native currency on the other chain, to somebody else', async () => {
    const before = await stack.held(1, NATIVE, bob);
    const kept = await stack.held(0, NATIVE, BRIDGE);
    const { transactionHash: hash } = await stack.send(
      await stack.quote({ fromAmount: `${AMOUNT}`, toAddress: bob }),
    );
    await stack.statusOnce(hash, 'DONE COMPLETED');
    // One TWO is worth a 5000th of an ether.
    assert.equal(await stack.held(1, NATIVE, bob), before + (AMOUNT - FEE) * 5000n);
    assert.equal(await stack.held(0, NATIVE, BRIDGE), kept + AMOUNT);
  });

  it('pays out a token for another, and back', async () => {
    const before = await stack.held(1, TOKEN, alice);
    const dollars = await stack.held(0, DOLLAR, alice);
    await stack.approve(DOLLAR, 12_345_678n);
    const there = await stack.quote({ fromToken: DOLLAR, toToken: TOKEN, fromAmount: '12345678' });
    const { transactionHash: hash } = await stack.send(there);
    await stack.statusOnce(hash, 'DONE COMPLETED');
    assert.equal(await stack.held(0, DOLLAR, alice), dollars - 12_345_678n);
    // Minus 0.030865 dollars, at four tokens for a dollar.
    assert.equal(await stack.held(1, TOKEN, alice), before + 49_259_252_000_000_000_000n);

    await stack.approve(TOKEN, 10n ** 18n + 1n, 1);
    const back = await stack.quote({
      from: 1,
      fromToken: TOKEN,
      toToken: DOLLAR,
      fromAmount: `${10n ** 18n + 1n}`,
    });
    const { transactionHash: second } = await stack.send(back, 1);
    await stack.statusOnce(second, 'DONE COMPLETED', { from: 1 });
    assert.equal(await stack.held(0, DOLLAR, alice), dollars - 12_345_678n + 249_375n);
  });

  it('does nothing while it is slow, and pays out once it is told to', async () => {
    const before = await stack.held(1, NATIVE, bob);
    const step = await stack.quote({ fromAmount: `${AMOUNT}`, toAddress: bob });
    stack.server.bridge.set({ mode: 'slow' });
    const { transactionHash: hash } = await stack.send(step);
    await stack.aWhile();
    await stack.statusOnce(hash, 'PENDING WAIT_DESTINATION_TRANSACTION');
    assert.equal(await stack.held(1, NATIVE, bob), before);
    stack.server.bridge.set({ mode: 'deliver' });
    await stack.statusOnce(hash, 'DONE COMPLETED');
    assert.equal(await stack.held(1, NATIVE, bob), before + (AMOUNT - FEE) * 5000n);
  });

  it('gives native currency and tokens back to the sender, with its fee', async () => {
    stack.server.bridge.set({ mode: 'refund' });
    await stack.approve(DOLLAR, 1_000_001n);
    const before = [await stack.held(0, NATIVE, alice), await stack.held(0, DOLLAR, alice)];
    const elsewhere = [await stack.held(1, NATIVE, bob), await stack.held(1, DOLLAR, bob)];
    const fee = ({ gasUsed, effectiveGasPrice }) => gasUsed * effectiveGasPrice;
    const native = await stack.send(await stack.quote({ fromAmount: `${AMOUNT}`, toAddress: bob }));
    const dollars = { fromToken: DOLLAR, toToken: DOLLAR, fromAmount: '1000001', toAddress: bob };
    const token = await stack.send(await stack.quote(dollars));
    for (const { transactionHash } of [native, token])
      await stack.statusOnce(transactionHash, 'DONE REFUNDED');
    assert.deepEqual(
      [await stack.held(0, NATIVE, alice), await stack.held(0, DOLLAR, alice)],
      [before[0] - fee(native) - fee(token), before[1]],
    );
    stack.server.bridge.set({ mode: 'deliver' });
    await stack.aWhile();
    assert.deepEqual([await stack.held(1, NATIVE, bob), await stack.held(1, DOLLAR, bob)], elsewhere);
  });

  it('pays out another token that is worth the same', async () => {
    stack.server.bridge.set({ mode: 'partial' });
    const before = [await stack.held(1, NATIVE, bob), await stack.held(1, DOLLAR, bob)];
    const { transactionHash: hash } = await stack.send(
      await stack.quote({ fromAmount: `${AMOUNT}`, toAddress: bob }),
    );
    await stack.statusOnce(hash, 'DONE PARTIAL');
    // 124.6875 dollars.
    assert.deepEqual(
      [await stack.held(1, NATIVE, bob), await stack.held(1, DOLLAR, bob)],
      [before[0], before[1] + 124_687_500n],
    );
    stack.server.bridge.set({ mode: 'deliver' });
  });

  it('pays nothing after it failed, until it gives back', async () => {
    stack.server.bridge.set({ mode: 'fail' });
    const before = await stack.held(0, NATIVE, alice);
    const elsewhere = await stack.held(1, NATIVE, bob);
    const receipt = await stack.send(await stack.quote({ fromAmount: `${AMOUNT}`, toAddress: bob }));
    const fee = receipt.gasUsed * receipt.effectiveGasPrice;
    await stack.aWhile();
    await stack.statusOnce(receipt.transactionHash, 'FAILED NOT_PROCESSABLE_REFUND_NEEDED');
    assert.equal(await stack.held(0, NATIVE, alice), before - fee - AMOUNT);
    stack.server.bridge.set({ mode: 'refund' });
    await stack.statusOnce(receipt.transactionHash, 'DONE REFUNDED');
    assert.equal(await stack.held(0, NATIVE, alice), before - fee);
    assert.equal(await stack.held(1, NATIVE, bob), elsewhere);
    stack.server.bridge.set({ mode: 'deliver' });
  });

  for (const [what, data, extra] of [
    // It keeps 3 of 1000.
    ['less than was asked for', {}, { least: 4_985_001n }],
    ['a token that is not there', {}, { receivingAssetId: EXCHANGE }],
    ['a receiver that takes nothing', { receiver: EXCHANGE }, {}],
  ]) {
    it(`gives back what it could only pay out as ${what}`, async () => {
      const hash = await deposit({ minAmount: 1000n, ...data }, extra);
      const { receiving } = await stack.statusOnce(hash, 'DONE REFUNDED');
      assert.deepEqual([receiving.chainId, receiving.amount], [31337, '1000']);
    });
  }

  it('pays once, whatever servers there are on its chains, and what a stopped one left open', async () => {
    const first = await stack.startServer();
    first.bridge.set({ mode: 'slow' });
    stack.server.bridge.set({ mode: 'slow' });
    const before = await stack.held(1, NATIVE, bob);
    const { transactionHash: hash } = await stack.send(
      await stack.quote({ fromAmount: `${AMOUNT}`, toAddress: bob }),
    );
    await stack.statusOnce(hash, 'PENDING WAIT_DESTINATION_TRANSACTION', { of: first });
    await first.stop();
    const others = await Promise.all([stack.startServer(), stack.startServer()]);
    for (const of of others) await stack.statusOnce(hash, 'DONE COMPLETED', { of });
    await Promise.all(others.map((other) => other.stop()));
    stack.server.bridge.set({ mode: 'deliver' });
    const last = await stack.startServer();
    await stack.statusOnce(hash, 'DONE COMPLETED', { of: last });
    await stack.aWhile();
    await last.stop();
    assert.equal(await stack.held(1, NATIVE, bob), before + (AMOUNT - FEE) * 5000n);
  });
});

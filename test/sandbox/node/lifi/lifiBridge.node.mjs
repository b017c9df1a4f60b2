// Swaps across networks, as LI.FI's published API describes them. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { decodeFunctionData, parseAbi } from 'viem';
import { alice, BRIDGE, bob, DOLLAR, NATIVE, startBridgeStack } from '../bridge/bridgeStack.mjs';

const ABI = parseAbi([
  'struct BridgeData { bytes32 transactionId; string bridge; string integrator; address referrer; address sendingAssetId; address receiver; uint256 minAmount; uint256 destinationChainId; bool hasSourceSwaps; bool hasDestinationCall; }',
  'struct SandboxData { address receivingAssetId; uint256 least; }',
  'function startBridgeTokensViaSandbox(BridgeData data, SandboxData extra) payable',
]);
const TOOL = { key: 'sandboxBridge', name: 'Sandbox Bridge' };
const ETHER = {
  chainId: 31337,
  address: NATIVE,
  symbol: 'ETH',
  name: 'Sandbox Ether',
  decimals: 18,
  coinKey: 'ETH',
  priceUSD: '2500',
};
const DOLLARS = (chainId) => ({
  chainId,
  address: DOLLAR,
  symbol: 'SUSD',
  name: 'Sandbox Dollar',
  decimals: 6,
  coinKey: 'SUSD',
  priceUSD: '1',
});
const TWO = { ...ETHER, chainId: 31338, symbol: 'TWO', name: 'Sandbox Two', coinKey: 'TWO', priceUSD: '0.5' };
const FEE = {
  name: 'Bridge fee',
  description: 'What the bridge keeps',
  percentage: '0.0025',
  token: DOLLARS(31337),
  amount: '2501',
  amountUSD: '0.0025',
  included: true,
};

let stack;
before(async () => {
  stack = await startBridgeStack();
});
after(() => stack?.stop());

/** Leaves out pictures, after checking them. */
function withoutPictures(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPictures);
  const { logoURI, ...rest } = value;
  if (logoURI !== undefined) assert.match(logoURI, /^data:image\//);
  return Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, withoutPictures(one)]));
}

const DOLLARS_ACROSS = { fromToken: DOLLAR, toToken: DOLLAR, fromAmount: '1000001' };

describe('a swap across networks by the stand-in of LI.FI', () => {
  it('is quoted as one step of a bridge, with its fee', async () => {
    const answer = withoutPictures(
      await stack.quote({ ...DOLLARS_ACROSS, toAddress: bob, slippage: '0.01', integrator: 'my-site' }),
    );
    const { id, includedSteps, transactionRequest, transactionId, estimate, ...rest } = answer;
    const action = {
      fromChainId: 31337,
      toChainId: 31338,
      fromToken: DOLLARS(31337),
      toToken: DOLLARS(31338),
      fromAmount: '1000001',
      slippage: 0.01,
      fromAddress: alice,
      toAddress: bob,
    };
    assert.deepEqual(rest, {
      type: 'lifi',
      tool: 'sandboxBridge',
      toolDetails: TOOL,
      action,
      integrator: 'my-site',
    });
    const { gasCosts, ...amounts } = estimate;
    assert.deepEqual(amounts, {
      tool: 'sandboxBridge',
      fromAmount: '1000001',
      fromAmountUSD: '1.0000',
      toAmount: '997500',
      toAmountMin: '987525',
      toAmountUSD: '0.9975',
      approvalAddress: BRIDGE,
      executionDuration: 1,
      feeCosts: [FEE],
    });
    const [{ price, estimate: gas, limit, amount, amountUSD, ...cost }] = gasCosts;
    assert.deepEqual(cost, { type: 'SEND', token: ETHER });
    // Without an approval, its gas can't be estimated.
    assert.deepEqual([gas, limit], ['300000', '375000']);
    assert.equal(BigInt(amount), BigInt(price) * 300_000n);
    assert.match(amountUSD, /^\d+\.\d{4}$/);
    const { id: stepId, ...step } = includedSteps[0];
    assert.equal(includedSteps.length, 1);
    assert.deepEqual(step, { type: 'cross', tool: 'sandboxBridge', toolDetails: TOOL, action, estimate });
    assert.notEqual(stepId, id);
    const { data, gasPrice, ...call } = transactionRequest;
    assert.deepEqual(call, {
      from: alice,
      to: BRIDGE,
      value: '0x0',
      chainId: 31337,
      gasLimit: '0x5b8d8',
    });
    assert.equal(BigInt(gasPrice), BigInt(price));
    assert.deepEqual(decodeFunctionData({ abi: ABI, data }).args, [
      {
        transactionId,
        bridge: 'sandboxBridge',
        integrator: 'my-site',
        referrer: NATIVE,
        sendingAssetId: DOLLAR,
        receiver: bob,
        minAmount: 1_000_001n,
        destinationChainId: 31338n,
        hasSourceSwaps: false,
        hasDestinationCall: false,
      },
      { receivingAssetId: DOLLAR, least: 987_525n },
    ]);
  });

  it('is told from its deposit to its arrival', async () => {
    stack.server.bridge.set({ mode: 'slow' });
    await stack.approve(DOLLAR, 1_000_001n);
    const step = await stack.quote({ ...DOLLARS_ACROSS, toAddress: bob, integrator: 'my-site' });
    const { transactionHash: txHash, gasUsed, effectiveGasPrice, blockNumber } = await stack.send(step);
    const { timestamp } = await stack.client(0).getBlock({ blockNumber });
    const question = { txHash, fromChain: '31337', toChain: '31338', bridge: 'sandboxBridge' };
    const pending = withoutPictures(await stack.answerOf('status', question));
    const { substatusMessage, ...told } = pending;
    const { gasAmountUSD, ...sending } = pending.sending;
    assert.equal(typeof substatusMessage, 'string');
    assert.match(gasAmountUSD, /^\d+\.\d{4}$/);
    assert.deepEqual(
      { ...told, sending },
      {
        transactionId: step.transactionId,
        sending: {
          chainId: 31337,
          txHash,
          txLink: `https://scan.li.fi/tx/${txHash}`,
          amount: '1000001',
          amountUSD: '1.0000',
          token: DOLLARS(31337),
          gasPrice: `${effectiveGasPrice}`,
          gasUsed: `${gasUsed}`,
          gasToken: ETHER,
          gasAmount: `${gasUsed * effectiveGasPrice}`,
          timestamp: Number(timestamp),
          value: '0',
          includedSteps: [],
        },
        receiving: { chainId: 31338 },
        feeCosts: [FEE],
        lifiExplorerLink: `https://scan.li.fi/tx/${txHash}`,
        fromAddress: alice,
        toAddress: bob,
        tool: 'sandboxBridge',
        status: 'PENDING',
        substatus: 'WAIT_DESTINATION_TRANSACTION',
        metadata: { integrator: 'my-site' },
      },
    );
    stack.server.bridge.set({ mode: 'deliver' });
    const done = withoutPictures(await stack.statusOnce(txHash, 'DONE COMPLETED'));
    const { receiving } = done;
    const paid = await stack.client(1).getTransactionReceipt({ hash: receiving.txHash });
    assert.equal(paid.status, 'success');
    assert.deepEqual(
      [receiving.chainId, receiving.amount, receiving.amountUSD, receiving.token, receiving.gasToken],
      [31338, '997500', '0.9975', DOLLARS(31338), TWO],
    );
    assert.equal(receiving.gasUsed, `${paid.gasUsed}`);
    assert.deepEqual(done.sending.includedSteps, [
      {
        tool: 'sandboxBridge',
        toolDetails: TOOL,
        fromAmount: '1000001',
        fromToken: DOLLARS(31337),
        toAmount: '997500',
        toToken: DOLLARS(31338),
        bridgedAmount: '997500',
      },
    ]);
    // Also by the payout's transaction, and by LI.FI's own id.
    for (const other of [receiving.txHash, step.transactionId]) {
      assert.deepEqual(withoutPictures(await stack.answerOf('status', { txHash: other })), done);
    }
    const statusOf = async (query) => (await stack.answerOf('status', { ...question, ...query })).status;
    assert.equal(await statusOf({ fromChain: '31338' }), 'NOT_FOUND');
    assert.equal(await statusOf({ toChain: '31337' }), 'INVALID');
  });

  it('is told on its way back, and once it is back', async () => {
    stack.server.bridge.set({ mode: 'refund', ms: 600_000 });
    const { transactionHash } = await stack.send(await stack.quote({ fromAmount: '1000' }));
    const { receiving } = await stack.statusOnce(transactionHash, 'PENDING REFUND_IN_PROGRESS');
    assert.deepEqual(receiving, { chainId: 31338 });
    stack.server.bridge.set({ mode: 'refund' });
    const done = await stack.statusOnce(transactionHash, 'DONE REFUNDED');
    assert.deepEqual(
      [done.receiving.chainId, done.receiving.amount, done.receiving.token.symbol],
      [31337, '1000', 'ETH'],
    );
    stack.server.bridge.set({ mode: 'deliver' });
  });

  it('failed if its deposit did, and a swap of one network is no transfer of a bridge', async () => {
    const { transactionRequest } = await stack.quote({ fromAmount: '1000' });
    const failed = await stack.send({ transactionRequest: { ...transactionRequest, value: '0x1' } });
    const ofBridge = { fromChain: '31337', toChain: '31338', bridge: 'sandboxBridge' };
    assert.deepEqual(await stack.answerOf('status', { txHash: failed.transactionHash, ...ofBridge }), {
      status: 'FAILED',
      sending: { chainId: 31337, txHash: failed.transactionHash },
    });
    const swap = await stack.quote({ toChain: '31337', toToken: DOLLAR, fromAmount: '1000000000000000' });
    const { transactionHash: txHash } = await stack.send(swap);
    assert.equal((await stack.answerOf('status', { txHash, ...ofBridge })).status, 'INVALID');
    assert.equal((await stack.answerOf('status', { txHash, fromChain: '31337' })).status, 'DONE');
  });

  const QUOTE = { fromChain: '31337', toChain: '31338', fromToken: NATIVE, toToken: NATIVE };
  const TX = `0x${'ab'.repeat(32)}`;
  for (const [what, path, query, status, code] of [
    ['a token that is only on the other network', 'quote', { ...QUOTE, fromToken: 'TWO' }, 404, 1003],
    ['more than the bridge has', 'quote', { ...QUOTE, fromAmount: `1${'0'.repeat(24)}` }, 404, 1002],
    ['what is worth nothing there', 'quote', { ...QUOTE, toToken: DOLLAR, fromAmount: '1' }, 404, 1002],
    ['a receiver that is none', 'quote', { ...QUOTE, toAddress: 'bob' }, 400, 1011],
    ['a fee for an integrator that it does not know', 'quote', { ...QUOTE, fee: '0.01' }, 400, 1011],
    ['the status by a bridge that it does not know', 'status', { txHash: TX, bridge: 'hop' }, 400, 1011],
    ['the status on a network that it does not know', 'status', { txHash: TX, toChain: '5' }, 400, 1011],
  ]) {
    it(`refuses ${what}`, async () => {
      const rest = path === 'quote' ? { fromAmount: '1000', fromAddress: alice } : {};
      const response = await stack.ask(path, { ...rest, ...query });
      const { code: told, message } = await response.json();
      assert.deepEqual([response.status, told, typeof message], [status, code, 'string']);
    });
  }

  it('is set from outside, by JSON of the same origin', async () => {
    const at = `${stack.server.url}/sandbox/bridge`;
    const post = (body, type = 'application/json') =>
      fetch(at, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
    assert.deepEqual(await (await post({ mode: 'slow', ms: 5 })).json(), { mode: 'slow', ms: 5 });
    assert.deepEqual(stack.server.bridge.setting, { mode: 'slow', ms: 5 });
    for (const wrong of [{}, { mode: 'lose' }, { mode: 'slow', ms: -1 }, { mode: 'slow', ms: '5' }, null]) {
      assert.equal((await post(wrong)).status, 400);
    }
    assert.equal((await post({ mode: 'fail' }, 'text/plain')).status, 415);
    assert.deepEqual(await (await fetch(at)).json(), { mode: 'slow', ms: 5 });
    assert.deepEqual(await (await fetch(at, { method: 'DELETE' })).json(), { mode: 'deliver' });
  });
});

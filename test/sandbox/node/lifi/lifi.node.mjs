// Tests LI.FI's stand-in against its published API. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWalletClient, erc20Abi, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../../../tools/bundled.mjs';
import { sandboxNode } from '../../sandboxNode.mjs';

const { startEvmChains, startSandboxServer } = sandboxNode;
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const [alice, bob] = SANDBOX_ADDRESSES;
const EXCHANGE = '0xef11D1c2aA48826D4c41e54ab82D1Ff5Ad8A64Ca';
const DOLLAR = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35';
const NATIVE = '0x0000000000000000000000000000000000000000';
const CENT = 10n ** 16n;

let chains;
let server;
before(async () => {
  chains = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, chains: chains.chains });
});
after(() => Promise.all([server?.stop(), chains?.stop()]));

const ask = (path, query = {}) => fetch(`${server.url}/lifi/v1/${path}?${new URLSearchParams(query)}`);
async function answerOf(...question) {
  const response = await ask(...question);
  assert.equal(response.status, 200, await response.clone().text());
  return response.json();
}
const QUOTE = {
  fromChain: '31337',
  toChain: '31337',
  fromToken: NATIVE,
  toToken: DOLLAR,
  fromAmount: `${CENT}`,
  fromAddress: alice,
};

const walletOf = (index) =>
  createWalletClient({
    account: privateKeyToAccount(SANDBOX_KEYS[index]),
    transport: http(chains.chains[0].rpcUrl),
    pollingInterval: 20,
  }).extend(publicActions);
async function send(wallet, { to, data, value = '0x0', gasLimit }) {
  const call = { to, data, value: BigInt(value), ...(gasLimit && { gas: BigInt(gasLimit) }) };
  const hash = await wallet.sendTransaction({ ...call, chain: null });
  const { status } = await wallet.waitForTransactionReceipt({ hash });
  assert.equal(status, 'success');
  return hash;
}
const held = (wallet, owner) =>
  wallet.readContract({ address: DOLLAR, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });

describe('the stand-in of LI.FI', () => {
  it('quotes with a transaction that swaps, also for somebody else', async () => {
    const wallet = walletOf(0);
    const { action, estimate, transactionRequest, type } = await answerOf('quote', {
      ...QUOTE,
      toAddress: bob,
      slippage: '0.01',
      integrator: 'my-site',
    });
    assert.equal(type, 'lifi');
    assert.deepEqual(
      [action.fromChainId, action.toChainId, action.fromToken.address, action.toToken.address],
      [31337, 31337, NATIVE, DOLLAR],
    );
    assert.deepEqual(
      [action.fromAmount, action.slippage, action.fromAddress, action.toAddress],
      [`${CENT}`, 0.01, alice, bob],
    );
    assert.deepEqual([estimate.fromAmount, estimate.approvalAddress], [`${CENT}`, EXCHANGE]);
    assert.equal(BigInt(estimate.toAmountMin), (BigInt(estimate.toAmount) * 99n) / 100n);
    assert.deepEqual(
      [transactionRequest.from, transactionRequest.to, transactionRequest.chainId, transactionRequest.value],
      [alice, EXCHANGE, 31337, '0x2386f26fc10000'],
    );
    const before = await held(wallet, bob);
    const hash = await send(wallet, transactionRequest);
    assert.equal(await held(wallet, bob), before + BigInt(estimate.toAmount));
    const { status, substatus } = await answerOf('status', { txHash: hash, fromChain: '31337' });
    assert.deepEqual([status, substatus], ['DONE', 'COMPLETED']);
  });

  it('quotes before an approval, with the slippage of LI.FI', async () => {
    const wallet = walletOf(1);
    const question = {
      ...QUOTE,
      fromToken: DOLLAR,
      toToken: NATIVE,
      fromAmount: '1000000',
      fromAddress: bob,
    };
    const { estimate, transactionRequest } = await answerOf('quote', question);
    assert.equal(BigInt(estimate.toAmountMin), (BigInt(estimate.toAmount) * 995n) / 1000n);
    assert.equal(transactionRequest.value, '0x0');
    const args = [estimate.approvalAddress, 1_000_000n];
    const hash = await wallet.writeContract({
      address: DOLLAR,
      abi: erc20Abi,
      functionName: 'approve',
      args,
      chain: null,
    });
    await wallet.waitForTransactionReceipt({ hash });
    const before = await held(wallet, bob);
    await send(wallet, transactionRequest);
    assert.equal(await held(wallet, bob), before - 1_000_000n);
  });

  it('lists chains and tokens, with the native currency as the address of nobody', async () => {
    const { chains: listed } = await answerOf('chains');
    const [one, two] = listed.map(({ id, chainType }) => [id, chainType]);
    assert.deepEqual(
      [one, two],
      [
        [31337, 'EVM'],
        [31338, 'EVM'],
      ],
    );
    const { tokens } = await answerOf('tokens', { chains: '31337' });
    assert.deepEqual(Object.keys(tokens), ['31337']);
    assert.deepEqual(
      tokens[31337]
        .map(({ chainId, symbol, address, priceUSD }) => [chainId, symbol, address, priceUSD])
        .slice(0, 2),
      [
        [31337, 'ETH', NATIVE, '2500'],
        [31337, 'SUSD', DOLLAR, '1'],
      ],
    );
    assert.equal((await answerOf('token', { chain: '31337', token: 'SUSD' })).decimals, 6);
    assert.equal((await answerOf('status', { txHash: `0x${'ab'.repeat(32)}` })).status, 'NOT_FOUND');
  });

  const without = (name) => Object.fromEntries(Object.entries(QUOTE).filter(([one]) => one !== name));
  for (const [what, path, query, status, code] of [
    ...Object.keys(QUOTE).map((name) => [`a quote without ${name}`, 'quote', without(name), 400, 1011]),
    ['a quote of nothing', 'quote', { ...QUOTE, fromAmount: '0' }, 400, 1011],
    ['a fraction', 'quote', { ...QUOTE, fromAmount: '0.5' }, 400, 1011],
    ['an account that is none', 'quote', { ...QUOTE, fromAddress: 'alice' }, 400, 1011],
    ['a slippage above all', 'quote', { ...QUOTE, slippage: '1.01' }, 400, 1011],
    ['a slippage in percent', 'quote', { ...QUOTE, slippage: '1%' }, 400, 1011],
    ['an integrator that is too long', 'quote', { ...QUOTE, integrator: 'a'.repeat(24) }, 400, 1011],
    ['a fee for an integrator that it does not know', 'quote', { ...QUOTE, fee: '0.01' }, 400, 1011],
    ['a parameter that it does not know', 'quote', { ...QUOTE, slipage: '0.01' }, 400, 1011],
    ['a token for itself', 'quote', { ...QUOTE, toToken: NATIVE }, 400, 1011],
    ['a network that it does not know', 'quote', { ...QUOTE, fromChain: '5' }, 400, 1011],
    ['the tokens of one', 'tokens', { chains: '5' }, 400, 1011],
    ['a token that it does not know', 'quote', { ...QUOTE, toToken: EXCHANGE }, 404, 1003],
    [
      'more than there is',
      'quote',
      { ...QUOTE, fromToken: DOLLAR, toToken: NATIVE, fromAmount: '9'.repeat(77) },
      404,
      1002,
    ],
    ['a bridge to a network that it does not know', 'quote', { ...QUOTE, toChain: '5' }, 400, 1011],
    ['a call that it does not have', 'swap', QUOTE, 404, 1003],
  ]) {
    it(`refuses ${what}`, async () => {
      const response = await ask(path, query);
      const { code: told, message } = await response.json();
      assert.deepEqual([response.status, told, typeof message], [status, code, 'string']);
    });
  }

  it('takes no headers from pages of other origins, and fails as it is told', async () => {
    const headers = { 'access-control-request-headers': 'x-lifi-api-key' };
    const preflight = await fetch(`${server.url}/lifi/v1/quote`, { method: 'OPTIONS', headers });
    assert.equal(preflight.headers.get('access-control-allow-headers'), 'content-type');
    server.failures.set({ service: 'lifi', mode: '429', methods: ['quote'], times: 1 });
    assert.equal((await ask('tokens')).status, 200);
    assert.equal((await ask('quote', QUOTE)).status, 429);
    assert.equal((await ask('quote', QUOTE)).status, 200);
  });
});

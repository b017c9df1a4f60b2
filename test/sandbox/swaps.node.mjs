// Run alone: `node --test test/sandbox/swaps.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWalletClient, decodeFunctionData, erc20Abi, http, maxUint256, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../tools/bundled.mjs';
import { sandboxNode } from './sandboxNode.mjs';

const { startEvmChains, startSandboxServer, SANDBOX_EXCHANGE } = sandboxNode;
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const [alice, bob] = SANDBOX_ADDRESSES;
const ONE = 'eip155:31337';
const EXCHANGE = '0xef11D1c2aA48826D4c41e54ab82D1Ff5Ad8A64Ca';
const DOLLAR = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35';
const TOKEN = '0xA15BB66138824a1c7167f5E85b957d04Dd34E468';
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const ETHER = 10n ** 18n;

let chains;
let server;
before(async () => {
  chains = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, chains: chains.chains });
});
after(() => Promise.all([server?.stop(), chains?.stop()]));

const idOf = (address, chain = ONE) => `${chain}:${address}`;
const JSON_TYPE = { 'content-type': 'application/json' };
const ask = (path, query) =>
  fetch(`${server.url}/v1/convert/${path}?${new URLSearchParams({ projectId: 'mine', ...query })}`);
const build = (body, headers = JSON_TYPE) =>
  fetch(`${server.url}/v1/convert/build-transaction`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ projectId: 'mine', ...body }),
  });
async function answerOf(asked) {
  const response = await asked;
  assert.equal(response.status, 200, await response.clone().text());
  return response.json();
}

const walletOf = (index) =>
  createWalletClient({
    account: privateKeyToAccount(SANDBOX_KEYS[index]),
    transport: http(chains.chains[0].rpcUrl),
    pollingInterval: 20,
  }).extend(publicActions);
async function send(wallet, call) {
  const hash = await wallet.sendTransaction({ ...call, chain: null });
  return wallet.waitForTransactionReceipt({ hash });
}
const held = (wallet, token, owner) =>
  wallet.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });

const quoteOf = async (from, to, amount, rest = {}) => {
  const query = { amount: `${amount}`, userAddress: alice, from: idOf(from), to: idOf(to), ...rest };
  const { quotes } = await answerOf(ask('quotes', query));
  return BigInt(quotes[0].toAmount);
};
const swapOf = (from, to, amount, { owner = alice, slippage = 1 } = {}) =>
  build({
    amount: `${amount}`,
    eip155: { slippage },
    from: idOf(from),
    to: idOf(to),
    userAddress: idOf(owner),
  });
/** The transaction of a swap, as a wallet sends it. */
async function callOf(from, to, amount, options) {
  const { tx } = await answerOf(swapOf(from, to, amount, options));
  const call = { to: tx.to.slice(ONE.length + 1), data: tx.data, gas: BigInt(tx.eip155.gas) };
  return { ...call, value: from === NATIVE ? amount : 0n, expected: BigInt(tx.amount) };
}
async function approve(wallet, amount) {
  const query = { userAddress: idOf(alice), from: idOf(DOLLAR), to: idOf(TOKEN) };
  const { tx } = await answerOf(
    ask('build-approve', amount === undefined ? query : { ...query, amount: `${amount}` }),
  );
  await send(wallet, { to: tx.from.slice(ONE.length + 1), data: tx.data });
  return tx;
}
const allowanceOf = async (token, owner = alice) =>
  (await answerOf(ask('allowance', { tokenAddress: idOf(token), userAddress: idOf(owner) }))).allowance;

describe('the exchange of the sandbox', () => {
  it('is at the same address on each chain, with pools that agree with the prices', async () => {
    assert.equal(SANDBOX_EXCHANGE, EXCHANGE);
    // 0.01 ether is $25, minus the fee of 0.85 % and the price impact of the swap itself.
    const dollars = await quoteOf(NATIVE, DOLLAR, ETHER / 100n);
    assert.equal(dollars, 24_786_885n);
    const other = { from: idOf(NATIVE, 'eip155:31338'), to: idOf(DOLLAR, 'eip155:31338') };
    assert.equal(await quoteOf(NATIVE, DOLLAR, ETHER, other), 495_749n);
  });

  it('lists the native currency and both tokens', async () => {
    const { tokens } = await answerOf(ask('tokens', { chainId: ONE }));
    assert.deepEqual(
      tokens.map(({ name, symbol, address, decimals, eip2612 }) => [
        name,
        symbol,
        address,
        decimals,
        eip2612,
      ]),
      [
        ['Sandbox Ether', 'ETH', idOf(NATIVE), 18, false],
        ['Sandbox Dollar', 'SUSD', idOf(DOLLAR), 6, false],
        ['Sandbox Token', 'SBX', idOf(TOKEN), 18, false],
      ],
    );
    for (const { logoUri } of tokens) assert.match(logoUri, /^data:image\/svg\+xml/);
  });

  it('swaps the native currency for exactly what was quoted, and then asks more for the same', async () => {
    const wallet = walletOf(0);
    const before = await held(wallet, DOLLAR, alice);
    const quote = await quoteOf(NATIVE, DOLLAR, 2n * ETHER);
    const { expected, ...call } = await callOf(NATIVE, DOLLAR, 2n * ETHER);
    assert.equal(expected, quote);
    const native = await wallet.getBalance({ address: alice });
    const { status, gasUsed, effectiveGasPrice } = await send(wallet, call);
    assert.equal(status, 'success');
    assert.equal((await held(wallet, DOLLAR, alice)) - before, quote);
    const spent = native - (await wallet.getBalance({ address: alice }));
    assert.equal(spent, 2n * ETHER + gasUsed * effectiveGasPrice);
    assert.ok((await quoteOf(NATIVE, DOLLAR, 2n * ETHER)) < quote);
  });

  it('takes a token only after an approval, and no more than that', async () => {
    const wallet = walletOf(0);
    const amount = 50_000_000n;
    assert.equal(await allowanceOf(DOLLAR), '0');
    assert.equal((await swapOf(DOLLAR, TOKEN, amount)).status, 400);
    const tx = await approve(wallet, amount);
    assert.deepEqual([tx.from, tx.to, tx.value], [idOf(DOLLAR), idOf(TOKEN), '0']);
    const { args } = decodeFunctionData({ abi: erc20Abi, data: tx.data });
    assert.deepEqual(args, [EXCHANGE, amount]);
    assert.equal(await allowanceOf(DOLLAR), `${amount}`);
    const before = [await held(wallet, DOLLAR, alice), await held(wallet, TOKEN, alice)];
    const { expected, ...call } = await callOf(DOLLAR, TOKEN, amount);
    assert.equal((await send(wallet, call)).status, 'success');
    const now = [await held(wallet, DOLLAR, alice), await held(wallet, TOKEN, alice)];
    assert.deepEqual(now, [before[0] - amount, before[1] + expected]);
    assert.equal(await allowanceOf(DOLLAR), '0');
  });

  it('pays the native currency out, which the history shows as a trade', async () => {
    const wallet = walletOf(0);
    await approve(wallet);
    assert.equal(await allowanceOf(DOLLAR), `${maxUint256}`);
    const { expected, ...call } = await callOf(DOLLAR, NATIVE, 25_000_000n);
    const native = await wallet.getBalance({ address: alice });
    const { transactionHash, gasUsed, effectiveGasPrice } = await send(wallet, call);
    const got = (await wallet.getBalance({ address: alice })) - native + gasUsed * effectiveGasPrice;
    assert.equal(got, expected);
    const query = new URLSearchParams({ projectId: 'mine', chainId: ONE });
    const { data } = await answerOf(fetch(`${server.url}/v1/account/${alice}/history?${query}`));
    const { metadata, transfers } = data.find((entry) => entry.metadata.hash === transactionHash);
    assert.equal(metadata.operationType, 'trade');
    assert.deepEqual(
      transfers.map(({ direction, fungible_info: { symbol } }) => [direction, symbol]),
      [
        ['out', 'SUSD'],
        ['in', 'ETH'],
      ],
    );
  });

  it('reverts when somebody else moved the price by more than the slippage, and takes nothing', async () => {
    const [wallet, other] = [walletOf(0), walletOf(1)];
    const { expected: _, ...call } = await callOf(NATIVE, TOKEN, ETHER / 10n);
    const { expected, ...theirs } = await callOf(NATIVE, TOKEN, ETHER, { owner: bob });
    assert.ok(expected > 0n);
    await send(other, theirs);
    const before = await held(wallet, TOKEN, alice);
    assert.equal((await send(wallet, call)).status, 'reverted');
    assert.equal(await held(wallet, TOKEN, alice), before);
    const { expected: less, ...again } = await callOf(NATIVE, TOKEN, ETHER / 10n);
    assert.equal((await send(wallet, again)).status, 'success');
    assert.equal((await held(wallet, TOKEN, alice)) - before, less);
  });

  it('accepts a move within the slippage', async () => {
    const [wallet, other] = [walletOf(0), walletOf(1)];
    const { expected, ...call } = await callOf(NATIVE, TOKEN, ETHER / 10n, { slippage: 20 });
    const { expected: _, ...theirs } = await callOf(NATIVE, TOKEN, ETHER, { owner: bob });
    await send(other, theirs);
    const before = await held(wallet, TOKEN, alice);
    assert.equal((await send(wallet, call)).status, 'success');
    const got = (await held(wallet, TOKEN, alice)) - before;
    assert.ok(got < expected && got >= (expected * 80n) / 100n);
  });
});

describe('swaps that the service does not build', () => {
  const quote = { amount: '1000', userAddress: alice, from: idOf(NATIVE), to: idOf(DOLLAR) };
  const approval = { userAddress: idOf(alice), from: idOf(DOLLAR), to: idOf(TOKEN) };
  const swap = {
    amount: '1000000000',
    eip155: { slippage: 1 },
    from: idOf(NATIVE),
    to: idOf(DOLLAR),
    userAddress: idOf(alice),
  };
  for (const [what, status, field, asked] of [
    ['tokens of an unknown network', 400, 'chainId', () => ask('tokens', { chainId: 'eip155:5' })],
    [
      'tokens with a parameter of another call',
      400,
      'from',
      () => ask('tokens', { chainId: ONE, from: NATIVE }),
    ],
    ['a quote with an unknown parameter', 400, 'slippage', () => ask('quotes', { ...quote, slippage: '1' })],
    ['a quote with an exponent', 400, 'amount', () => ask('quotes', { ...quote, amount: '1e+21' })],
    ['a quote with a fraction', 400, 'amount', () => ask('quotes', { ...quote, amount: '123456.7' })],
    ['a quote for nothing', 400, 'amount', () => ask('quotes', { ...quote, amount: '0' })],
    ['a quote for less than anything', 400, 'amount', () => ask('quotes', { ...quote, amount: '1' })],
    [
      'a quote for an account with its network',
      400,
      'userAddress',
      () => ask('quotes', { ...quote, userAddress: idOf(alice) }),
    ],
    ['a quote for a token without its network', 400, 'from', () => ask('quotes', { ...quote, from: NATIVE })],
    [
      'a quote across networks',
      400,
      'to',
      () => ask('quotes', { ...quote, to: idOf(DOLLAR, 'eip155:31338') }),
    ],
    ['a quote for the same token', 400, 'to', () => ask('quotes', { ...quote, to: idOf(NATIVE) })],
    ['a quote for an unknown token', 400, 'to', () => ask('quotes', { ...quote, to: idOf(bob) })],
    [
      'an allowance of an account without its network',
      400,
      'userAddress',
      () => ask('allowance', { tokenAddress: idOf(DOLLAR), userAddress: alice }),
    ],
    [
      'an allowance for a spender',
      400,
      'spender',
      () => ask('allowance', { tokenAddress: idOf(DOLLAR), userAddress: idOf(alice), spender: bob }),
    ],
    [
      'an approval of a broken amount',
      400,
      'amount',
      () => ask('build-approve', { ...approval, amount: '-1' }),
    ],
    [
      'an approval without its token',
      400,
      'from',
      () => ask('build-approve', { userAddress: idOf(alice), to: idOf(TOKEN) }),
    ],
    ['a swap by GET', 405, '', () => ask('build-transaction', {})],
    ['a swap as text', 415, '', () => build(swap, { 'content-type': 'text/plain' })],
    ['a swap without its project', 400, 'projectId', () => build({ ...swap, projectId: '' })],
    ['a swap with an unknown member', 400, 'gasPrice', () => build({ ...swap, gasPrice: '1' })],
    [
      'a swap with a slippage of a fraction',
      400,
      'slippage',
      () => build({ ...swap, eip155: { slippage: 0.5 } }),
    ],
    ['a swap with a slippage as text', 400, 'slippage', () => build({ ...swap, eip155: { slippage: '1' } })],
    ['a swap without slippage', 400, 'slippage', () => build({ ...swap, eip155: undefined })],
    ['a swap of an amount that is a number', 400, 'amount', () => build({ ...swap, amount: 1_000_000_000 })],
    [
      'a swap of more than the account has',
      400,
      'amount',
      () => build({ ...swap, amount: `${20_000n * ETHER}` }),
    ],
    [
      'a swap for an account elsewhere',
      400,
      'userAddress',
      () => build({ ...swap, userAddress: idOf(alice, 'eip155:31338') }),
    ],
  ]) {
    it(`are ${what}`, async () => {
      const response = await asked();
      const { status: word, reasons } = await response.json();
      assert.deepEqual([response.status, word, reasons[0].field], [status, 'FAILED', field]);
    });
  }

  it('fail as they are told to, call by call', async () => {
    server.failures.set({ service: 'chainApi', mode: '500', methods: ['quotes', 'build-transaction'] });
    assert.equal((await ask('quotes', quote)).status, 500);
    assert.equal((await build(swap)).status, 500);
    assert.equal((await ask('tokens', { chainId: ONE })).status, 200);
    server.failures.clear();
  });
});

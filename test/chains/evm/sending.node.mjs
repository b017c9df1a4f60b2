// Prepares and sends transfers on real local chains.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPublicClient, erc20Abi, http, parseEther } from 'viem';
import { sandboxNode } from '../../sandbox/sandboxNode.mjs';
import { bundled } from '../../tools/bundled.mjs';

const { evmSending } = await bundled('src/chains/evm/sending/evmSending.ts');
const { systemClock } = await bundled('src/lib/clock.ts');
const { SANDBOX_ADDRESSES } = await bundled('src/sandbox/accounts.ts');
const [, bob, carol, dave] = SANDBOX_ADDRESSES;
const NOBODY = '0x00000000000000000000000000000000000A11cE';

describe('transfers on EVM networks', () => {
  let running;
  let chain;
  let other;
  let client;
  let token;
  before(async () => {
    running = await sandboxNode.startEvmChains({ ports: [0] });
    [chain, other] = running.chains;
    client = createPublicClient({ transport: http(chain.rpcUrl), pollingInterval: 20 });
    token = chain.tokens.find(({ symbol }) => symbol === 'SUSD');
  });
  after(() => running?.stop());

  const rpc = async (method, params, { rpcUrl } = chain) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const answer = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json();
    if (answer.error) throw answer.error;
    return answer.result;
  };
  /** A wallet that sends with the chain's own keys, and a log of its requests. */
  function makeWallet(on = chain, refused = []) {
    const asked = [];
    const request = async ({ method, params }) => {
      asked.push({ method, params });
      if (refused.includes(method)) throw Object.assign(new Error('No such method'), { code: -32601 });
      return rpc(method, params ?? [], on);
    };
    return { asked, provider: { request, on() {}, removeListener() {} } };
  }
  const reading = (more = {}) => ({
    network: chain,
    wallet: undefined,
    clock: systemClock,
    signal: new AbortController().signal,
    ...more,
  });
  /** A tracker that records nothing. */
  const asking = { handOver() {} };
  const native = () => ({ network: chain.id, address: undefined, ...chain.nativeCurrency });
  const dollars = () => ({ network: chain.id, ...token });
  const wanted = (from, more) => ({
    account: `${chain.id}:${from}`,
    token: native(),
    amount: 1n,
    recipient: NOBODY,
    mayBeSponsored: false,
    ...more,
  });
  const prepare = (from, more, how) => evmSending.prepare(wanted(from, more), reading(how));
  const send = (request, wallet = makeWallet()) =>
    evmSending.send(request, { provider: wallet.provider }, reading({ asking }));
  const held = (address, of = token.address) =>
    client.readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [address] });

  it('moves the native currency to the unit, for the fee that was shown at most', async () => {
    const amount = parseEther('1.000000000000000001');
    const [from, to] = await Promise.all([bob, NOBODY].map((address) => client.getBalance({ address })));
    const request = await prepare(bob, { amount });
    assert.equal(request.check, 'simulated');
    const wallet = makeWallet();
    const hash = await send(request, wallet);
    const { gasUsed, effectiveGasPrice, status } = await client.waitForTransactionReceipt({ hash });
    assert.equal(status, 'success');
    assert.equal(await client.getBalance({ address: NOBODY }), to + amount);
    const paid = gasUsed * effectiveGasPrice;
    assert.equal(await client.getBalance({ address: bob }), from - amount - paid);
    assert.ok(paid <= request.fee);
    assert.equal(request.nativeLeft, from - amount - request.fee);
    const { content } = request;
    const hex = (value) => `0x${value.toString(16)}`;
    assert.deepEqual(wallet.asked.at(-1), {
      method: 'eth_sendTransaction',
      params: [
        {
          from: bob,
          to: NOBODY,
          value: '0xde0b6b3a7640001',
          data: '0x',
          gas: '0x5208',
          chainId: '0x7a69',
          maxFeePerGas: hex(content.price.maxFeePerGas),
          maxPriorityFeePerGas: hex(content.price.maxPriorityFeePerGas),
        },
      ],
    });
  });

  it('moves a token to the unit', async () => {
    const [from, to] = await Promise.all([held(carol), held(dave)]);
    const request = await prepare(carol, { token: dollars(), amount: 1_234_567n, recipient: dave });
    assert.deepEqual([request.check, request.received], ['simulated', 1_234_567n]);
    const hash = await send(request);
    await client.waitForTransactionReceipt({ hash });
    assert.deepEqual(await Promise.all([held(carol), held(dave)]), [from - 1_234_567n, to + 1_234_567n]);
  });

  it('sends all of the native currency but the fee, and all of a token', async () => {
    const address = carol;
    const balance = await client.getBalance({ address });
    const request = await prepare(carol, { amount: 'max' });
    assert.equal(request.amount, balance - request.fee);
    assert.equal(request.nativeLeft, 0n);
    const all = await prepare(carol, { token: dollars(), amount: 'max' });
    assert.equal(all.amount, await held(carol));
    const hash = await send(request);
    const { gasUsed, effectiveGasPrice } = await client.waitForTransactionReceipt({ hash });
    assert.equal(await client.getBalance({ address }), request.fee - gasUsed * effectiveGasPrice);
  });

  it('refuses what the balance does not cover, with the fee', async () => {
    const balance = await client.getBalance({ address: dave });
    for (const more of [
      { amount: balance },
      { amount: balance + 1n },
      { token: dollars(), amount: (await held(dave)) + 1n },
    ]) {
      await assert.rejects(prepare(dave, more), { code: 'request_invalid' });
    }
    await assert.rejects(prepare(NOBODY.replace('11', '22'), { amount: 'max' }), { code: 'request_invalid' });
    const sponsored = await prepare(dave, { amount: balance, mayBeSponsored: true });
    assert.equal(sponsored.amount, balance);
  });

  it('says what would fail, and refuses a token with other decimals than were shown', async () => {
    const zero = `0x${'0'.repeat(40)}`;
    const error = await prepare(dave, { token: dollars(), recipient: zero }).catch((reason) => reason);
    assert.equal(error.code, 'transaction_failed');
    assert.equal(error.details, undefined);
    const wrong = { ...dollars(), decimals: 18 };
    await assert.rejects(prepare(dave, { token: wrong }), { code: 'transaction_failed' });
  });

  it('says that it is estimated if the node cannot simulate', async () => {
    const { rpcUrl: _, ...bare } = chain;
    const { provider } = makeWallet(chain, ['eth_simulateV1']);
    const request = await prepare(dave, { token: dollars() }, { network: bare, wallet: provider });
    assert.deepEqual([request.check, request.received], ['accepted', undefined]);
  });

  it('cannot be changed once prepared', async () => {
    const request = await prepare(dave, {});
    assert.throws(() => Object.assign(request, { amount: 2n }), TypeError);
    assert.throws(() => Object.assign(request.content, { to: bob }), TypeError);
  });

  it('asks nothing of a wallet that is on another network', async () => {
    const wallet = makeWallet(other);
    await assert.rejects(send(await prepare(dave, {}), wallet), { code: 'request_invalid' });
    assert.deepEqual(
      wallet.asked.map(({ method }) => method),
      ['eth_chainId'],
    );
  });

  it('takes nothing but a hash for an answer', async () => {
    const request = await prepare(dave, {});
    const provider = {
      on() {},
      removeListener() {},
      request: async ({ method }) => (method === 'eth_chainId' ? '0x7a69' : '0x1234'),
    };
    await assert.rejects(send(request, { provider }), { code: 'wallet_invalid_answer' });
  });

  it('tells contracts from wallets', async () => {
    const place = (address) => evmSending.readPlace(address, reading());
    assert.deepEqual(await Promise.all([token.address, bob, NOBODY].map(place)), [
      'contract',
      'wallet',
      'wallet',
    ]);
  });

  it('verifies checksums of addresses in mixed case only', () => {
    const { checkAddress } = evmSending;
    assert.equal(checkAddress(bob), bob);
    assert.equal(checkAddress(bob.toLowerCase()), bob);
    assert.equal(checkAddress(`0x${bob.slice(2).toUpperCase()}`), bob);
    assert.equal(checkAddress(bob.replace('C', 'c')), undefined);
  });
});

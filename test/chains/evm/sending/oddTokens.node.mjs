// Run alone: `node --test test/chains/evm/sending/oddTokens.node.mjs`. Needs no build.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestClient, http } from 'viem';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { bundled } from '../../../tools/bundled.mjs';

const { evmSending } = await bundled('src/chains/evm/sending/evmSending.ts');
const { prepareApprovalCall } = await bundled('src/chains/evm/swapping/prepareSwapCall.ts');
const { startEvmChains, deployOddToken, deployForwarder } = sandboxNode;
const { systemClock } = await bundled('src/lib/clock.ts');
const { SANDBOX_ADDRESSES } = await bundled('src/sandbox/accounts.ts');
const [alice, bob, carol] = SANDBOX_ADDRESSES;

const HABITS = [
  'honest',
  'movesNothing',
  'takesMore',
  'keepsPart',
  'destroys',
  'wavers',
  'flatters',
  'allowsNothing',
  'allowsAll',
];

describe('transfers of odd tokens, and to odd recipients', () => {
  let running;
  let chain;
  let forwarder;
  const tokens = {};

  before(async () => {
    running = await startEvmChains({ ports: [0] });
    [chain] = running.chains;
    for (const habit of HABITS) {
      const symbol = habit === 'honest' ? '' : 'ODD';
      tokens[habit] = await deployOddToken(chain.rpcUrl, { habit, symbol, owner: alice });
    }
    forwarder = await deployForwarder(chain.rpcUrl, alice, carol);
  });
  after(() => running?.stop());

  const reading = (more = {}) => ({
    network: chain,
    wallet: undefined,
    clock: systemClock,
    signal: new AbortController().signal,
    ...more,
  });
  const listed = (name) => ({
    network: chain.id,
    address: tokens[name],
    name: 'Sandbox Dollar',
    symbol: 'SUSD',
    decimals: 6,
    amount: 1_000_000_000n,
  });
  const prepare = (more, how) =>
    evmSending.prepare(
      {
        account: `${chain.id}:${alice}`,
        token: { network: chain.id, address: undefined, ...chain.nativeCurrency },
        amount: 10_000_000n,
        recipient: bob,
        mayBeSponsored: false,
        ...more,
      },
      reading(how),
    );
  const failure = (promise) =>
    promise.then(
      () => undefined,
      ({ code, fault }) => [code, fault],
    );

  for (const [name, fault] of [
    ['movesNothing', 'movesNothing'],
    ['takesMore', 'takesMore'],
    ['destroys', 'nothingArrives'],
  ]) {
    it(`refuses a token that ${name}`, async () => {
      assert.deepEqual(await failure(prepare({ token: listed(name) })), ['transaction_failed', fault]);
    });
  }

  for (const name of ['wavers', 'flatters']) {
    it(`says of a token that ${name} only that the network accepts it`, async () => {
      const { check, received, passesOn } = await prepare({ token: listed(name) });
      assert.deepEqual(
        { check, received, passesOn },
        { check: 'accepted', received: undefined, passesOn: false },
      );
    });
  }

  it('tells what is left of a transfer that the token keeps a part of', async () => {
    const { check, received } = await prepare({ token: listed('keepsPart') });
    assert.deepEqual({ check, received }, { check: 'simulated', received: 9_000_000n });
  });

  it('has the symbol of the chain, in whatever form, and the ends of the contract where there is none', async () => {
    assert.equal((await prepare({ token: listed('keepsPart') })).token.symbol, 'ODD');
    const { symbol } = (await prepare({ token: listed('honest') })).token;
    assert.equal(symbol, `${tokens.honest.slice(0, 6)}…${tokens.honest.slice(-4)}`);
  });

  it('has the name and symbol of the native currency from the settings', async () => {
    const token = {
      network: chain.id,
      address: undefined,
      name: 'Dollar',
      symbol: 'SUSD',
      decimals: 18,
      price: '1',
    };
    const request = await prepare({ token });
    assert.deepEqual([request.token.symbol, request.token.name], ['ETH', 'Sandbox Ether']);
    await assert.rejects(prepare({ token: { ...token, decimals: 6 } }), { code: 'transaction_failed' });
  });

  for (const [what, token] of [
    ['the native currency', () => undefined],
    ['a token', () => listed('honest')],
  ]) {
    it(`does not refuse an address that passes on ${what}`, async () => {
      const of = token();
      const request = await prepare({ recipient: forwarder, ...(of && { token: of }) });
      const { check, received, passesOn, amount } = request;
      assert.deepEqual(
        { check, received, passesOn, amount },
        { check: 'simulated', received: undefined, passesOn: true, amount: 10_000_000n },
      );
    });
  }

  /** A contract that sends half of each payment back to the caller. */
  const CHANGE = {
    address: '0x00000000000000000000000000000000000c4a6e',
    code: '0x60006000600060003460011c335af100',
  };
  it('does not refuse a contract that returns a part at once, and tells the part', async () => {
    const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) });
    await client.setCode({ address: CHANGE.address, bytecode: CHANGE.code });
    const { check, received, returned, passesOn } = await prepare({ recipient: CHANGE.address });
    assert.deepEqual(
      { check, received, returned, passesOn },
      { check: 'simulated', received: 5_000_000n, returned: 5_000_000n, passesOn: false },
    );
  });

  for (const [what, token] of [
    ['the native currency', () => undefined],
    ['a token', () => listed('honest')],
  ]) {
    it(`does not refuse a contract that returns all of ${what} at once, and tells that`, async () => {
      const of = token();
      const recipient = await deployForwarder(chain.rpcUrl, alice, alice);
      const { check, received, returned, passesOn } = await prepare({ recipient, ...(of && { token: of }) });
      assert.deepEqual(
        { check, received, returned, passesOn },
        { check: 'simulated', received: undefined, returned: 10_000_000n, passesOn: false },
      );
    });
  }

  it('passes on all of the native currency', async () => {
    const { passesOn } = await prepare({ recipient: forwarder, amount: 'max' });
    assert.equal(passesOn, true);
  });

  it('knows that a transfer to oneself moves nothing, and is no failure', async () => {
    for (const more of [{}, { token: listed('honest') }]) {
      const { check, received } = await prepare({ ...more, recipient: alice });
      assert.deepEqual({ check, received }, { check: 'simulated', received: 10_000_000n });
    }
  });

  it('says only that the network accepts it where the node cannot simulate', async () => {
    const { rpcUrl, ...bare } = chain;
    const ask = async ({ method, params }) => {
      if (method === 'eth_simulateV1') throw Object.assign(new Error('No such method'), { code: -32601 });
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const answer = await (
        await fetch(rpcUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      ).json();
      if (answer.error) throw answer.error;
      return answer.result;
    };
    const wallet = { request: ask, on() {}, removeListener() {} };
    const request = await prepare({ token: listed('movesNothing') }, { network: bare, wallet });
    assert.deepEqual([request.check, request.received], ['accepted', undefined]);
  });

  describe('approvals', () => {
    const approve = (name, spender, more = {}) => {
      const word = (value) => BigInt(value).toString(16).padStart(64, '0');
      const call = (units) => ({
        to: tokens[name],
        value: 0n,
        data: `0x095ea7b3${word(spender)}${word(units)}`,
      });
      const token = { ...listed(name), icon: undefined, hasPermit: false };
      return prepareApprovalCall(
        {
          account: `${chain.id}:${alice}`,
          from: token,
          to: listed('honest'),
          amount: 5n,
          mayBeSponsored: false,
        },
        { ...call(5n), spender, amount: 5n, isKnownSpender: true, reset: call(0n), ...more },
        5n,
        reading(),
      );
    };

    it('are proven by what may be taken afterwards', async () => {
      assert.equal((await approve('honest', forwarder)).check, 'simulated');
    });

    for (const [name, code] of [
      ['allowsNothing', 'transaction_failed'],
      ['allowsAll', 'quote_failed'],
    ]) {
      it(`are refused if the token ${name}`, async () => {
        assert.equal((await failure(approve(name, forwarder)))?.[0], code);
      });
    }

    for (const [what, spender] of [
      ['somebody’s account', () => bob],
      ['nobody', () => `0x${'0'.repeat(40)}`],
      ['the token itself', () => tokens.honest],
      ['the account itself', () => alice],
    ]) {
      it(`are refused for ${what}`, async () => {
        assert.equal((await failure(approve('honest', spender())))?.[0], 'quote_failed');
      });
    }
  });
});

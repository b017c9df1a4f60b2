// Run alone: `node --test test/chains/evm/transactions/directCalls.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { codeOf } from './contracts.mjs';
import { ALICE, BOB, clockOf, hex, startLocalChain, statusOptions } from './localChain.mjs';

const { readTransactionStatus, readStartingPoint } = await bundled(
  'src/chains/evm/transactions/readTransactionStatus.ts',
);

const ETHER = 10n ** 18n;
const UNLIMITED = 2n ** 256n - 1n;
const word = (value) =>
  (typeof value === 'bigint' ? hex(value) : value).slice(2).toLowerCase().padStart(64, '0');
const address = (text) => `0x${text.repeat(10)}`;
const EXCHANGE = address('e8c4');
const LIAR = address('11a7');
const CAPS = address('ca95');
const OPENS = address('09e5');
const SILENT = address('5111');

describe('swaps and approvals that an account sends itself, on a local chain', () => {
  let chain;
  let network;
  let token;
  const clock = clockOf(() => Date.now());
  const options = () => statusOptions({ network, clock });
  const rpc = (method, ...params) => chain.rpc(method, ...params);

  before(async () => {
    chain = await startLocalChain();
    ({ network } = chain);
    token = network.tokens[0].address.toLowerCase();
    for (const [at, name] of [
      [EXCHANGE, 'Exchange'],
      [LIAR, 'Liar'],
      [CAPS, 'Caps'],
      [OPENS, 'Opens'],
    ]) {
      await rpc('anvil_setCode', at, codeOf(name));
    }
    await rpc('anvil_setCode', SILENT, '0x00');
    await rpc('anvil_setBalance', EXCHANGE, hex(100n * ETHER));
    const data = `0xa9059cbb${word(EXCHANGE)}${word(1_000_000n)}`;
    await chain.untilMined(await rpc('eth_sendTransaction', { from: ALICE, to: token, data }));
  });
  after(() => chain?.stop());

  /** Sends a call and reads its outcome. `beside`: another account's call in the same block. `lies`: see `lying`. */
  async function outcome(kind, { to, value = 0n, data }, { tokens = [], beside, lies = {} } = {}) {
    const start = await readStartingPoint(ALICE, options());
    const send = (from, call) => rpc('eth_sendTransaction', { from, gas: '0x30d40', ...call });
    await rpc('evm_setAutomine', false);
    const hash = await send(ALICE, { to, value: hex(value), data });
    if (beside) await send(BOB, beside);
    await rpc('evm_mine');
    await rpc('evm_setAutomine', true);
    const transaction = {
      ...{ namespace: 'eip155', id: 'one', kind, account: `${network.id}:${ALICE}`, network: network.id },
      ...{ askedAt: clock.now(), summary: {}, told: undefined, nonce: undefined, tokens },
      ...{
        start,
        call: { to, value, data },
        status: { step: 'pending', answer: { hash, answeredAt: clock.now() } },
      },
    };
    let seen;
    await chain.lying(lies, async (node) => {
      seen = await readTransactionStatus(transaction, { ...options(), network: node });
    });
    return [seen.status.step, seen.status.moved, seen.got];
  }

  describe('a swap', () => {
    const buy = (amount) => ({ to: EXCHANGE, value: 7n, data: `0xd004f0f7${word(token)}${word(amount)}` });
    const sell = (amount) => ({ to: EXCHANGE, data: `0xc290d691${word(amount)}` });
    const moved = async (call, more) => outcome('swap', call, { tokens: [token], ...more });

    it('has the figure that the balance of a token has risen by', async () => {
      assert.deepEqual(await moved(buy(2_500n)), ['confirmed', undefined, '0.0025']);
    });

    it('has none for the native currency, because some networks tell their fees wrongly', async () => {
      assert.deepEqual(await moved(sell(ETHER / 2n)), ['confirmed', undefined, undefined]);
    });

    it('is unseen where others moved the same in its block', async () => {
      const data = `0xa9059cbb${word(ALICE)}${word(0n)}`;
      const unseen = ['confirmed', 'unseen', undefined];
      assert.deepEqual(await moved(buy(2_500n), { beside: { to: token, data } }), unseen);
      const value = hex(ETHER);
      assert.deepEqual(await moved(sell(ETHER / 2n), { beside: { to: ALICE, value } }), unseen);
    });

    it('is unseen where the node tells a wrong fee', async () => {
      const lies = { eth_getTransactionReceipt: (told) => told && { ...told, l1Fee: hex(ETHER) } };
      assert.deepEqual(await moved(sell(0n), { lies }), ['confirmed', 'nothing', undefined]);
      assert.deepEqual(await moved(buy(0n), { lies }), ['confirmed', 'unseen', undefined]);
      const less = { eth_getTransactionReceipt: (told) => told && { ...told, effectiveGasPrice: '0x1' } };
      assert.deepEqual(await moved(sell(ETHER / 2n), { lies: less }), ['confirmed', undefined, undefined]);
    });

    it('is unseen if it was paid and nothing came', async () => {
      assert.deepEqual(await moved(buy(0n)), ['confirmed', 'unseen', undefined]);
    });

    it('moved nothing if nothing was paid either', async () => {
      assert.deepEqual(await moved(sell(0n)), ['confirmed', 'nothing', undefined]);
    });
  });

  describe('an approval', () => {
    const approve = (to, amount) => ({ to, data: `0x095ea7b3${word(BOB)}${word(amount)}` });
    const moved = async (call) => (await outcome('approve', call))[1];

    for (const [title, at, amount, expected] of [
      ['counts by its log', () => token, 100n, undefined],
      ['counts by its log: nothing anymore', () => token, 0n, undefined],
      ['counts where a token has a limit of its own', () => CAPS, UNLIMITED, undefined],
      ['is unseen without a log', () => SILENT, 100n, 'unseen'],
      ['is unseen where the token allows less than it logs', () => LIAR, 100n, 'unseen'],
      ['is unseen where the token allows more than it logs', () => OPENS, 100n, 'unseen'],
    ]) {
      it(title, async () => assert.equal(await moved(approve(at(), amount)), expected));
    }
  });
});

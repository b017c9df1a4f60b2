// Run alone: `node --test test/sources/nodeHistory/evm/evmHistory.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ALICE, BOB, CAROL, startLocalChain } from '../../../chains/evm/transactions/localChain.mjs';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { allPages, hex, networkAt, options, TRANSFER, word } from '../nodes.mjs';
import { evmNode, logAt, ME, OTHER, TOKEN } from './evmNode.mjs';

const { nodeHistory } = await bundled('src/sources/nodeHistory/nodeHistory.ts');
const { SANDBOX_TOKENS, SANDBOX_PICTURES } = sandboxNode;
const [dollar] = SANDBOX_TOKENS;
const low = (text) => text.toLowerCase();
const call = (selector, ...words) => `${selector}${words.map((one) => word(one).slice(2)).join('')}`;

describe('nodeHistory on a real EVM chain', () => {
  let chain;
  before(async () => {
    chain = await startLocalChain();
  });
  after(() => chain?.stop());

  const send = async (from, to, data) => {
    const hash = await chain.rpc('eth_sendTransaction', { from, to, data, gas: hex(500_000) });
    return chain.untilMined(hash);
  };
  const newest = async (owner, network = networkAt(chain.network)) => {
    const page = await nodeHistory().history(`${chain.network.id}:${owner}`, options(network));
    return page.entries[0];
  };

  it('tells what was sent and received, by whom, when, and how much', async () => {
    const hash = await send(ALICE, dollar.address, call('0xa9059cbb', BOB, hex(12_500_000)));
    const { timestamp } = await chain.rpc('eth_getBlockByNumber', 'latest', false);
    const common = {
      kind: 'token',
      token: low(dollar.address),
      symbol: 'SUSD',
      quantity: '12.5',
      sender: low(ALICE),
      recipient: low(BOB),
    };
    const parts = {
      hash,
      minedAt: Number(timestamp) * 1000,
      status: 'confirmed',
      from: low(ALICE),
      to: low(dollar.address),
    };
    assert.deepEqual(await newest(ALICE), {
      ...parts,
      operation: 'send',
      transfers: [{ ...common, direction: 'out' }],
    });
    assert.deepEqual(await newest(BOB), {
      ...parts,
      operation: 'receive',
      transfers: [{ ...common, direction: 'in' }],
    });
  });

  it('tells the time also where logs have none', async () => {
    const asked = [];
    const network = networkAt(chain.network, asked);
    const untimed = {
      ...network,
      async request(method, params) {
        const answer = await network.request(method, params);
        return method === 'eth_getLogs' ? answer.map(({ blockTimestamp, ...log }) => log) : answer;
      },
    };
    assert.deepEqual(await newest(ALICE, untimed), await newest(ALICE));
    const blocks = asked.filter(([method]) => method === 'eth_getBlockByNumber').map(([, block]) => block);
    assert.ok(blocks.length > 0);
    assert.equal(new Set(blocks).size, blocks.length, 'each block once');
  });

  it('calls what goes to oneself neither in nor out', async () => {
    await send(ALICE, dollar.address, call('0xa9059cbb', ALICE, '0x1'));
    const { operation, transfers } = await newest(ALICE);
    assert.deepEqual(
      [operation, transfers.map((one) => [one.direction, one.quantity])],
      ['send', [['self', '0.000001']]],
    );
  });

  it('names who made a transfer of nothing in the name of somebody else', async () => {
    await send(
      CAROL,
      dollar.address,
      call('0x23b872dd', ALICE, '0x70997970c51812dc3a010c7d01b50e0d17dc79c9', '0x0'),
    );
    const { from, transfers } = await newest(ALICE);
    assert.equal(from, low(CAROL));
    assert.deepEqual(
      transfers.map((one) => [one.direction, one.quantity]),
      [['out', '0']],
    );
  });

  it('tells collectibles by their number', async () => {
    const network = networkAt(chain.network);
    const pages = await allPages(nodeHistory(), `${chain.network.id}:${ALICE}`, network);
    const all = pages.flatMap(({ entries }) => entries.flatMap(({ transfers }) => transfers));
    assert.deepEqual(
      all
        .filter(({ kind }) => kind === 'nft')
        .map(({ name, direction }) => [name, direction])
        .at(-1),
      ['PICT #1', 'in'],
    );
    assert.ok(SANDBOX_PICTURES);
    assert.equal(pages.at(-1).next, undefined);
    assert.ok(pages.every(({ lacksNative }) => lacksNative === true));
  });
});

describe('nodeHistory names what a transaction did', () => {
  const SECOND = `0x${'d'.repeat(40)}`;
  const ROUTER = `0x${'e'.repeat(40)}`;
  const NOBODY = `0x${'0'.repeat(40)}`;
  const topics = (from, to) => ({ topics: [TRANSFER, word(from), word(to)] });
  const out = (to = OTHER) => topics(ME, to);
  const into = (from = OTHER) => topics(from, ME);

  for (const [title, expected, parties, ...logs] of [
    ['a call of the token itself', 'send', { from: ME, to: TOKEN }, out()],
    [
      'a call of another contract, which may pay with the native currency',
      'execute',
      { from: ME, to: ROUTER },
      out(),
    ],
    ['a purchase with the native currency', 'execute', { from: ME, to: ROUTER }, into()],
    ['what somebody else sends', 'receive', { from: OTHER, to: TOKEN }, into()],
    ['what nobody knows the sender of', 'receive', {}, into()],
    ['tokens that are new', 'mint', { from: ME, to: TOKEN }, into(NOBODY)],
    ['tokens that are gone', 'burn', { from: ME, to: TOKEN }, out(NOBODY)],
    ['one token for another', 'trade', { from: ME, to: ROUTER }, out(), { ...into(), address: SECOND }],
    ['a token that comes back in part', 'execute', { from: ME, to: ROUTER }, out(), into()],
  ]) {
    it(`${title}: ${expected}`, async () => {
      const made = logs.map((log, logIndex) => logAt(5, 0, { ...log, logIndex: hex(logIndex) }));
      const more = { eth_getTransactionByHash: (hash) => ({ hash, ...parties }) };
      const page = await nodeHistory().history(`eip155:1:${ME}`, options(evmNode(made, { head: 9, more })));
      assert.deepEqual(
        page.entries.map(({ operation }) => operation),
        [expected],
      );
    });
  }
});

// Run alone: `node --test test/sources/nodeHistory/solana/lists.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { allPages, options } from '../nodes.mjs';
import { keyOf, ME, OWN_ACCOUNT, signatureOf, solanaNode } from './solanaNode.mjs';

const { nodeHistory } = await bundled('src/sources/nodeHistory/nodeHistory.ts');
const account = `solana:test:${ME}`;

// Always the same random numbers.
function randomNumbers(seed) {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % end;
  };
}

describe('nodeHistory on Solana merges the lists of an account and its token accounts', () => {
  it('and loses and repeats nothing, in order of slots', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = randomNumbers(seed);
      const addresses = [ME, ...Array.from({ length: random(12) }, (_, index) => keyOf(100 + index))];
      const lists = Object.fromEntries(addresses.map((address) => [address, []]));
      const slots = new Map();
      let slot = 1_000_000;
      const count = random(500);
      const isCrowded = seed % 3 === 0;
      for (let number = 1; number <= count; number += 1) {
        // Some share a slot: in some histories, 15 and 38 in turn.
        if (isCrowded) slot -= Number(number % 53 === 0 || number % 53 === 15);
        else slot -= random(3) === 0 ? 1 + random(50) : Number(random(8) === 0);
        slots.set(signatureOf(number), slot);
        // Each address has quiet periods.
        const phase = Math.floor(number / 90);
        const mentioned = addresses.filter((_, index) => (phase + index) % 3 > 0 && random(2) === 0);
        for (const address of mentioned.length > 0 ? mentioned : [ME]) lists[address].push([slot, number]);
      }
      // The order within a slot differs.
      for (const list of Object.values(lists))
        list.sort((a, b) => b[0] - a[0] || (seed % 2 ? b[1] - a[1] : random(3) - 1));
      const asked = [];
      const pages = await allPages(nodeHistory(), account, solanaNode({ lists }, asked));
      const found = pages.flatMap(({ entries }) => entries.map(({ hash }) => hash));
      assert.deepEqual([...found].sort(), [...slots.keys()].sort(), `seed ${seed}`);
      assert.deepEqual(
        found.map((hash) => slots.get(hash)),
        found.map((hash) => slots.get(hash)).sort((a, b) => b - a),
      );
      assert.ok(pages.every(({ next = '' }) => next.length <= 2_000));
      assert.ok(asked.length <= pages.length * 55);
    }
  });

  it('asks for eleven token accounts at most, those first that hold something', async () => {
    const accounts = Array.from({ length: 30 }, (_, index) => keyOf(100 + index));
    const asked = [];
    const value = accounts.map((pubkey, index) => ({
      pubkey,
      account: { data: [index % 2 ? 'AQAAAAAAAAA=' : 'AAAAAAAAAAA=', 'base64'] },
    }));
    const node = solanaNode(
      { lists: { [ME]: [] }, more: { getTokenAccountsByOwner: () => ({ value }) } },
      asked,
    );
    await nodeHistory().history(account, options(node));
    const listed = asked
      .filter(([method]) => method === 'getSignaturesForAddress')
      .map(([, address]) => address);
    assert.deepEqual(listed, [ME, ...accounts.filter((_, index) => index % 2).slice(0, 11)]);
  });

  it('goes on where one slot fills a list', async () => {
    const busy = Array.from({ length: 130 }, (_, index) => [7, index + 1]);
    const node = solanaNode({ lists: { [ME]: [...busy, [3, 500]], [OWN_ACCOUNT]: [[5, 501]] } });
    const pages = await allPages(nodeHistory(), account, node);
    const found = pages.flatMap(({ entries }) => entries.map(({ hash }) => hash));
    assert.equal(found.length, 132);
    assert.deepEqual(found.slice(-2), [signatureOf(501), signatureOf(500)]);
  });

  it('loses nothing where most of a list makes no sense, and another list is older', async () => {
    const slots = (from, count) => Array.from({ length: count }, (_, index) => [from - index, from - index]);
    const lists = { [ME]: slots(100, 30), [OWN_ACCOUNT]: slots(60, 20) };
    const { request } = solanaNode({ lists });
    const node = {
      ...solanaNode({ lists }),
      async request(method, params) {
        const answer = await request(method, params);
        if (method !== 'getSignaturesForAddress' || params[0] !== ME || answer.length <= 10) return answer;
        return [...answer.slice(0, 10), ...Array.from({ length: 40 }, () => null)];
      },
    };
    const pages = await allPages(nodeHistory(), account, node);
    const found = pages.flatMap(({ entries }) => entries.map(({ hash }) => hash));
    assert.deepEqual(
      found,
      [...slots(100, 30), ...slots(60, 20)].map(([, number]) => signatureOf(number)),
    );
  });

  it('ends with a node that begins again and again', async () => {
    const list = Array.from({ length: 50 }, (_, index) => ({
      signature: signatureOf(index + 1),
      slot: 99 - index,
      err: null,
      blockTime: 1,
    }));
    const node = solanaNode({ lists: { [ME]: [] }, more: { getSignaturesForAddress: () => list } });
    const pages = await allPages(nodeHistory(), account, node);
    const found = pages.flatMap(({ entries }) => entries.map(({ hash }) => hash));
    assert.ok(pages.length <= 6, `${pages.length} pages`);
    assert.equal(new Set(found).size, found.length);
  });

  for (const [title, entry] of [
    ['a hole', null],
    ['a signature that is none', { signature: '<script>', slot: 5, err: null, blockTime: 1 }],
    ['a slot that is none', { signature: signatureOf(9), slot: -5, err: null, blockTime: 1 }],
    [
      'no time, nor one of the transaction',
      { signature: signatureOf(9), slot: 5, err: null, blockTime: null },
    ],
    ['a time at the end of all days', { signature: signatureOf(9), slot: 5, err: null, blockTime: 9e15 }],
    ['what throws', new Proxy({}, { get: () => assert.fail() })],
  ]) {
    it(`leaves out what is listed with ${title}`, async () => {
      const node = solanaNode({ lists: { [ME]: [] }, more: { getSignaturesForAddress: () => [entry] } });
      const page = await nodeHistory().history(account, options(node));
      assert.deepEqual([page.entries, page.next], [[], undefined]);
    });
  }

  it('rejects what is no list', async () => {
    for (const method of ['getSignaturesForAddress', 'getTokenAccountsByOwner']) {
      const node = solanaNode({ lists: { [ME]: [] }, more: { [method]: () => 'nothing' } });
      await assert.rejects(nodeHistory().history(account, options(node)), { code: 'rpc_failed' });
    }
  });

  it('answers a cursor of somebody else with an empty last page', async () => {
    for (const cursor of ['', 'x', '5,short', `5,${ME} nothing`, `5${`,${ME}`.repeat(13)}`, '5.0.1.0']) {
      const page = await nodeHistory().history(
        account,
        options(solanaNode({ lists: { [ME]: [[4, 1]] } }), cursor),
      );
      assert.deepEqual([page.entries, page.next], [[], undefined], cursor);
    }
  });
});

// Run alone: `node --test test/sources/nodeHistory/evm/windows.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { allPages, options } from '../nodes.mjs';
import { evmNode, hashesOf, hashOf, logAt, ME } from './evmNode.mjs';

const { nodeHistory } = await bundled('src/sources/nodeHistory/nodeHistory.ts');

describe('nodeHistory in windows of blocks', () => {
  // Always the same random numbers.
  function randomNumbers(seed) {
    let state = seed;
    return (end) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % end;
    };
  }
  const refusals = {
    'with any window': () => () => undefined,
    'with few blocks, by a number': (random) => {
      const most = 20 + random(3_000);
      return (from, to) => (to - from >= most ? `Max range: ${most}` : undefined);
    },
    'with few blocks, without a number': (random) => {
      const most = 300 + random(3_000);
      return (from, to) => (to - from >= most ? 'block range is too wide' : undefined);
    },
    'with few logs': (random) => {
      const most = 12 + random(20);
      return (_from, _to, found) =>
        found.length > most ? `query returned more than ${most} results` : undefined;
    },
  };
  for (const [title, refusal] of Object.entries(refusals)) {
    it(`loses and repeats nothing ${title}`, async () => {
      for (let seed = 1; seed <= 25; seed += 1) {
        const random = randomNumbers(seed);
        const head = 1 + random(20_000);
        // Some blocks have many logs.
        const places = new Map();
        for (let count = random(120); count > 0; count -= 1) {
          const block = random(3) === 0 ? Math.floor(head / 2) : random(head + 1);
          const index = random(10);
          places.set(`${block} ${index}`, [block, index]);
        }
        const sorted = [...places.values()].sort((a, b) => b[0] - a[0] || b[1] - a[1]);
        const asked = [];
        const node = evmNode(
          sorted.map(([block, index]) => logAt(block, index)),
          { head, refuse: refusal(random) },
          asked,
        );
        const pages = await allPages(nodeHistory(), `eip155:1:${ME}`, node);
        assert.deepEqual(
          hashesOf(pages),
          sorted.map(([block, index]) => hashOf(block, index)),
          `seed ${seed}`,
        );
        const ofLogs = asked.filter(([method]) => method === 'eth_getLogs').length;
        assert.ok(ofLogs <= pages.length * 24, `${ofLogs} requests for ${pages.length} pages`);
      }
    });
  }

  it('reaches the first of forty million blocks in one page, if the node allows it', async () => {
    const [page, ...more] = await allPages(
      nodeHistory(),
      `eip155:1:${ME}`,
      evmNode([logAt(7)], { head: 40_000_000 }),
    );
    assert.deepEqual([page.entries.length, more], [1, []]);
  });

  it('ends where the node says that it has pruned', async () => {
    const refuse = (from) => (from < 5_000 ? 'pruned history unavailable' : undefined);
    const node = evmNode([logAt(5_000), logAt(4_000)], { head: 12_345, refuse });
    const pages = await allPages(nodeHistory(), `eip155:1:${ME}`, node);
    assert.deepEqual(hashesOf(pages), [hashOf(5_000, 0)]);
  });

  it('rejects if the node knows no logs at all, or none now', async () => {
    for (const words of [
      'This RPC does not support archive requests',
      'Too Many Requests',
      'limit exceeded',
    ]) {
      const node = evmNode([logAt(5)], { head: 10_000, refuse: () => words });
      await assert.rejects(() => allPages(nodeHistory(), `eip155:1:${ME}`, node), { message: words });
    }
  });

  it('keeps what it knows when the node becomes busy, and goes on there', async () => {
    const logs = [logAt(35_000), logAt(2_000)];
    let isBusy = true;
    const refuse = (from) => (isBusy && from < 30_000 ? 'Too Many Requests' : undefined);
    const node = evmNode(logs, { head: 39_999, refuse });
    const source = nodeHistory();
    const first = await source.history(`eip155:1:${ME}`, options(node));
    assert.deepEqual(hashesOf([first]), [hashOf(35_000, 0)]);
    isBusy = false;
    const second = await source.history(`eip155:1:${ME}`, options(node, first.next));
    assert.deepEqual([hashesOf([second]), second.next], [[hashOf(2_000, 0)], undefined]);
  });
});

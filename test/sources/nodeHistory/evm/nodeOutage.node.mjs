// Run alone: `node --test test/sources/nodeHistory/evm/nodeOutage.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { options } from '../nodes.mjs';
import { evmNode, hashesOf, hashOf, logAt, ME } from './evmNode.mjs';

const { nodeHistory } = await bundled('src/sources/nodeHistory/nodeHistory.ts');
const account = `eip155:1:${ME}`;

// Every other log has no time, so its block is requested.
const blocks = Array.from({ length: 30 }, (_, index) => 99_000 - index * 900);
const logs = blocks.map((block, index) => logAt(block, 0, index % 2 ? { blockTimestamp: undefined } : {}));
const block = (number) => ({ number, hash: logAt(Number(number)).blockHash, timestamp: '0x64' });

/** A node that fails from a given request on, until it is up again. */
function failingNode(from) {
  const node = evmNode(logs, { head: 100_000, more: { eth_getBlockByNumber: block } });
  const state = { count: 0, isUp: false };
  const request = async (method, params) => {
    state.count += 1;
    if (!state.isUp && state.count > from) throw new Error('503 Service Unavailable');
    return node.request(method, params);
  };
  return { network: { ...node, request }, state };
}

describe('nodeHistory with an EVM node that goes down', () => {
  it('asks little after that, and tells everything when the node is back', async () => {
    for (let from = 0; from < 90; from += 1) {
      const source = nodeHistory();
      const { network, state } = failingNode(from);
      const first = await source.history(account, options(network)).catch(() => undefined);
      const more = state.count - from;
      assert.ok(more <= 7, `down after ${from} requests, it was asked ${more} more`);
      state.isUp = true;
      const pages = first ? [first] : [];
      while (!pages.length || pages.at(-1).next !== undefined) {
        pages.push(await source.history(account, options(network, pages.at(-1)?.next)));
      }
      assert.deepEqual(
        hashesOf(pages),
        blocks.map((number) => hashOf(number, 0)),
        `down after ${from} requests`,
      );
    }
  });

  it('tells transactions of which the node cannot say who signed them', async () => {
    const refuse = (hash) => {
      if (hash === hashOf(99_000, 0)) throw new Error('unknown type');
      return { hash, from: ME, to: ME };
    };
    const more = { eth_getBlockByNumber: block, eth_getTransactionByHash: refuse };
    const { entries } = await nodeHistory().history(account, options(evmNode(logs, { head: 100_000, more })));
    assert.deepEqual(
      entries.slice(0, 2).map(({ from }) => from),
      [undefined, ME],
    );
  });
});

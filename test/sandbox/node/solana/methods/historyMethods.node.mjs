// Run alone: `node --test test/sandbox/node/solana/methods/historyMethods.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createSolanaRpc } from '@solana/web3.js';
import { sandboxNode } from '../../../sandboxNode.mjs';
import { ask, people, send, signed, transferSol } from '../../../solanaSupport.mjs';

const [alice, bob, carol, dave] = people;

describe('lists of transactions of a local cluster', () => {
  let running;
  let url;
  const sent = [];
  before(async () => {
    running = await sandboxNode.startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
    const rpc = createSolanaRpc(url);
    // From Alice to Bob, from Carol to Dave, and from Alice to Bob again.
    for (const [from, to, by] of [
      [alice, bob, 0],
      [carol, dave, 2],
      [alice, bob, 0],
    ]) {
      const { signature, wire } = await signed(
        rpc,
        [transferSol(from, to, 1_000_000n + BigInt(sent.length))],
        { by },
      );
      await send(rpc, wire);
      sent.push(signature);
    }
    while (
      (await ask(url, 'getSignaturesForAddress', alice, { commitment: 'confirmed' })).result.length < 2
    ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  after(() => running?.stop());

  const list = async (address, options = {}) => {
    const { result, error } = await ask(url, 'getSignaturesForAddress', address, {
      commitment: 'confirmed',
      ...options,
    });
    return error?.message ?? result.map(({ signature }) => sent.indexOf(signature));
  };
  const UNKNOWN = '5'.repeat(88);

  for (const [title, options, expected] of [
    ['are whole, newest first', () => ({}), [2, 0]],
    ['end after as many as were asked for', () => ({ limit: 1 }), [2]],
    ['go on behind one of their own', () => ({ before: sent[2] }), [0]],
    ['go on behind one of somebody else', () => ({ before: sent[1] }), [0]],
    ['are empty behind one that the node does not know', () => ({ before: UNKNOWN }), []],
    ['end before one of somebody else', () => ({ until: sent[1] }), [2]],
    ['are whole until one that the node does not know', () => ({ until: UNKNOWN }), [2, 0]],
    ['need a signature to go on', () => ({ before: 'x' }), 'Invalid param: WrongSize'],
    ['have at most 1,000', () => ({ limit: 1_001 }), 'Invalid limit; max 1000'],
    [
      'need a block that stays',
      () => ({ commitment: 'processed' }),
      'Method does not support commitment below `confirmed`',
    ],
  ]) {
    it(title, async () => assert.deepEqual(await list(alice, options()), expected));
  }

  it('tell no transaction that is in no block yet that stays', async () => {
    const { error } = await ask(url, 'getTransaction', sent[0], { commitment: 'processed' });
    assert.deepEqual(error, {
      code: -32602,
      message: 'Method does not support commitment below `confirmed`',
    });
  });
});

// Run alone: `node --test test/chains/solana/sending/simulateTransaction.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { people } from '../../../sandbox/solanaSupport.mjs';
import {
  buildTransfer,
  call,
  readSolanaBalance,
  rejection,
  simulateTransaction,
  withNode,
} from '../support.mjs';

const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [alice, bob, , dave] = people;
const nobody = '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
/** A success that changes the sender's and the recipient's balance by these amounts, in base units of the sent asset. */
const works = (...figures) => ({ outcome: 'succeeds', figures });
const nothing = { addresses: [], areTokens: false };

describe('simulateTransaction', () => {
  let running;
  let url;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  /** Simulates an unsigned transfer. */
  async function simulated(transfer) {
    const { transaction, source, target } = await buildTransfer(
      { from: alice, to: bob, ...transfer },
      call(url),
    );
    const watched = { addresses: [source, target], areTokens: transfer.mint !== undefined };
    const simulation = await simulateTransaction(transaction, watched, call(url));
    if (simulation.outcome !== 'succeeds') return simulation;
    const figures = simulation.figures.map((one) => one && one.after - one.before);
    return { ...simulation, figures };
  }

  it('foresees that SOL can be sent, and sends nothing', async () => {
    assert.deepEqual(await simulated({ amount: 5_000_000n }), works(-5_005_000n, 5_000_000n));
    assert.equal((await readSolanaBalance(alice, call(url))).amount, 1_000_000_000_000n);
  });

  it('foresees that more SOL than there is cannot be sent', async () => {
    assert.deepEqual(await simulated({ amount: 10n ** 18n }), {
      outcome: 'fails',
      reason: 'insufficient funds',
    });
  });

  it('foresees that an account without SOL cannot pay', async () => {
    const outcome = await simulated({ from: nobody, amount: 5n });
    assert.equal(outcome.outcome, 'fails');
    assert.match(outcome.reason, /account not found|insufficient funds/);
  });

  for (const { address, symbol } of SANDBOX_SOLANA_TOKENS) {
    it(`foresees what becomes of ${symbol}, also for a recipient without a token account`, async () => {
      for (const to of [bob, dave])
        assert.deepEqual(await simulated({ to, mint: address, amount: 5n }), works(-5n, 5n));
      assert.deepEqual(await simulated({ mint: address, amount: 2n ** 60n }), {
        outcome: 'fails',
        reason: 'insufficient funds',
      });
    });
  }

  for (const [what, value, simulation] of [
    ['no words', { err: 'AccountNotFound', logs: null }, { outcome: 'fails', reason: 'account not found' }],
    [
      'a number',
      { err: { InstructionError: [0, { Custom: 6001 }] }, logs: ['Program log: hello'] },
      { outcome: 'fails', reason: 'program error 6001' },
    ],
    [
      'words twice, with hidden letters',
      {
        err: { InstructionError: [0, { Custom: 1 }] },
        logs: [
          'Program log: Error: first',
          7,
          null,
          'Program log: Error: no \u202emore\u200b tokens',
          'Program x failed',
        ],
      },
      { outcome: 'fails', reason: 'no more tokens' },
    ],
    ['an error that cannot be read', { err: 7, logs: {} }, { outcome: 'fails', reason: undefined }],
    ['neither an error nor null', { logs: [] }, { outcome: 'unknown' }],
    ['nothing', undefined, { outcome: 'unknown' }],
  ]) {
    it(`understands a node that answers ${what}`, async () => {
      await withNode(
        () => ({ value }),
        async (node) =>
          assert.deepEqual(
            await simulateTransaction(new Uint8Array(200), nothing, call(node.url)),
            simulation,
          ),
      );
    });
  }

  const lamports = (amount) => ({ lamports: amount, owner: '11111111111111111111111111111111' });
  for (const [what, now, then, change] of [
    ['what it holds', [lamports(9)], [lamports(4)], { before: 9n, after: 4n }],
    ['that it does not exist yet', [null], [lamports(4)], { before: 0n, after: 4n }],
    ['less than nothing', [lamports(9)], [lamports(-4)], undefined],
    ['a text', [lamports(9)], [lamports('4')], undefined],
    ['too few accounts', [lamports(9)], [], undefined],
    ['no accounts', [lamports(9)], undefined, undefined],
    ['no accounts before', undefined, [lamports(4)], undefined],
  ]) {
    it(`knows what changes at a node that tells ${what}`, async () => {
      const answer = (method) =>
        method === 'getMultipleAccounts'
          ? { value: now }
          : { value: { err: null, logs: [], accounts: then } };
      await withNode(answer, async (node) => {
        const watched = { addresses: [alice], areTokens: false };
        const simulation = await simulateTransaction(new Uint8Array(200), watched, call(node.url));
        assert.deepEqual(simulation, works(change));
      });
    });
  }

  it('knows nothing of an account that others move at the same time', async () => {
    let round = 0;
    const answer = (method) => {
      if (method !== 'getMultipleAccounts') return { value: { err: null, accounts: [lamports(4)] } };
      round += 1;
      return { value: [lamports(round)] };
    };
    await withNode(answer, async (node) => {
      const watched = { addresses: [alice], areTokens: false };
      assert.deepEqual(
        await simulateTransaction(new Uint8Array(9), watched, call(node.url)),
        works(undefined),
      );
    });
  });

  it('does not know what becomes of a transaction that the node cannot read, or without a node', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    assert.deepEqual(await simulateTransaction(bytes, nothing, call(url)), { outcome: 'unknown' });
    assert.deepEqual(await simulateTransaction(bytes, nothing, call(undefined)), { outcome: 'unknown' });
    await withNode(
      () => ({ status: 500 }),
      async (node) => {
        assert.deepEqual(await simulateTransaction(bytes, nothing, call(node.url)), { outcome: 'unknown' });
        assert.equal(node.asked.length, 4);
      },
    );
  });

  it('rejects when aborted', async () => {
    const stopped = call(url, { signal: AbortSignal.abort() });
    assert.equal((await rejection(simulateTransaction(new Uint8Array(1), nothing, stopped))).code, 'aborted');
  });
});

// Run alone: `node --test test/chains/solana/sending/estimateSolanaTransfer.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { people } from '../../../sandbox/solanaSupport.mjs';
import {
  buildTransfer,
  call,
  confirmTransaction,
  estimateSolanaTransfer,
  readSolanaBalance,
  rejection,
  sendSignedTransaction,
  signedBy,
  withNode,
} from '../support.mjs';

const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [alice, bob, , dave, erin] = people;
const [dollar, token22] = SANDBOX_SOLANA_TOKENS;

describe('estimateSolanaTransfer', () => {
  let running;
  let url;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  const build = (transfer) => buildTransfer({ from: alice, to: bob, amount: 5n, ...transfer }, call(url));
  const lamports = async (owner) => (await readSolanaBalance(owner, call(url))).amount;

  for (const [what, transfer, cost] of [
    ['SOL', {}, { fee: 5_000n, deposit: 0n }],
    ['tokens to somebody who has some', { mint: dollar.address }, { fee: 5_000n, deposit: 0n }],
    [
      'tokens to somebody who has none',
      { to: dave, mint: dollar.address },
      { fee: 5_000n, deposit: 2_039_280n },
    ],
    [
      'tokens of Token-2022, whose accounts are larger',
      { to: erin, mint: token22.address },
      { fee: 5_000n, deposit: 2_074_080n },
    ],
  ]) {
    it(`foresees exactly what sending ${what} costs`, async () => {
      const built = await build(transfer);
      assert.deepEqual(await estimateSolanaTransfer(built, call(url)), cost);
      const before = await lamports(alice);
      const signature = await sendSignedTransaction(
        await signedBy(0, built.transaction),
        call(url, { options: {} }),
      );
      await confirmTransaction(signature, call(url, { lastValidBlockHeight: built.lastValidBlockHeight }));
      const amount = transfer.mint ? 0n : 5n;
      assert.equal(before - (await lamports(alice)), amount + cost.fee + cost.deposit);
    });
  }

  it('rejects a node that answers no fee or no deposit', async () => {
    const built = { transaction: new Uint8Array(200), lastValidBlockHeight: 1n, newAccountBytes: 165 };
    const good = { getFeeForMessage: { value: 5_000 }, getMinimumBalanceForRentExemption: 7 };
    await withNode(
      (method) => good[method],
      async (node) => {
        const cost = { fee: 5_000n, deposit: 7n };
        assert.deepEqual(await estimateSolanaTransfer(built, call(node.url)), cost);
      },
    );
    for (const bad of [
      { getFeeForMessage: { value: null } },
      { getFeeForMessage: { value: -1 } },
      { getFeeForMessage: { value: '5000' } },
      { getFeeForMessage: 'nonsense' },
      { getMinimumBalanceForRentExemption: 0.5 },
      { getMinimumBalanceForRentExemption: {} },
    ]) {
      const answers = { ...good, ...bad };
      await withNode(
        (method) => answers[method],
        async (node) =>
          assert.equal((await rejection(estimateSolanaTransfer(built, call(node.url)))).code, 'rpc_failed'),
      );
    }
  });

  it('rejects when aborted, and without an RPC URL', async () => {
    const built = await build({});
    const stopped = call(url, { signal: AbortSignal.abort() });
    assert.equal((await rejection(estimateSolanaTransfer(built, stopped))).code, 'aborted');
    assert.equal((await rejection(estimateSolanaTransfer(built, call(undefined)))).code, 'rpc_missing');
  });
});

// Run alone: `node --test test/sources/nodeHistory/solana/solanaHistory.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createSolanaRpc } from '@solana/web3.js';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import {
  associatedAccount,
  createAssociated,
  people,
  send,
  signed,
  TOKEN_2022,
  transferSol,
  transferTokens,
} from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { allPages, networkAt, options } from '../nodes.mjs';

const { nodeHistory } = await bundled('src/sources/nodeHistory/nodeHistory.ts');
const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [dollar, token22] = SANDBOX_SOLANA_TOKENS;
const [alice, bob, carol, dave, erin] = people;

describe('nodeHistory on a real Solana cluster', () => {
  let running;
  let cluster;
  let rpc;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    [cluster] = running.clusters;
    rpc = createSolanaRpc(cluster.rpcUrl);
  });
  after(() => running?.stop());

  /** Sends a transaction, and waits until lists include it. */
  async function run(instructions, more = {}) {
    const { signature, wire } = await signed(rpc, instructions, more);
    await send(rpc, wire, { skipPreflight: true });
    for (;;) {
      const { value } = await rpc.getSignatureStatuses([signature]).send();
      if (['confirmed', 'finalized'].includes(value[0]?.confirmationStatus)) return signature;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  const newest = async (owner) => {
    const page = await nodeHistory().history(`${cluster.id}:${owner}`, options(networkAt(cluster)));
    return page.entries[0];
  };
  const toBob = async (amount) => {
    const source = await associatedAccount(alice, dollar.address);
    return transferTokens(
      source,
      dollar.address,
      await associatedAccount(bob, dollar.address),
      alice,
      amount,
      6,
    );
  };

  it('tells SOL without the fee of who signed it', async () => {
    const hash = await run([transferSol(alice, bob, 1_500_000_000n)]);
    const [sent, got] = [await newest(alice), await newest(bob)];
    const { blockTime } = await rpc
      .getTransaction(hash, { encoding: 'json', maxSupportedTransactionVersion: 0, commitment: 'confirmed' })
      .send();
    const common = { hash, minedAt: Number(blockTime) * 1000, status: 'confirmed', from: alice };
    const moved = {
      kind: 'token',
      symbol: cluster.nativeCurrency.symbol,
      name: cluster.nativeCurrency.name,
      quantity: '1.5',
      sender: alice,
      recipient: bob,
    };
    assert.deepEqual(sent, { ...common, operation: 'send', transfers: [{ ...moved, direction: 'out' }] });
    assert.deepEqual(got, { ...common, operation: 'receive', transfers: [{ ...moved, direction: 'in' }] });
  });

  it('finds tokens that came in without a word of their owner', async () => {
    const hash = await run([await toBob(2_500_000n)]);
    const { transaction } = await rpc
      .getTransaction(hash, { encoding: 'json', maxSupportedTransactionVersion: 0, commitment: 'confirmed' })
      .send();
    assert.ok(!transaction.message.accountKeys.includes(bob));
    const got = await newest(bob);
    assert.deepEqual([got.hash, got.operation, got.from], [hash, 'receive', alice]);
    assert.deepEqual(got.transfers, [
      {
        kind: 'token',
        direction: 'in',
        token: dollar.address,
        quantity: '2.5',
        sender: alice,
        recipient: bob,
      },
    ]);
    const [sent] = (await newest(alice)).transfers;
    assert.deepEqual(sent, { ...got.transfers[0], direction: 'out' });
  });

  it('tells tokens of Token-2022, and what was paid for the place of an account of somebody else', async () => {
    const account = await associatedAccount(erin, token22.address, TOKEN_2022);
    const source = await associatedAccount(alice, token22.address, TOKEN_2022);
    const hash = await run([
      createAssociated(alice, account, erin, token22.address, TOKEN_2022),
      transferTokens(source, token22.address, account, alice, 7n, 9, TOKEN_2022),
    ]);
    const { operation, transfers } = await newest(alice);
    assert.equal(operation, 'send');
    assert.deepEqual(
      transfers.map(({ direction, quantity, recipient }) => [direction, quantity, recipient]),
      [
        ['out', '0.00207408', undefined],
        ['out', '0.000000007', erin],
      ],
    );
    assert.deepEqual([(await newest(erin)).hash, (await newest(erin)).operation], [hash, 'receive']);
  });

  it('pays nobody for the place of an account of its own', async () => {
    const account = await associatedAccount(dave, dollar.address);
    await run([createAssociated(dave, account, dave, dollar.address)], { by: 3 });
    const { operation, transfers } = await newest(dave);
    assert.deepEqual([operation, transfers], ['execute', []]);
  });

  it('tells a failed transaction without transfers', async () => {
    const hash = await run([transferSol(carol, bob, 10n ** 15n)], { by: 2 });
    const { minedAt, ...entry } = await newest(carol);
    assert.deepEqual(entry, { hash, operation: 'execute', status: 'failed', from: carol, transfers: [] });
  });

  it('loses and repeats nothing over several pages', async () => {
    const sent = [];
    // Five per slot.
    for (let count = 0; count < 45; count += 5) {
      const amounts = [1, 2, 3, 4, 5].map((more) => BigInt(count + more));
      const made = amounts.map(async (amount) =>
        run([amount % 3n === 0n ? await toBob(amount) : transferSol(alice, bob, amount)]),
      );
      sent.push(...(await Promise.all(made)));
    }
    const pages = await allPages(nodeHistory(), `${cluster.id}:${bob}`, networkAt(cluster));
    const hashes = pages.flatMap(({ entries }) => entries.map(({ hash }) => hash));
    assert.ok(pages.length >= 3);
    assert.equal(new Set(hashes).size, hashes.length);
    assert.deepEqual(new Set(hashes.slice(0, 45)), new Set(sent));
    assert.ok(pages.every(({ next = '' }) => next.length < 2_000));
  });
});

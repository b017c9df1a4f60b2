// Outcomes of transactions that wallets sent by themselves, on a real local cluster, with misbehaving nodes.
// Run alone: `node --test test/chains/solana/transactions/signatureFates.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createSolanaRpc } from '@solana/web3.js';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { ask, people, send, signed, transferSol } from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { buildTransfer, call, hastyClock, networkAt, signedBy } from '../support.mjs';

const { readSignatureStatus } = await bundled('src/chains/solana/transactions/readSignatureStatus.ts');
const { callOf } = await bundled('src/chains/solana/sending/handOver.ts');
const { signatureOf } = await bundled('src/chains/solana/sending/sendTransaction.ts');
const { SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [alice, bob, carol] = people;
const { id: network } = networkAt('');
const OTHER_GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';

const budget = (units) => ({
  programAddress: 'ComputeBudget111111111111111111111111111111',
  accounts: [],
  data: new Uint8Array([2, ...new Uint8Array(new Uint32Array([units]).buffer)]),
});

describe('what became of a Solana transaction', () => {
  let running;
  let cluster;
  let url;
  let rpc;
  before(async () => {
    running = await sandboxNode.startSolanaClusters({ ports: [0] });
    [cluster] = running.clusters;
    url = cluster.rpcUrl;
    rpc = createSolanaRpc(url);
  });
  after(() => running?.stop());

  let amount = 1_000n;
  /** A requested transfer, and its record. */
  async function asked({ mint, withStart = true } = {}) {
    amount += 1n;
    const transfer = { to: bob, mint, amount };
    const { transaction } = await buildTransfer({ from: alice, ...transfer }, call(url));
    const { absoluteSlot } = (await ask(url, 'getEpochInfo', { commitment: 'confirmed' })).result;
    const record = {
      namespace: 'solana',
      kind: 'request',
      account: `${network}:${alice}`,
      network,
      askedAt: Date.now(),
      call: await callOf(transaction, { transfer }),
      startSlot: withStart ? absoluteSlot : undefined,
      status: { step: 'unknown' },
    };
    return { transaction, transfer, record };
  }
  const look = async (record, more = {}) => ({
    ...record,
    ...(await readSignatureStatus(record, call(url, { taken: new Set(), proven: new Map(), ...more }))),
  });
  const answering = (record, hash) => ({
    ...record,
    status: { step: 'pending', answer: { hash, answeredAt: Date.now() } },
  });
  const confirmed = () => cluster.advance(2);
  const expire = () => cluster.advance(200);
  async function sendSigned(transaction) {
    const wire = await signedBy(0, transaction);
    await send(rpc, Buffer.from(wire).toString('base64'), { skipPreflight: true });
    confirmed();
    return signatureOf(wire);
  }
  async function sendOther(instructions) {
    const { wire, signature } = await signed(rpc, instructions);
    await send(rpc, wire, { skipPreflight: true });
    confirmed();
    return signature;
  }

  for (const [what, mint] of [
    ['SOL', undefined],
    ...SANDBOX_SOLANA_TOKENS.map((one) => [one.symbol, one.address]),
  ]) {
    it(`finds ${what} that a wallet sent without answering, with all that arrived`, async () => {
      const { transaction, record } = await asked({ mint });
      const signature = await sendSigned(transaction);
      const { status } = await look(record);
      assert.deepEqual([status.step, status.moved, status.answer.hash], ['confirmed', 'all', signature]);
    });
  }

  it('finds it without the slot of asking too, by its blockhash', async () => {
    const { transaction, record } = await asked({ withStart: false });
    await sendSigned(transaction);
    assert.equal((await look(record)).status.step, 'confirmed');
  });

  it('finds it with another fee and blockhash', async () => {
    const { transfer, record } = await asked();
    const signature = await sendOther([budget(50_000), transferSol(alice, bob, transfer.amount)]);
    const { status } = await look(record);
    assert.deepEqual([status.step, status.moved, status.answer.hash], ['confirmed', 'all', signature]);
  });

  it('is dropped once no block can take it and the account has signed nothing like it', async () => {
    const { record } = await asked();
    await sendOther([transferSol(alice, carol, 7n)]);
    const early = await look(record);
    assert.equal(early.status.step, 'unknown');
    expire();
    const { status } = await look(early);
    assert.equal(status.step, 'dropped');
    assert.equal(status.answer, undefined);
  });

  it('is not dropped while what the account has signed cannot be read', async () => {
    const { record } = await asked();
    const early = await look(record);
    expire();
    cluster.misbehave({ unheard: ['getSignaturesForAddress'] });
    try {
      await assert.rejects(look(early, { clock: hastyClock }), { code: 'rpc_failed' });
    } finally {
      cluster.misbehave();
    }
  });

  it('that was signed here is unknown while no node has it, then dropped', async () => {
    const { transaction, record } = await asked();
    const hash = signatureOf(await signedBy(0, transaction));
    const answer = { hash, answeredAt: Date.now() };
    const early = await look({ ...record, isSignedHere: true, status: { step: 'unknown', answer } });
    assert.equal(early.status.step, 'unknown');
    expire();
    const { status } = await look(early);
    assert.deepEqual([status.step, status.answer.hash], ['dropped', hash]);
  });

  it('that was signed here is confirmed if the node had it after all', async () => {
    const { transaction, record } = await asked();
    const hash = await sendSigned(transaction);
    const answer = { hash, answeredAt: Date.now() };
    const { status } = await look({ ...record, isSignedHere: true, status: { step: 'unknown', answer } });
    assert.deepEqual([status.step, status.moved], ['confirmed', 'all']);
  });

  it('is not told by a node that lags behind', async () => {
    const { transaction, record } = await asked();
    const hash = await sendSigned(transaction);
    const known = await look({ ...record, isSignedHere: true, ...answering(record, hash) });
    assert.equal(known.status.step, 'confirmed');
    const before = answering(record, hash);
    cluster.misbehave({ slotsBehind: 60 });
    try {
      assert.equal((await look({ ...before, isSignedHere: true })).status.step, 'pending');
    } finally {
      cluster.misbehave();
    }
  });

  it('answered with another amount, recipient or an old signature is not believed', async () => {
    const earlier = await asked();
    const old = await sendSigned(earlier.transaction);
    cluster.advance(5);
    const { record } = await asked();
    const forgotten = await look(answering(record, old));
    assert.deepEqual(forgotten.status, { step: 'unknown' });
    expire();
    assert.equal((await look(forgotten)).status.step, 'dropped');

    const lied = await asked();
    const hash = await sendOther([transferSol(alice, carol, 1_500_000_000n)]);
    const { status } = await look(answering(lied.record, hash));
    assert.equal(status.step, 'mismatched');
    assert.deepEqual(status.sent, { amount: '1.5', symbol: 'SOL', recipient: carol });
    assert.equal(status.isSuccess, true);
  });

  it('is found although the wallet answered with an old signature', async () => {
    const old = await sendOther([transferSol(alice, carol, 9n)]);
    cluster.advance(5);
    const { transaction, record } = await asked();
    const hash = await sendSigned(transaction);
    const { status } = await look(answering(record, old));
    assert.deepEqual([status.step, status.answer.hash], ['confirmed', hash]);
  });

  it('somebody else has signed is not ours', async () => {
    const { record } = await asked();
    const { wire, signature } = await signed(rpc, [transferSol(carol, bob, 5n)], { by: 2 });
    await send(rpc, wire);
    confirmed();
    assert.deepEqual((await look(answering(record, signature))).status, { step: 'unknown' });
  });

  it('is not told by a node of another network, and each is asked once a day', async () => {
    const { record } = await asked();
    cluster.misbehave({ genesisHash: OTHER_GENESIS });
    try {
      await assert.rejects(look(record), {
        code: 'rpc_failed',
        shortMessage: 'The RPC URL leads to another network.',
      });
      const proven = new Map([[`${network} ${url}`, Date.now()]]);
      assert.equal((await look(record, { proven })).status.step, 'unknown');
      proven.set(`${network} ${url}`, Date.now() - 86_400_001);
      await assert.rejects(look(record, { proven }), { code: 'rpc_failed' });
    } finally {
      cluster.misbehave();
    }
  });
});

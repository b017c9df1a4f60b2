// Run alone: `node --test test/chains/solana/transactions/readSignatureStatus.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { people } from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import {
  call as bareCall,
  buildTransfer,
  networkAt,
  sendSignedTransaction,
  signatureOf,
  signedBy,
} from '../support.mjs';

const bundle = await bundled('src/chains/solana/transactions/readSignatureStatus.ts');
const readSignatureStatus = async (...args) => (await bundle.readSignatureStatus(...args)).status;
const call = (url, more) => bareCall(url, { taken: new Set(), proven: new Map(), ...more });
const [alice, bob] = people;
const { id: network } = networkAt('');

describe('readSignatureStatus on a local cluster', () => {
  let running;
  let url;
  before(async () => {
    running = await sandboxNode.startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  async function made() {
    const transfer = { from: alice, to: bob, amount: 1000n };
    const { transaction, lastValidBlockHeight } = await buildTransfer(transfer, call(url));
    return { bytes: await signedBy(0, transaction), lastValidBlockHeight };
  }
  const tracked = (hash, lastValidBlockHeight) => ({
    namespace: 'solana',
    account: `${network}:${alice}`,
    network,
    lastValidBlockHeight,
    isSignedHere: true,
    status: { step: 'pending', answer: { hash, answeredAt: Date.now() } },
  });

  it('is confirmed, then settled', async () => {
    const { bytes, lastValidBlockHeight } = await made();
    const transaction = tracked(signatureOf(bytes), lastValidBlockHeight);
    await sendSignedTransaction(bytes, call(url, { options: {} }));
    const becomes = async (isDone) => {
      for (let tries = 0; ; tries += 1) {
        const status = await readSignatureStatus(transaction, call(url));
        if (isDone(status)) return status;
        assert.ok(['pending', 'confirmed'].includes(status.step), status.step);
        assert.ok(tries < 200);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const confirmed = await becomes(({ step }) => step === 'confirmed');
    assert.notEqual(confirmed.isSettled, true);
    running.clusters[0].advance(32);
    await becomes(({ isSettled }) => isSettled);
  });

  it('is pending while its last valid height has not passed, and dropped after it', async () => {
    const { bytes, lastValidBlockHeight } = await made();
    const signature = signatureOf(bytes);
    const early = await readSignatureStatus(tracked(signature, lastValidBlockHeight), call(url));
    assert.equal(early.step, 'pending');
    // A height that has passed already.
    const passed = lastValidBlockHeight - 200n;
    assert.equal((await readSignatureStatus(tracked(signature, passed), call(url))).step, 'dropped');
    // Nodes no longer know transactions that are so old.
    assert.equal((await readSignatureStatus(tracked(signature, 0n), call(url))).step, 'pending');
  });

  it('rejects when the node is silent, so that nothing changes', async () => {
    const { bytes } = await made();
    const reading = readSignatureStatus(tracked(signatureOf(bytes), 1n), call('http://127.0.0.1:9'));
    await assert.rejects(reading, { code: 'rpc_failed' });
  });

  it('is unknown without a signature', async () => {
    const transaction = { ...tracked('', 1n), status: { step: 'asked' } };
    assert.deepEqual(await readSignatureStatus(transaction, call(url)), { step: 'unknown' });
  });
});

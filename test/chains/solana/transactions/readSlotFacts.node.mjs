// Run alone: `node --test test/chains/solana/transactions/readSlotFacts.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { people } from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import {
  call as bareCall,
  buildTransfer,
  sendSignedTransaction,
  signatureOf,
  signedBy,
} from '../support.mjs';

const { readSlotFacts } = await bundled('src/chains/solana/transactions/readSlotFacts.ts');
const [alice, bob] = people;

describe('readSlotFacts on a local cluster', () => {
  let running;
  let call;
  before(async () => {
    running = await sandboxNode.startSolanaClusters({ ports: [0] });
    call = (more) => bareCall(running.clusters[0].rpcUrl, { proven: new Map(), ...more });
  });
  after(() => running?.stop());

  it('tells nothing before a block has it, then its time and what its account has paid', async () => {
    const { transaction } = await buildTransfer({ from: alice, to: bob, amount: 1000n }, call());
    const bytes = await signedBy(0, transaction);
    const signature = signatureOf(bytes);
    assert.equal(await readSlotFacts(signature, alice, call()), undefined);
    const start = Date.now();
    await sendSignedTransaction(bytes, call({ options: {} }));
    let told;
    for (let tries = 0; !told; tries += 1) {
      assert.ok(tries < 200);
      await new Promise((resolve) => setTimeout(resolve, 100));
      told = await readSlotFacts(signature, alice, call());
    }
    // One signature.
    assert.equal(told.fee, 5_000n);
    assert.ok(Math.abs(told.minedAt - start) < 60_000, `${told.minedAt}`);
    assert.equal((await readSlotFacts(signature, bob, call())).fee, 'other');
  });
});

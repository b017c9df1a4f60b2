// Run alone: `node --test test/chains/solana/sending/sendTransaction.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { ask, people } from '../../../sandbox/solanaSupport.mjs';
import {
  buildTransfer,
  call,
  confirmTransaction,
  hastyClock,
  rejection,
  sendSignedTransaction,
  signatureOf,
  signedBy,
  withNode,
} from '../support.mjs';

const { startSolanaClusters } = sandboxNode;
const [alice, bob, carol] = people;
let running;
let cluster;
let url;
before(async () => {
  running = await startSolanaClusters({ ports: [0] });
  [cluster] = running.clusters;
  url = cluster.rpcUrl;
});
after(() => running?.stop());

let amount = 1000n;
/** A new, signed transfer. */
async function made({ by = 0, lamports = amount++ } = {}) {
  const transfer = { from: people[by], to: people[by] === bob ? alice : bob, amount: lamports };
  const { transaction, lastValidBlockHeight } = await buildTransfer(transfer, call(url));
  return { transaction, bytes: await signedBy(by, transaction), lastValidBlockHeight };
}
const send = (bytes, options = {}, at = url) => sendSignedTransaction(bytes, call(at, { options }));
const confirm = (signature, more = {}, at = url) => confirmTransaction(signature, call(at, more));
const refused = (code, message, data) => ({ error: { code, message, data } });

describe('sendSignedTransaction', () => {
  it('resolves to the signature once the node has it', async () => {
    const { bytes } = await made();
    const signature = await send(bytes);
    assert.equal(signature, signatureOf(bytes));
    const { result } = await ask(url, 'getSignatureStatuses', [signature]);
    assert.equal(result.value[0].err, null);
  });

  it('sends a transaction again as if for the first time', async () => {
    const { bytes } = await made();
    assert.equal(await send(bytes), await send(bytes));
  });

  it('passes the options on', async () => {
    const { bytes } = await made();
    const told = [];
    const options = { skipPreflight: true, maxRetries: 2, minContextSlot: 5 };
    await withNode(
      (_method, [, settings]) => {
        told.push(settings);
        return 'ok';
      },
      async (node) => {
        await send(bytes, options, node.url);
        await send(bytes, { preflightCommitment: 'finalized' }, node.url);
      },
    );
    assert.deepEqual(told, [
      { encoding: 'base64', preflightCommitment: 'confirmed', ...options },
      { encoding: 'base64', preflightCommitment: 'finalized' },
    ]);
  });

  it('rejects with the network’s refusal of a transaction that would fail', async () => {
    const { bytes } = await made({ lamports: 10n ** 16n });
    assert.equal((await rejection(send(bytes))).code, 'transaction_failed');
  });

  it('rejects with the network’s refusal of a wrong signature or an expired transaction', async () => {
    const wrong = (await made()).bytes;
    wrong[20] ^= 1;
    assert.match((await rejection(send(wrong))).message, /signature verification failure/);
    const late = await made();
    cluster.advance(151);
    const error = await rejection(send(late.bytes));
    assert.deepEqual([error.code, error.cause.code], ['transaction_failed', -32002]);
    assert.match(error.details, /Blockhash not found/);
  });

  it('rejects an unsigned transaction', async () => {
    const { transaction, bytes } = await made();
    for (const bad of [
      transaction,
      new Uint8Array(),
      Uint8Array.of(1),
      bytes.slice(0, 60),
      new Uint8Array(500).fill(255),
    ]) {
      assert.equal((await rejection(send(bad))).code, 'request_invalid');
    }
  });

  it('does not report failure when an earlier try may have succeeded', async () => {
    const { bytes } = await made();
    const answer = (status) => (_method, _params, count) =>
      count === 1 ? { status } : refused(-32002, 'Transaction simulation failed', { err: 'AccountNotFound' });
    for (const [status, code] of [
      [504, 'rpc_failed'],
      [429, 'transaction_failed'],
    ]) {
      await withNode(answer(status), async (node) => {
        assert.equal((await rejection(send(bytes, {}, node.url))).code, code);
      });
    }
  });

  it('reports an unknown outcome when the node is silent, fails or is aborted', async () => {
    const { bytes } = await made();
    for (const told of ['silence', { status: 500 }, refused(-32603, 'Internal error')]) {
      await withNode(
        () => told,
        async (node) => {
          const hasty = call(node.url, { options: {}, clock: hastyClock });
          assert.equal((await rejection(sendSignedTransaction(bytes, hasty))).code, 'rpc_failed');
        },
      );
    }
    const left = call(url, { options: {}, signal: AbortSignal.abort() });
    assert.equal((await rejection(sendSignedTransaction(bytes, left))).code, 'aborted');
    assert.equal((await rejection(send(bytes, {}, null))).code, 'rpc_missing');
  });
});

describe('confirmTransaction', () => {
  it('resolves at the requested commitment', async () => {
    for (const commitment of ['processed', 'confirmed', 'finalized', undefined]) {
      const { bytes, lastValidBlockHeight } = await made();
      const signature = await send(bytes);
      if (commitment === 'finalized') cluster.advance(30);
      await confirm(signature, { lastValidBlockHeight, commitment });
      const { confirmationStatus } = (await ask(url, 'getSignatureStatuses', [signature])).result.value[0];
      const levels = ['processed', 'confirmed', 'finalized'];
      assert.ok(levels.indexOf(confirmationStatus) >= levels.indexOf(commitment ?? 'confirmed'));
    }
  });

  it('rejects when the transaction failed in its block', async () => {
    const { bytes, lastValidBlockHeight } = await made({ by: 2, lamports: 10n ** 16n });
    assert.equal(people[2], carol);
    const signature = await send(bytes, { skipPreflight: true });
    const error = await rejection(confirm(signature, { lastValidBlockHeight }));
    assert.deepEqual([error.code, error.shortMessage], ['transaction_failed', 'The transaction failed.']);
    assert.match(error.details, /"Custom":1/);
  });

  it('rejects when the transaction expired', async () => {
    const { bytes, lastValidBlockHeight } = await made();
    cluster.advance(149);
    bytes[20] ^= 1;
    const signature = await send(bytes, { skipPreflight: true });
    setTimeout(() => cluster.advance(3), 150);
    const error = await rejection(confirm(signature, { lastValidBlockHeight }));
    assert.deepEqual(
      [error.code, error.shortMessage],
      ['transaction_failed', 'The transaction has expired.'],
    );
  });

  it('finds a transaction whose submission was never answered', async () => {
    const { bytes, lastValidBlockHeight } = await made();
    const pass = async (_method, params) => {
      await ask(url, 'sendTransaction', ...params);
      return { status: 404 };
    };
    const error = await withNode(pass, (node) => rejection(send(bytes, {}, node.url)));
    assert.equal(error.code, 'rpc_failed');
    await confirm(signatureOf(bytes), { lastValidBlockHeight });
  });

  it('finds a transaction long after it expired', async () => {
    const { bytes, lastValidBlockHeight } = await made();
    const signature = await send(bytes);
    cluster.advance(1000);
    await confirm(signature, { lastValidBlockHeight, commitment: 'finalized' });
  });

  const at = (slot, status) => ({ context: { slot }, value: [status] });
  const epoch = (blockHeight, absoluteSlot) => ({ blockHeight, absoluteSlot });
  const status = (confirmationStatus, err = null) => ({ confirmationStatus, confirmations: 1, err });

  it('waits for a node that lags behind the reported block height', async () => {
    await withNode(
      (method, _params, count) => {
        if (method === 'getEpochInfo') return epoch(200, 500);
        return count < 6 ? at(499, null) : at(500, status('confirmed'));
      },
      async (node) => {
        await confirm('s', { lastValidBlockHeight: 100n }, node.url);
        assert.equal(node.asked.length, 6);
      },
    );
  });

  it('waits while the transaction’s block may still be replaced, failed or not', async () => {
    for (const err of [null, { InstructionError: [0, { Custom: 1 }] }]) {
      await withNode(
        (method, _params, count) => {
          if (method === 'getEpochInfo') return epoch(200, 500);
          return count < 6 ? at(600, status('processed', err)) : at(600, status('confirmed'));
        },
        (node) => confirm('s', { lastValidBlockHeight: 100n }, node.url),
      );
    }
  });

  it('reads the finalized block height', async () => {
    for (const [commitment, level] of [
      ['processed', 'confirmed'],
      ['confirmed', 'confirmed'],
      ['finalized', 'finalized'],
    ]) {
      let asked;
      await withNode(
        (method, [first]) => {
          if (method === 'getSignatureStatuses') return at(500, null);
          asked = first.commitment;
          return epoch(101, 500);
        },
        async (node) => {
          const options = { lastValidBlockHeight: 100n, commitment };
          assert.equal((await rejection(confirm('s', options, node.url))).code, 'transaction_failed');
        },
      );
      assert.equal(asked, level);
    }
  });

  it('counts the last valid block height as valid', async () => {
    await withNode(
      (method, _params, count) => {
        if (method === 'getEpochInfo') return epoch(count < 5 ? 100 : 101, 500);
        return at(500, null);
      },
      async (node) => {
        await rejection(confirm('s', { lastValidBlockHeight: 100n }, node.url));
        assert.equal(node.asked.length, 6);
      },
    );
  });

  it('does not report failure while the outcome is unknown', async () => {
    const odd = [
      'silence',
      { status: 500 },
      refused(-32601, 'Method not found'),
      null,
      {},
      epoch('1', 2),
      at('500', null),
      at(500, {}),
      { context: { slot: 500 }, value: [] },
    ];
    for (const told of odd) {
      for (const lastValidBlockHeight of [undefined, 100n]) {
        await withNode(
          (method) => (method === 'getEpochInfo' && told?.context ? epoch(200, 500) : told),
          async (node) => {
            const { code } = await rejection(
              confirm('s', { lastValidBlockHeight, clock: hastyClock }, node.url),
            );
            assert.equal(code, 'rpc_failed', JSON.stringify(told));
          },
        );
      }
    }
  });

  it('stops when aborted, also between polls', async () => {
    const controller = new AbortController();
    let asked = 0;
    await withNode(
      () => {
        asked += 1;
        if (asked === 2) setTimeout(() => controller.abort(), 20);
        return at(500, null);
      },
      async (node) => {
        assert.equal(
          (await rejection(confirm('s', { signal: controller.signal }, node.url))).code,
          'aborted',
        );
        assert.ok(node.asked.length > 1);
      },
    );
    assert.equal((await rejection(confirm('s', {}, null))).code, 'rpc_missing');
  });
});

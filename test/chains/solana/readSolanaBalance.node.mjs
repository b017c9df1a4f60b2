// Run alone: `node --test test/chains/solana/readSolanaBalance.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../sandbox/sandboxNode.mjs';
import { ask, people } from '../../sandbox/solanaSupport.mjs';
import { call, readSolanaBalance, rejection, withNode } from './support.mjs';

const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [alice, , , dave] = people;
const [dollar, token22] = SANDBOX_SOLANA_TOKENS;
const nobody = '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';

describe('readSolanaBalance', () => {
  let running;
  let url;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  it('returns the lamports of an account in the network’s currency', async () => {
    const balance = { amount: 1_000_000_000_000n, decimals: 9, symbol: 'SOL' };
    assert.deepEqual(await readSolanaBalance(alice, call(url)), balance);
    assert.deepEqual(await readSolanaBalance(nobody, call(url)), { ...balance, amount: 0n });
  });

  it('is exact beyond the largest safe integer', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":18446744073709551615}}';
    await withNode(
      () => ({ text }),
      async (node) => assert.equal((await readSolanaBalance(alice, call(node.url))).amount, 2n ** 64n - 1n),
    );
  });

  it('returns an owner’s token balance with decimals and no symbol', async () => {
    for (const [{ address, decimals }, whole] of [
      [dollar, 10_000n],
      [token22, 2500n],
    ]) {
      const options = call(url, { token: address });
      const amount = whole * 10n ** BigInt(decimals);
      assert.deepEqual(await readSolanaBalance(alice, options), { amount, decimals, symbol: '' });
      assert.deepEqual(await readSolanaBalance(dave, options), { amount: 0n, decimals, symbol: '' });
    }
  });

  it('adds up all token accounts of an owner', async () => {
    const data = (amount) => [Buffer.from(new BigUint64Array([amount]).buffer).toString('base64'), 'base64'];
    const accounts = [2n ** 60n, 5n].map((amount) => ({ pubkey: dave, account: { data: data(amount) } }));
    const answer = (method) => ({ value: method === 'getTokenSupply' ? { decimals: 6 } : accounts });
    await withNode(answer, async (node) => {
      const { amount } = await readSolanaBalance(alice, call(node.url, { token: dollar.address }));
      assert.equal(amount, 2n ** 60n + 5n);
    });
  });

  for (const token of [nobody, people[1], 'no address', '0x12']) {
    it(`rejects ${token} as a token`, async () => {
      const error = await rejection(readSolanaBalance(alice, call(url, { token })));
      assert.equal(error.code, 'rpc_failed');
      assert.ok(error.details.includes(token));
    });
  }

  it('rejects an invalid address', async () => {
    assert.equal((await rejection(readSolanaBalance('nobody', call(url)))).code, 'rpc_failed');
  });

  for (const value of [
    null,
    -1,
    1.5,
    '5',
    {},
    [{}],
    [{ account: { data: ['AA=='] } }],
    [{ account: { data: ['%'] } }],
  ]) {
    it(`rejects the answer ${JSON.stringify(value)}`, async () => {
      await withNode(
        () => ({ value }),
        async (node) => {
          assert.equal((await rejection(readSolanaBalance(alice, call(node.url)))).code, 'rpc_failed');
          const options = call(node.url, { token: dollar.address });
          assert.equal((await rejection(readSolanaBalance(alice, options))).code, 'rpc_failed');
        },
      );
    });
  }

  it('rejects when aborted, and without an RPC URL', async () => {
    for (const token of [undefined, dollar.address]) {
      const stopped = call(url, { token, signal: AbortSignal.abort() });
      assert.equal((await rejection(readSolanaBalance(alice, stopped))).code, 'aborted');
      assert.equal(
        (await rejection(readSolanaBalance(alice, call(undefined, { token })))).code,
        'rpc_missing',
      );
    }
    assert.equal((await ask(url, 'getHealth')).result, 'ok');
  });
});

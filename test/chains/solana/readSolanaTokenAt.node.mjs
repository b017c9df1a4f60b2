// Run alone: `node --test test/chains/solana/readSolanaTokenAt.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../sandbox/sandboxNode.mjs';
import { people } from '../../sandbox/solanaSupport.mjs';
import { bundled } from '../../tools/bundled.mjs';
import { call, rejection, withNode } from './support.mjs';

const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const { readSolanaTokenAt } = await bundled('src/chains/solana/readSolanaTokenAt.ts');
const [alice, , , dave] = people;
const [dollar, token22] = SANDBOX_SOLANA_TOKENS;
const NOBODY = '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';

describe('readSolanaTokenAt', () => {
  let running;
  let url;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  it('reads mints of both token programs, which are called by the ends of their addresses', async () => {
    for (const [{ address, decimals }, whole] of [
      [dollar, 10_000n],
      [token22, 2500n],
    ]) {
      const { network } = call(url);
      assert.deepEqual(await readSolanaTokenAt(address, alice, call(url)), {
        network: network.id,
        address,
        name: `${address.slice(0, 6)}…${address.slice(-4)}`,
        symbol: `${address.slice(0, 4)}…${address.slice(-4)}`,
        decimals,
        amount: whole * 10n ** BigInt(decimals),
        price: undefined,
        icon: undefined,
      });
      assert.equal((await readSolanaTokenAt(address, dave, call(url))).amount, 0n);
    }
  });

  it('finds no token where there is nothing, somebody’s account, or text that only looks like an address', async () => {
    assert.equal(await readSolanaTokenAt(NOBODY, alice, call(url)), 'nothing');
    assert.equal(await readSolanaTokenAt(alice, alice, call(url)), 'noToken');
    assert.equal(await readSolanaTokenAt('z'.repeat(44), alice, call(url)), 'checksum');
  });

  it('finds no token in a mint with more decimals than any has', async () => {
    const data = Buffer.alloc(82);
    data[44] = 255;
    const owner = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    const value = [{ owner, data: [data.toString('base64'), 'base64'], lamports: 1, space: 82 }];
    await withNode(
      () => ({ value }),
      async (node) => assert.equal(await readSolanaTokenAt(dollar.address, alice, call(node.url)), 'noToken'),
    );
  });

  it('rejects if nobody answers', async () => {
    const error = await rejection(readSolanaTokenAt(dollar.address, alice, call('http://127.0.0.1:9')));
    assert.equal(error.code, 'rpc_failed');
  });
});

// Reads what kind of account an address is, on a real local cluster.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { address, generateKeyPair, getAddressFromPublicKey, getProgramDerivedAddress } from '@solana/web3.js';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { ASSOCIATED, people, TOKEN } from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { call, withNode } from '../support.mjs';

const { readSolanaPlace } = await bundled('src/chains/solana/sending/readSolanaPlace.ts');
const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;

describe('what is at an address on Solana', () => {
  let running;
  let url;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  const unused = async () => getAddressFromPublicKey((await generateKeyPair()).publicKey);
  const derived = async () =>
    (await getProgramDerivedAddress({ programAddress: TOKEN, seeds: ['vault'] }))[0];

  for (const [what, find, expected] of [
    ['a wallet', async () => people[1], 'wallet'],
    ['a mint', async () => SANDBOX_SOLANA_TOKENS[0].address, 'tokens'],
    ['a program', async () => ASSOCIATED, 'contract'],
    ['an address that only a program can sign for', derived, 'program'],
    ['an address without an account', unused, { least: 890_880n }],
  ]) {
    it(`is told of ${what}`, async () => {
      assert.deepEqual(await readSolanaPlace(address(await find()), call(url)), expected);
    });
  }

  for (const [what, rent] of [
    ['nothing', { error: { code: -32601, message: 'Method not found' } }],
    ['nonsense', 'much'],
    ['less than nothing', -1],
  ]) {
    it(`is an unused address, without what it takes, when a node says ${what} of that`, async () => {
      const answer = (method) => (method === 'getMultipleAccounts' ? { value: [null] } : rent);
      await withNode(answer, async (node) => {
        assert.deepEqual(await readSolanaPlace(await unused(), call(node.url)), { least: undefined });
      });
    });
  }
});

// Prepares and sends transfers on a real local cluster.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { people } from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { call, confirmTransaction, readSolanaBalance, signedBy } from '../support.mjs';

const { solanaSending } = await bundled('src/chains/solana/sending/solanaSending.ts');
const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [alice, bob] = people;

describe('transfers on Solana', () => {
  let running;
  let url;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  const network = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
  const SOL = { network, address: undefined, name: 'SOL', symbol: 'SOL', decimals: 9, amount: 0n };
  const signer = { signTransactions: async ([transaction]) => [await signedBy(0, transaction)] };
  const nobody = { keepCall: async () => {}, handOver() {}, keepSigned: async () => {} };
  const held = async (owner, token) => (await readSolanaBalance(owner, call(url, { token }))).amount;

  for (const [what, token] of [['SOL', SOL], ...SANDBOX_SOLANA_TOKENS.map((one) => [one.symbol, one])]) {
    it(`move ${what} to the unit, for the fee that was shown`, async () => {
      const before = await Promise.all([held(alice), held(bob, token.address)]);
      const wanted = { account: `${network}:${alice}`, token, amount: 1_234_567n, recipient: bob };
      const request = await solanaSending.prepare({ ...wanted, mayBeSponsored: false }, call(url));
      assert.deepEqual([request.check, request.received], ['simulated', 1_234_567n]);
      const signature = await solanaSending.send(request, { signer }, call(url, { asking: nobody }));
      await confirmTransaction(signature, call(url));
      assert.equal(await held(bob, token.address), before[1] + 1_234_567n);
      const left = before[0] - request.fee - (token.address ? 0n : 1_234_567n);
      assert.deepEqual([await held(alice), request.nativeLeft], [left, left]);
    });
  }

  it('tell accounts for tokens from wallets', async () => {
    const places = [bob, SANDBOX_SOLANA_TOKENS[0].address].map((one) =>
      solanaSending.readPlace(one, call(url)),
    );
    assert.deepEqual(await Promise.all(places), ['wallet', 'tokens']);
  });
});

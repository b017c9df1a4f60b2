// Prepares and sends a market maker's swaps on a real local cluster.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import {
  ask,
  associatedAccount,
  createAssociated,
  people,
  TOKEN,
  transferSol,
} from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import {
  call,
  confirmTransaction,
  readSolanaBalance,
  sendSignedTransaction,
  signedBy,
  solanaRequest,
} from '../support.mjs';
import { handmade } from './handmade.mjs';

const { solanaSwaps } = await bundled('src/chains/solana/swapping/solanaSwaps.ts');
const { readSent } = await bundled('src/chains/solana/transactions/readSent.ts');
const { readYield } = await bundled('src/chains/solana/transactions/readYield.ts');
const { buildSolanaSwap } = await bundled('src/sandbox/node/lifi/solanaSwap.ts');
const { startSolanaClusters, startSandboxServer } = sandboxNode;

const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const DOLLAR = '5CjA48ssJ1AvWWAThZADYaEcFGj4d4DhRhdz3k1xkF8r';
const TOKEN_22 = 'Af4c4Nz9A69vNBqcfd96mweh2uuZrpwfPDKZv2b9RZeq';
const WRAPPED = 'So11111111111111111111111111111111111111112';
const NATIVE = '11111111111111111111111111111111';
const SOLANA = '1151111081099710';
const token = (address, symbol, decimals) => ({
  ...{ network, address, name: symbol, symbol, decimals },
  ...{ icon: undefined, hasPermit: false },
});
const SOL = token(undefined, 'SOL', 9);
const SUSD = token(DOLLAR, 'SUSD', 6);
const SBX = token(TOKEN_22, 'SBX', 9);

let running;
let cluster;
let server;
before(async () => {
  running = await startSolanaClusters({ ports: [0], mainnet: true });
  cluster = running.clusters.at(-1);
  server = await startSandboxServer({ port: 0, chains: running.clusters });
});
after(() => Promise.all([server?.stop(), running?.stop()]));

function options(more = {}) {
  const { network: definition, ...rest } = call(cluster.rpcUrl, more);
  return { ...rest, network: { ...definition, id: network }, proven: new Map() };
}
const held = async (owner, mint) => (await readSolanaBalance(owner, options({ token: mint }))).amount;

/** The market maker's offer to an account. */
async function offer(owner, { address: from }, { address: to }, amount) {
  const query = new URLSearchParams({
    ...{ fromChain: SOLANA, toChain: SOLANA, fromToken: from ?? NATIVE, toToken: to ?? NATIVE },
    ...{ fromAmount: `${amount}`, fromAddress: owner, slippage: '0.01' },
  });
  const answer = await (await fetch(`${server.url}/lifi/v1/quote?${query}`)).json();
  return { transaction: answer.transactionRequest.data, toAmount: BigInt(answer.estimate.toAmount) };
}
const wantedOf = (owner, from, to, amount) => ({
  ...{ account: `${network}:${owner}`, from, to, amount, mayBeSponsored: false },
});
async function prepare(owner, from, to, amount, change = {}) {
  const swap = { ...(await offer(owner, from, to, amount)), ...change };
  const terms = { slippage: 100, promised: swap.toAmount };
  return solanaSwaps.prepare(wantedOf(owner, from, to, amount), swap, terms, options());
}

/** A signer, and a log of its requests and of the tracker's calls. */
function wallet(index) {
  const told = [];
  const signer = {
    signTransactions: async ([transaction]) => {
      told.push('asked');
      return [await signedBy(index, transaction)];
    },
  };
  const asking = {
    keepCall: async (kept) => void told.push(kept),
    handOver: () => void told.push('handOver'),
    keepSigned: async ({ signature }) => void told.push(signature),
  };
  return { told, signer, asking };
}

describe('swaps on Solana', () => {
  for (const { title, who, from, to, amount, got, deposit } of [
    {
      title: 'of SOL for a token that the account has',
      ...{ who: 0, from: SOL, to: SUSD, amount: 1_500_000_000n, got: 224_437_500n, deposit: 0n },
    },
    {
      title: 'of SOL for a token that it has none of, with a deposit',
      ...{ who: 3, from: SOL, to: SUSD, amount: 1_000_000_000n, got: 149_625_000n, deposit: 2_039_280n },
    },
    {
      title: 'of SOL for a token of Token-2022',
      ...{ who: 4, from: SOL, to: SBX, amount: 10_000_000n, got: 5_985_000_000n, deposit: 2_074_080n },
    },
    {
      title: 'of a token for SOL',
      ...{ who: 1, from: SUSD, to: SOL, amount: 150_000_000n, got: 997_500_000n, deposit: 0n },
    },
    {
      title: 'of a token for another one',
      ...{ who: 2, from: SBX, to: SUSD, amount: 4_000_000_000n, got: 997_500n, deposit: 0n },
    },
  ]) {
    it(`${title} move what is shown, to the last unit`, async () => {
      const owner = people[who];
      const before = await Promise.all([undefined, DOLLAR, TOKEN_22].map((mint) => held(owner, mint)));
      const request = await prepare(owner, from, to, amount);
      assert.deepEqual(
        [request.toAmount, request.received, request.deposit, request.check],
        [got, got, deposit, 'simulated'],
      );
      // Two signatures, and the priority fee that the transaction already has.
      assert.equal(request.fee, 10_000n + 4_000n + deposit);
      assert.ok(Object.isFrozen(request) && Object.isFrozen(request.content));
      const { told, signer, asking } = wallet(who);
      const signature = await solanaSwaps.send(request, signer, options({ asking }));
      const [kept, ...rest] = told;
      assert.deepEqual(kept.swap, { from: from.address, to: to.address });
      assert.deepEqual(rest, ['handOver', 'asked', signature]);
      await confirmTransaction(signature, options());
      const change = new Map([
        [undefined, -request.fee],
        [DOLLAR, 0n],
        [TOKEN_22, 0n],
      ]);
      change.set(from.address, change.get(from.address) - amount);
      change.set(to.address, change.get(to.address) + got);
      const now = await Promise.all([undefined, DOLLAR, TOKEN_22].map((mint) => held(owner, mint)));
      assert.deepEqual(
        now,
        [...change.values()].map((by, index) => before[index] + by),
      );
      const sent = await readSent(solanaRequest(options()), signature, owner);
      const shown = (got * 10n ** 9n) / 10n ** BigInt(to.decimals);
      const brought = readYield(owner, { from: from.address, to: to.address }, sent);
      assert.deepEqual([brought.moved, Math.round(Number(brought.got) * 1e9)], [undefined, Number(shown)]);
    });
  }

  it('neither pay nor yield the wrapped SOL that they unwrap', async () => {
    const owner = people[1];
    const place = await associatedAccount(owner, WRAPPED);
    for (const [from, to, amount, got] of [
      [SOL, SUSD, 1_500_000_000n, 224_437_500n],
      [SUSD, SOL, 150_000_000n, 997_500_000n],
    ]) {
      const wrapping = [
        createAssociated(owner, place, owner, WRAPPED),
        transferSol(owner, place, 2_000_000_000n),
        { programAddress: TOKEN, accounts: [{ address: place, role: 1 }], data: Uint8Array.of(17) },
      ];
      const wrapped = await handmade(cluster.rpcUrl, wrapping, { payer: owner, by: [owner] });
      await confirmTransaction(await sendSignedTransaction(wrapped, options({ options: {} })), options());
      const before = await Promise.all([undefined, WRAPPED].map((mint) => held(owner, mint)));
      assert.equal(before[1], 2_000_000_000n);
      const { value } = (await ask(cluster.rpcUrl, 'getLatestBlockhash', { commitment: 'confirmed' })).result;
      const [sold, bought] = [from, to].map(({ address, decimals }) => ({
        ...{ mint: address, decimals, program: TOKEN },
      }));
      const { bytes } = buildSolanaSwap({
        ...{ account: owner, recipient: owner, sold, soldAmount: amount, bought, boughtAmount: got },
        ...{ blockhash: value.blockhash, hasWrapped: false },
      });
      const request = await prepare(owner, from, to, amount, {
        transaction: Buffer.from(bytes).toString('base64'),
      });
      const { received, deposit, fee, unwrapped } = request;
      assert.deepEqual([received, deposit, fee, unwrapped], [got, 0n, 14_000n, 2_000_000_000n]);
      const { signer, asking } = wallet(1);
      const signature = await solanaSwaps.send(request, signer, options({ asking }));
      await confirmTransaction(signature, options());
      const after = await Promise.all([undefined, WRAPPED].map((mint) => held(owner, mint)));
      const change = (to === SOL ? got : -amount) - 14_000n;
      assert.deepEqual(after, [before[0] + change + 2_000_000_000n + 2_039_280n, 0n]);
      const sent = await readSent(solanaRequest(options()), signature, owner);
      const brought = readYield(owner, { from: from.address, to: to.address }, sent);
      assert.equal(brought.got, to === SOL ? '0.9975' : '224.4375');
    }
  });
});

// Run alone: `node --test test/sandbox/node/solana/solanaClusters.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import {
  createSolanaRpc,
  getBase58Decoder,
  getTransactionDecoder,
  isSolanaError,
  lamports,
} from '@solana/web3.js';
import { build } from 'esbuild';
import { at } from '../../../../scripts/lib/files.mjs';
import { sandboxNode } from '../../sandboxNode.mjs';
import {
  ask,
  associatedAccount,
  createAssociated,
  people,
  post,
  send,
  signed,
  TOKEN,
  TOKEN_2022,
  transferSol,
  transferTokens,
} from '../../solanaSupport.mjs';

const { startSolanaClusters, startSandboxServer, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [alice, bob, carol, dave, erin] = people;
const [dollar, token22] = SANDBOX_SOLANA_TOKENS;
const SOL = 1_000_000_000n;

let running;
let cluster;
let rpc;
before(async () => {
  running = await startSolanaClusters({ ports: [0] });
  [cluster] = running.clusters;
  rpc = createSolanaRpc(cluster.rpcUrl);
});
after(() => running?.stop());

const balanceOf = async (address) => (await rpc.getBalance(address).send()).value;
const codeOf = (error) => (isSolanaError(error) ? error.context.__code : error);
/** A node's error for a transaction. */
const refusal = async (wire, options = {}) => {
  const sending = { encoding: 'base64', preflightCommitment: 'confirmed', ...options };
  return (await ask(cluster.rpcUrl, 'sendTransaction', wire, sending)).error;
};

describe('startSolanaClusters', () => {
  it('starts two clusters with the ids, names and genesis hashes of the real ones', async () => {
    assert.deepEqual(
      running.clusters.map(({ id, name, nativeCurrency }) => [id, name, nativeCurrency.decimals]),
      [
        ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet (sandbox)', 9],
        ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet (sandbox)', 9],
      ],
    );
    for (const { id, rpcUrl } of running.clusters) {
      const hash = await createSolanaRpc(rpcUrl).getGenesisHash().send();
      assert.ok(`solana:${hash}`.startsWith(id), hash);
      assert.equal(new URL(rpcUrl).hostname, '127.0.0.1');
    }
  });

  it('also starts one with the id of the main cluster', async () => {
    const more = await startSolanaClusters({ ports: [0], mainnet: true });
    const main = more.clusters.at(-1);
    const { result: genesis } = await ask(main.rpcUrl, 'getGenesisHash');
    await more.stop();
    assert.equal(more.clusters.length, 3);
    assert.deepEqual(
      [main.id, genesis],
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'],
    );
  });

  it('gives every account 1000 SOL and the first three tokens of both programs', async () => {
    for (const { rpcUrl, tokens } of running.clusters) {
      const client = createSolanaRpc(rpcUrl);
      assert.deepEqual(tokens, SANDBOX_SOLANA_TOKENS);
      for (const [index, owner] of people.entries()) {
        assert.equal((await client.getBalance(owner).send()).value, 1000n * SOL);
        for (const [{ address, decimals }, program, share] of [
          [dollar, TOKEN, 10_000n],
          [token22, TOKEN_2022, 2500n],
        ]) {
          const { value } = await client
            .getTokenAccountsByOwner(owner, { mint: address }, { encoding: 'jsonParsed' })
            .send();
          assert.equal(value.length, index < 3 ? 1 : 0);
          if (index >= 3) continue;
          assert.equal(value[0].pubkey, await associatedAccount(owner, address, program));
          const { info } = value[0].account.data.parsed;
          assert.equal(BigInt(info.tokenAmount.amount), share * 10n ** BigInt(decimals));
          assert.equal(info.owner, owner);
        }
      }
      const supply = await client.getTokenSupply(dollar.address).send();
      assert.equal(supply.value.uiAmountString, '10030000');
    }
  });

  it('names the package to install when litesvm is missing', async () => {
    // Outside the project, no package can be found.
    const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-solana-'));
    const outfile = join(folder, 'litesvm.mjs');
    const entry = at('src/sandbox/node/solana/litesvm.ts');
    await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' });
    const { loadLiteSvm } = await import(pathToFileURL(outfile).href);
    rmSync(folder, { recursive: true });
    assert.throws(() => loadLiteSvm(folder), {
      code: 'LITESVM_MISSING',
      message: /^The sandbox's Solana clusters need litesvm.*"npm install --save-dev litesvm@\d+\.\d+\.\d+"/,
    });
    assert.equal(typeof loadLiteSvm(at()).LiteSVM, 'function');
  });

  it('reports a port in use, and leaves nothing running', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address();
    await assert.rejects(startSolanaClusters({ ports: [0, port] }), (error) => {
      assert.equal(error.code, 'EADDRINUSE');
      assert.match(error.message, new RegExp(`^Solana Testnet \\(sandbox\\) did not start: Port ${port} is`));
      return true;
    });
    blocker.close();
  });

  it('ends by stop, which may be called twice, and by its signal', async () => {
    const isUp = ({ rpcUrl }) =>
      ask(rpcUrl, 'getHealth').then(
        () => true,
        () => false,
      );
    const stopped = await startSolanaClusters({ ports: [0, 0] });
    assert.deepEqual(await Promise.all(stopped.clusters.map(isUp)), [true, true]);
    await Promise.all([stopped.stop(), stopped.stop()]);
    assert.deepEqual(await Promise.all(stopped.clusters.map(isUp)), [false, false]);

    const controller = new AbortController();
    const aborted = await startSolanaClusters({ ports: [0, 0], signal: controller.signal });
    controller.abort();
    await aborted.stop();
    assert.deepEqual(await Promise.all(aborted.clusters.map(isUp)), [false, false]);
    await assert.rejects(startSolanaClusters({ signal: controller.signal }), { name: 'AbortError' });
  });
});

describe('time on a cluster', () => {
  it('advances by itself, and later commitments lag behind', async () => {
    const slots = () =>
      Promise.all(
        ['processed', 'confirmed', 'finalized'].map((commitment) => rpc.getSlot({ commitment }).send()),
      );
    const [processed, confirmed, finalized] = await slots();
    // A slot may start between the requests.
    assert.ok(confirmed <= processed && finalized <= confirmed - 30n);
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.ok((await slots())[0] > processed);
    const info = await rpc.getEpochInfo().send();
    assert.equal(info.absoluteSlot, info.epoch * info.slotsInEpoch + info.slotIndex);
    assert.ok((await rpc.getBlockHeight().send()) < info.absoluteSlot);
  });

  it('expires a blockhash after 150 blocks', async () => {
    const { value } = await rpc.getLatestBlockhash({ commitment: 'processed' }).send();
    const height = await rpc.getBlockHeight({ commitment: 'processed' }).send();
    assert.ok(value.lastValidBlockHeight - height <= 150n && value.lastValidBlockHeight - height > 145n);
    const isValid = async () =>
      (await rpc.isBlockhashValid(value.blockhash, { commitment: 'processed' }).send()).value;
    assert.equal(await isValid(), true);
    cluster.advance(140);
    assert.equal(await isValid(), true);
    cluster.advance(11);
    assert.equal(await isValid(), false);
  });

  it('moves a transaction from processed to confirmed and finalized', async () => {
    const { signature, wire } = await signed(rpc, [transferSol(alice, erin, 1n)]);
    assert.equal(await send(rpc, wire), signature);
    const status = async () => {
      const { context, value } = await rpc.getSignatureStatuses([signature]).send();
      return { ...value[0], age: Number(context.slot - value[0].slot) };
    };
    // Slots pass in the meantime.
    const expected = ({ age }) => (age === 0 ? 'processed' : 'confirmed');
    const sent = await status();
    assert.equal(sent.confirmationStatus, expected(sent));
    const found = await rpc.getTransaction(signature, { maxSupportedTransactionVersion: 0 }).send();
    if ((await status()).age === 0) assert.equal(found, null);
    cluster.advance(1);
    assert.equal((await status()).confirmationStatus, 'confirmed');
    cluster.advance(32);
    const { confirmationStatus, confirmations, err } = await status();
    assert.deepEqual([confirmationStatus, confirmations, err], ['finalized', null, null]);
  });
});

describe('transactions on a cluster', () => {
  it('transfer SOL for a fee', async () => {
    const before = [await balanceOf(alice), await balanceOf(bob)];
    const { signature, wire } = await signed(rpc, [transferSol(alice, bob, 2n * SOL)]);
    const { messageBytes } = getTransactionDecoder().decode(Buffer.from(wire, 'base64'));
    const fee = await rpc.getFeeForMessage(Buffer.from(messageBytes).toString('base64')).send();
    assert.equal(await send(rpc, wire), signature);
    assert.deepEqual(
      [await balanceOf(alice), await balanceOf(bob)],
      [before[0] - 2n * SOL - 5000n, before[1] + 2n * SOL],
    );
    cluster.advance(32);
    const found = await rpc.getTransaction(signature, { maxSupportedTransactionVersion: 0 }).send();
    assert.deepEqual([found.meta.fee, found.meta.err, found.version], [5000n, null, 0n]);
    assert.equal(found.meta.preBalances[0] - found.meta.postBalances[0], 2n * SOL + 5000n);
    assert.ok(fee.value === null || fee.value === 5000n);
    const [newest] = await rpc.getSignaturesForAddress(bob, { limit: 1 }).send();
    assert.equal(newest.signature, signature);
  });

  it('accept the legacy format and base58, the default', async () => {
    const { signature, wire } = await signed(rpc, [transferSol(bob, alice, 5n)], {
      by: 1,
      version: 'legacy',
    });
    const text = getBase58Decoder().decode(Buffer.from(wire, 'base64'));
    const { result } = await ask(cluster.rpcUrl, 'sendTransaction', text, {
      preflightCommitment: 'confirmed',
    });
    assert.equal(result, signature);
  });

  for (const [{ address: mint, symbol, decimals }, program] of [
    [dollar, TOKEN],
    [token22, TOKEN_2022],
  ]) {
    it(`transfer ${symbol} to an owner without a token account`, async () => {
      const [source, target] = await Promise.all([
        associatedAccount(alice, mint, program),
        associatedAccount(dave, mint, program),
      ]);
      assert.equal((await rpc.getAccountInfo(target, { encoding: 'base64' }).send()).value, null);
      const { wire, signature } = await signed(rpc, [
        createAssociated(alice, target, dave, mint, program),
        transferTokens(source, mint, target, alice, 1_500_000n, decimals, program),
      ]);
      await send(rpc, wire);
      const { value } = await rpc.getTokenAccountBalance(target).send();
      assert.deepEqual([value.amount, value.decimals], ['1500000', decimals]);
      cluster.advance(32);
      const { meta } = await rpc.getTransaction(signature, { maxSupportedTransactionVersion: 0 }).send();
      assert.ok(meta.postTokenBalances.some(({ owner, mint: of }) => owner === dave && of === mint));
      assert.ok(meta.innerInstructions.length > 0);
    });
  }

  it('are refused without a fee when they spend more than the balance', async () => {
    const before = await balanceOf(carol);
    const { wire } = await signed(rpc, [transferSol(carol, alice, 5000n * SOL)], { by: 2 });
    const { code, message, data } = await refusal(wire);
    assert.equal(code, -32002);
    assert.equal(
      message,
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    );
    assert.deepEqual(data.err, { InstructionError: [0, { Custom: 1 }] });
    assert.ok(data.logs.some((line) => line.includes('insufficient lamports')));
    assert.equal(await balanceOf(carol), before);
    await assert.rejects(send(rpc, wire), (error) => codeOf(error) === -32002);
  });

  it('fail in a block for a fee when they skipped simulation', async () => {
    const before = await balanceOf(carol);
    const { wire, signature } = await signed(rpc, [transferSol(carol, alice, 5000n * SOL)], { by: 2 });
    await send(rpc, wire, { skipPreflight: true });
    const { value } = await rpc.getSignatureStatuses([signature]).send();
    assert.deepEqual(value[0].err, { InstructionError: [0n, { Custom: 1n }] });
    assert.equal(await balanceOf(carol), before - 5000n);
  });

  it('are refused with a wrong signature', async () => {
    const { wire } = await signed(rpc, [transferSol(alice, bob, 1n)]);
    const broken = Buffer.from(wire, 'base64');
    broken[10] ^= 1;
    const { code, message } = await refusal(broken.toString('base64'));
    assert.deepEqual([code, message], [-32003, 'Transaction signature verification failure']);
    // Without simulation the node accepts it, but no block includes it.
    const { result } = await ask(cluster.rpcUrl, 'sendTransaction', broken.toString('base64'), {
      encoding: 'base64',
      skipPreflight: true,
    });
    assert.deepEqual((await rpc.getSignatureStatuses([result]).send()).value, [null]);
  });

  it('are refused with an expired blockhash, or one too new for the commitment', async () => {
    const old = await signed(rpc, [transferSol(alice, bob, 2n)]);
    cluster.advance(151);
    const { code, message, data } = await refusal(old.wire);
    assert.deepEqual([code, message], [-32002, 'Transaction simulation failed: Blockhash not found']);
    assert.equal(data.err, 'BlockhashNotFound');
    const fresh = await signed(rpc, [transferSol(alice, bob, 3n)]);
    assert.equal(
      (await refusal(fresh.wire, { preflightCommitment: 'finalized' })).data.err,
      'BlockhashNotFound',
    );
    assert.equal(await refusal(fresh.wire), undefined);
  });

  it('are refused when sent twice', async () => {
    const { wire } = await signed(rpc, [transferSol(alice, bob, 4n)]);
    await send(rpc, wire);
    const { code, message } = await refusal(wire);
    assert.deepEqual(
      [code, message],
      [-32002, 'Transaction simulation failed: This transaction has already been processed'],
    );
    assert.equal(await refusal(wire, { skipPreflight: true }), undefined);
  });

  it('are simulated without a signature and with another blockhash', async () => {
    const before = await balanceOf(alice);
    const { wire } = await signed(rpc, [transferSol(alice, bob, SOL)]);
    cluster.advance(200);
    const simulate = async (options) =>
      (await ask(cluster.rpcUrl, 'simulateTransaction', wire, { encoding: 'base64', ...options })).result
        .value;
    assert.equal((await simulate({})).err, 'BlockhashNotFound');
    const { err, logs, replacementBlockhash } = await simulate({ replaceRecentBlockhash: true });
    assert.equal(err, null);
    assert.ok(logs.length > 0);
    assert.match(replacementBlockhash.blockhash, /^\w{43,44}$/);
    assert.equal(await balanceOf(alice), before);
  });

  it('come from the faucet, a new one each time', async () => {
    const stranger = await associatedAccount(alice, bob);
    const first = await rpc.requestAirdrop(stranger, lamports(SOL)).send();
    assert.notEqual(await rpc.requestAirdrop(stranger, lamports(SOL)).send(), first);
    assert.notEqual(await rpc.requestAirdrop(stranger, lamports(SOL)).send(), first);
    assert.equal(await balanceOf(stranger), 3n * SOL);
  });
});

describe('the JSON-RPC of a cluster', () => {
  const code = async (method, ...params) => (await ask(cluster.rpcUrl, method, ...params)).error?.code;

  it('keeps numbers beyond the safe range exact', async () => {
    const text = await (
      await fetch(cluster.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params: [alice] }),
      })
    ).text();
    assert.match(text, /"rentEpoch":18446744073709551615[,}]/);
  });

  it('writes accounts in each encoding', async () => {
    const account = await associatedAccount(alice, dollar.address);
    const dataIn = async (encoding, of = account) =>
      (await ask(cluster.rpcUrl, 'getAccountInfo', of, { encoding })).result.value.data;
    const [base64] = await dataIn('base64');
    assert.equal(Buffer.from(base64, 'base64').length, 165);
    assert.equal((await dataIn('jsonParsed')).parsed.type, 'account');
    const mint = await dataIn('jsonParsed', dollar.address);
    assert.deepEqual([mint.program, mint.parsed.type, mint.parsed.info.decimals], ['spl-token', 'mint', 6]);
    assert.deepEqual(await dataIn('jsonParsed', alice), ['', 'base64']);
    assert.match((await dataIn('base58', dollar.address))[0], /^[1-9A-HJ-NP-Za-km-z]+$/);
    assert.equal(await code('getAccountInfo', account, { encoding: 'base58' }), -32600);
    const { result } = await ask(cluster.rpcUrl, 'getMultipleAccounts', [
      alice,
      await associatedAccount(bob, bob),
    ]);
    assert.deepEqual(
      result.value.map((one) => one?.owner ?? null),
      ['11111111111111111111111111111111', null],
    );
  });

  it('answers every method that clients call first', async () => {
    for (const method of ['getHealth', 'getVersion', 'getSlot', 'getRecentPrioritizationFees']) {
      assert.equal(await code(method), undefined, method);
    }
    assert.ok((await rpc.getMinimumBalanceForRentExemption(165n).send()) > 0n);
  });

  it('explains invalid calls', async () => {
    assert.equal(await code('getCake'), -32601);
    assert.equal(await code('getBalance', 'no address'), -32602);
    assert.equal(await code('getBalance', 'abc'), -32602);
    assert.equal(await code('getBalance'), -32602);
    assert.equal(await code('getBalance', alice, { commitment: 'soon' }), -32602);
    assert.equal(await code('getSlot', { minContextSlot: 10 ** 12 }), -32016);
    assert.equal(await code('sendTransaction', 'AAAA', { encoding: 'base64' }), -32602);
    assert.equal(await code('sendTransaction', '0OIl'), -32602);
    assert.equal(await code('getTokenAccountBalance', alice), -32602);
    assert.equal(await code('getTokenAccountsByOwner', alice, { mint: bob }), -32602);
    assert.equal(await code('getTransaction', alice), -32602);
  });

  it('survives invalid requests', async () => {
    const { rpcUrl } = cluster;
    assert.equal((await post(rpcUrl, '{"jsonrpc":')).error.code, -32700);
    for (const body of ['[]', '1', 'null', '{}', '"text"', '{"method":1}']) {
      assert.equal((await post(rpcUrl, body)).error.code, -32600, body);
    }
    const named = { jsonrpc: '2.0', id: 1, method: 'getBalance', params: { address: alice } };
    assert.equal((await post(rpcUrl, JSON.stringify(named))).error.code, -32602);
    assert.equal((await fetch(rpcUrl)).status, 405);
    assert.equal((await fetch(rpcUrl, { method: 'POST', body: 'x'.repeat(2_000_001) })).status, 413);
    assert.equal((await ask(rpcUrl, 'getHealth')).result, 'ok');
  });

  it('answers a batch call by call, and nothing without an id', async () => {
    const call = (id, method) => ({ jsonrpc: '2.0', id, method });
    const batch = [call(7, 'getHealth'), call(undefined, 'getHealth'), call('x', 'getCake'), 5];
    const answers = await post(cluster.rpcUrl, JSON.stringify(batch));
    assert.deepEqual(
      answers.map(({ id, result, error }) => [id, result ?? error.code]),
      [
        [7, 'ok'],
        ['x', -32601],
        [null, -32600],
      ],
    );
  });

  it('accepts pages of any origin', async () => {
    const response = await fetch(cluster.rpcUrl, { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.match(response.headers.get('access-control-allow-methods'), /POST/);
  });
});

describe('clusters behind the sandbox server', () => {
  let server;
  before(async () => {
    server = await startSandboxServer({ port: 0, chains: running.clusters });
  });
  after(() => server?.stop());

  it('are listed with their tokens, and reached by their reference', async () => {
    const { chains } = await (await fetch(`${server.url}/sandbox/config.json`)).json();
    assert.deepEqual(
      chains.map(({ id, rpcUrl, tokens }) => [id, rpcUrl, tokens.length]),
      running.clusters.map(({ id }) => [id, `${server.url}/rpc/${id.slice('solana:'.length)}`, 2]),
    );
    for (const { id, rpcUrl } of chains) {
      const { result } = await ask(rpcUrl, 'getGenesisHash');
      assert.ok(`solana:${result}`.startsWith(id));
    }
    assert.equal((await fetch(`${server.url}/rpc/nowhere`, { method: 'POST' })).status, 404);
  });

  it('fail on request, each separately', async () => {
    const [devnet, testnet] = running.clusters.map(({ id }) => `${server.url}/rpc/${id.slice(7)}`);
    for (const chain of [running.clusters[0].id, running.clusters[0].id.slice(7)]) {
      server.failures.set({ service: 'rpc', chain, mode: '500' });
      assert.equal((await fetch(devnet, { method: 'POST', body: '{}' })).status, 500);
      assert.equal((await ask(testnet, 'getHealth')).result, 'ok');
      server.failures.clear();
    }
  });
});

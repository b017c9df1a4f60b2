// A sandbox wallet's summary and signature of a swap on Solana. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../tools/bundled.mjs';
import { sandboxNode } from '../sandboxNode.mjs';
import { ask, associatedAccount, people } from '../solanaSupport.mjs';

const { createSolanaSandboxWallet } = await bundled('src/sandbox/solanaWallet/createSolanaSandboxWallet.ts');
const { readTables } = await bundled('src/sandbox/solanaWallet/readTables.ts');
const { summaryOf } = await bundled('src/sandbox/solanaWallet/summary.ts');
const { parseTransaction } = await bundled('src/sandbox/solanaWallet/wire.ts');
const { startSolanaClusters, startSandboxServer } = sandboxNode;
const [alice] = people;
const DOLLAR = '5CjA48ssJ1AvWWAThZADYaEcFGj4d4DhRhdz3k1xkF8r';
const WRAPPED = 'So11111111111111111111111111111111111111112';
const MAKER = 'AdzP2ErkbASv41aDoDK6sB8JsD9mMzkvFZZvvm2AhkAE';
const TABLE = '7Dn5fcTk8i69kShA4F9SWkRapHuZoFky88QCCxSMKTu9';

let running;
let main;
let server;
before(async () => {
  running = await startSolanaClusters({ ports: [0], mainnet: true });
  main = running.clusters.at(-1);
  server = await startSandboxServer({ port: 0, chains: running.clusters });
});
after(() => Promise.all([server?.stop(), running?.stop()]));

/** A swap of one dollar for SOL. */
async function quote() {
  const query = new URLSearchParams({
    fromChain: 'SOL',
    toChain: 'SOL',
    fromToken: DOLLAR,
    toToken: 'SOL',
    fromAmount: '1000000',
    fromAddress: alice,
  });
  const { transactionRequest } = await (await fetch(`${server.url}/lifi/v1/quote?${query}`)).json();
  return new Uint8Array(Buffer.from(transactionRequest.data, 'base64'));
}

describe('a swap in a Solana sandbox wallet', () => {
  it('is shown with the addresses of its lookup tables, as far as the chain tells them', async () => {
    const bytes = await quote();
    const mine = await associatedAccount(alice, DOLLAR);
    const wrapped = await associatedAccount(alice, WRAPPED);
    const common = [
      { kind: 'limit', units: 200_000 },
      { kind: 'price', price: 20_000n },
    ];
    const { tables } = parseTransaction(bytes);
    assert.deepEqual(tables, [TABLE]);
    const known = await readTables(main.rpcUrl, tables);
    const { feePayer, instructions } = summaryOf(parseTransaction(bytes, known), alice);
    assert.equal(feePayer, alice);
    assert.deepEqual(instructions, [
      ...common,
      { kind: 'open', mint: WRAPPED, owner: alice },
      {
        kind: 'tokens',
        amount: 1_000_000n,
        token: { mint: DOLLAR, decimals: 6 },
        from: mine,
        to: await associatedAccount(MAKER, DOLLAR),
      },
      {
        kind: 'tokens',
        amount: 6_650_000n,
        token: { mint: WRAPPED, decimals: 9 },
        from: await associatedAccount(MAKER, WRAPPED),
        to: wrapped,
      },
      { kind: 'close', account: wrapped, to: alice },
    ]);

    const silent = await readTables('http://127.0.0.1:1', tables);
    const { instructions: unknown } = summaryOf(parseTransaction(bytes, silent), alice);
    assert.deepEqual(unknown[3], {
      kind: 'tokens',
      amount: 1_000_000n,
      token: { mint: undefined, decimals: 6 },
      from: mine,
      to: undefined,
    });
  });

  it('is signed beside the signature that is there, and sent', async () => {
    const wallet = createSolanaSandboxWallet({
      policy: 'approve',
      remember: 'memory',
      rpcUrls: { 'solana:mainnet': main.rpcUrl },
      chains: ['solana:mainnet'],
    });
    const { features } = wallet.standard;
    const { accounts } = await features['standard:connect'].connect();
    const options = { preflightCommitment: 'confirmed' };
    const input = { account: accounts[0], transaction: await quote(), chain: 'solana:mainnet', options };
    const held = async () => {
      const how = { encoding: 'jsonParsed', commitment: 'processed' };
      const { result } = await ask(main.rpcUrl, 'getTokenAccountsByOwner', alice, { mint: DOLLAR }, how);
      return result.value[0].account.data.parsed.info.tokenAmount.amount;
    };
    assert.equal(await held(), '10000000000');
    const [{ signature }] = await features['solana:signAndSendTransaction'].signAndSendTransaction(input);
    assert.equal(signature.length, 64);
    assert.equal(await held(), '9999000000');
    wallet.destroy();
  });
});

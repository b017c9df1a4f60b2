// Our side of a Solana session, with the sandbox wallet app behind a real relay.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { ed25519 } from '@noble/curves/ed25519';
import { getBase58Encoder } from '@solana/web3.js';
import { atPace } from '../../../scripts/lib/pace.mjs';
import {
  next,
  startEvmChains,
  startSandboxServer,
  startSite,
  startWalletApp,
} from '../../sandbox/walletAppStack.mjs';
import { bundled } from '../../tools/bundled.mjs';
import { splitTransaction, transferOf } from './solanaTransfer.mjs';

const { proposedNamespaces } = await bundled('src/chains/pairing/proposedNamespaces.ts');
const { solanaAccountsOf, solanaSessionSource } = await bundled('src/chains/pairing/solanaSession.ts');

const EVM = 'eip155:31337';
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const TESTNET = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z';
const DEPRECATED_MAINNET = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ';
const DEPRECATED_DEVNET = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K';

const signal = AbortSignal.timeout(atPace(120_000));
const SIGNATURE = `${'1'.repeat(63)}2`;
const sent = [];
let cluster;
let evm;
let server;
let site;
const apps = [];

before(async () => {
  cluster = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    sent.push(JSON.parse(text));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: SIGNATURE }));
  });
  await new Promise((resolve) => {
    cluster.listen(0, '127.0.0.1', resolve);
  });
  evm = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, chains: evm.chains });
  site = await startSite({ relayUrl: server.relayUrl });
});
after(async () => {
  for (const app of apps) await app.stop();
  await site?.stop();
  await server?.stop();
  await evm?.stop();
  cluster?.close();
});

const clusterOf = (id) => ({
  id,
  name: id,
  rpcUrl: `http://127.0.0.1:${cluster.address().port}`,
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
});

/** A connected wallet app, and the source over its session. */
async function connected({
  app: options = {},
  choice = {},
  networks = [EVM, MAINNET, DEVNET, TESTNET],
} = {}) {
  const chains = [...evm.chains, ...[MAINNET, DEVNET, TESTNET].map(clusterOf)];
  const app = await startWalletApp({ relayUrl: server.relayUrl, chains, policy: 'ask', ...options });
  apps.push(app);
  const { client } = site.provider;
  const asked = proposedNamespaces(networks.map((id) => ({ id })));
  const { uri, approval } = await client.connect({ optionalNamespaces: asked });
  const [proposal, session] = [await app.pair(uri), approval()];
  const own = await proposal.approve({ policy: 'approve', ...choice });
  const { topic, namespaces } = await session;
  const { request, on, off } = client;
  const disconnect = () =>
    client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } });
  const source = solanaSessionSource({ request, on, off, disconnect }, { topic, namespaces });
  const [address, second] = app.solanaAccounts;
  return { app, own, source, address, second, proposal, at: (network) => ({ address, network, signal }) };
}

const verifies = (signature, message, address) =>
  ed25519.verify(signature, message, Uint8Array.from(getBase58Encoder().encode(address)));

/** Asserts that an address signed the given bytes. */
function assertSigned(signed, asked, address) {
  const { message, signatures } = splitTransaction(signed);
  assert.deepEqual(message, splitTransaction(asked).message);
  assert.ok(verifies(signatures[0], message, address));
}

describe('a Solana session', () => {
  it('shares the networks of both namespaces that the wallet supports, and signs messages', async () => {
    const { app, own, source, address, at, proposal } = await connected();
    assert.deepEqual(proposal.chains, [EVM, MAINNET, DEVNET, TESTNET, DEPRECATED_MAINNET, DEPRECATED_DEVNET]);
    assert.deepEqual(own.chains, [EVM, MAINNET, DEVNET, TESTNET]);
    assert.deepEqual(own.wallet.state.shared, [app.accounts[0]]);
    const accounts = await source.connect({ silent: true, signal });
    assert.deepEqual(accounts, [{ address, networks: [MAINNET, DEVNET, TESTNET] }]);
    const message = new TextEncoder().encode('Grüße');
    assert.ok(verifies(await source.signMessage(message, at(DEVNET)), message, address));
    assert.deepEqual(
      own.solana.requests.map(({ method, outcome }) => [method, outcome]),
      [['solana:signMessage', 'resolved']],
    );
    await own.disconnect();
  });

  it('needs no EVM network', async () => {
    const { own, source, address } = await connected({ networks: [DEVNET] });
    assert.deepEqual(own.chains, [DEVNET]);
    assert.deepEqual(own.wallet.state.shared, []);
    assert.deepEqual(await source.connect({ silent: true, signal }), [{ address, networks: [DEVNET] }]);
    await own.disconnect();
  });

  it('signs transactions of both versions, one and several', async () => {
    const { own, source, address, second, at } = await connected();
    const all = ['legacy', 0].map((version) => transferOf(address, second, version));
    for (const transaction of all) {
      const [signed] = await source.signTransactions([transaction], at(DEVNET));
      assertSigned(signed, transaction, address);
    }
    const signed = await source.signTransactions(all, at(DEVNET));
    for (const [index, transaction] of all.entries()) assertSigned(signed[index], transaction, address);
    assert.deepEqual(
      own.solana.requests.map(({ params }) => params.length),
      [1, 1, 2],
    );
    await own.disconnect();
  });

  it('signs several one by one when the wallet cannot sign them together', async () => {
    const methods = ['solana_signTransaction'];
    const { own, source, address, second, at } = await connected({ choice: { methods } });
    assert.equal(source.signAndSendTransaction, undefined);
    const all = ['legacy', 0].map((version) => transferOf(address, second, version));
    const signed = await source.signTransactions(all, at(DEVNET));
    for (const [index, transaction] of all.entries()) assertSigned(signed[index], transaction, address);
    assert.equal(own.solana.requests.length, 2);
    await assert.rejects(source.signMessage(new Uint8Array(1), at(DEVNET)), { code: 4200 });
    await own.disconnect();
  });

  it('inserts a bare signature from an old wallet', async () => {
    const { own, source, address, second, at } = await connected({ app: { onlySolanaSignatures: true } });
    for (const version of ['legacy', 0]) {
      const transaction = transferOf(address, second, version);
      const [signed] = await source.signTransactions([transaction], at(DEVNET));
      assertSigned(signed, transaction, address);
    }
    await own.disconnect();
  });

  it('lets the wallet send transactions, with the options', async () => {
    const { own, source, address, second, at } = await connected();
    const options = { skipPreflight: true, maxRetries: 3 };
    const transaction = transferOf(address, second, 0);
    assert.equal(await source.signAndSendTransaction(transaction, at(TESTNET), options), SIGNATURE);
    const [{ method, params }] = sent.splice(0);
    assert.equal(method, 'sendTransaction');
    assert.deepEqual(params[1], { encoding: 'base64', ...options });
    assertSigned(Uint8Array.from(Buffer.from(params[0], 'base64')), transaction, address);
    await own.disconnect();
  });

  it('uses old network ids for old wallets', async () => {
    const { own, source, address, at } = await connected({ app: { deprecatedSolanaIds: true } });
    assert.deepEqual(own.chains, [EVM, TESTNET, DEPRECATED_MAINNET, DEPRECATED_DEVNET]);
    const [account] = await source.connect({ silent: true, signal });
    assert.deepEqual([...account.networks].sort(), [MAINNET, DEVNET, TESTNET].sort());
    const message = Uint8Array.of(1, 2, 3);
    for (const network of [MAINNET, DEVNET, TESTNET]) {
      assert.ok(verifies(await source.signMessage(message, at(network)), message, address));
    }
    await own.disconnect();
  });

  it('sends nothing on networks or methods that it does not share', async () => {
    const { own, source, second, at } = await connected({ choice: { chains: [DEVNET] } });
    const message = Uint8Array.of(1);
    await assert.rejects(source.signMessage(message, at(TESTNET)), { code: 4100 });
    await assert.rejects(source.signMessage(message, { ...at(DEVNET), address: second }), { code: 4100 });
    assert.deepEqual(own.solana.requests, []);
    await own.disconnect();
  });

  it('rejects with user_rejected when declined, and waits without a deadline', async () => {
    const { own, source, at } = await connected({ choice: { policy: 'reject' } });
    const message = Uint8Array.of(1);
    await assert.rejects(source.signMessage(message, at(DEVNET)), { code: 4001 });
    own.solana.script([
      { method: '*', answer: 'reject', error: { code: 5000, message: 'User rejected.' } },
      { method: '*', answer: 'never' },
    ]);
    await assert.rejects(source.signMessage(message, at(DEVNET)), { code: 4001, message: 'User rejected.' });
    const ignored = source.signMessage(message, at(DEVNET)).then(
      () => 'answered',
      () => 'ended',
    );
    assert.equal(
      await Promise.race([ignored, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]),
      'waits',
    );
    await own.disconnect();
    await ignored;
  });

  it('rejects invalid answers', async () => {
    const { own, source, address, second, at } = await connected();
    const times = Number.POSITIVE_INFINITY;
    for (const value of [null, 'nonsense', [{}], [{ signature: 'l0', signedTransaction: '*' }]]) {
      own.solana.clearScript();
      own.solana.script([{ method: '*', answer: 'nonsense', value, times }]);
      const transaction = transferOf(address, second, 0);
      await assert.rejects(source.signMessage(Uint8Array.of(1), at(DEVNET)), { code: -32603 });
      await assert.rejects(source.signTransactions([transaction], at(DEVNET)), { code: -32603 });
      await assert.rejects(source.signTransactions([transaction, transaction], at(DEVNET)), { code: -32603 });
      await assert.rejects(source.signAndSendTransaction(transaction, at(DEVNET), {}), { code: -32603 });
    }
    await own.disconnect();
  });

  it('reports changed accounts and its end', async () => {
    const { own, source, address, second } = await connected({ choice: { chains: [DEVNET] } });
    const told = [];
    const stop = source.subscribe((accounts) => told.push(accounts.map((account) => account.address)));
    const updated = next(site.provider.client, 'session_update');
    own.solana.setAccounts([address, second]);
    await updated;
    const deleted = next(site.provider.client, 'session_delete');
    own.solana.disconnect();
    await deleted;
    stop();
    assert.deepEqual(told, [[address, second], []]);
    assert.ok(own.ended.aborted);
  });

  it('ends in the wallet when the site disconnects', async () => {
    const { own, source } = await connected();
    const ended = new Promise((resolve) => {
      own.ended.addEventListener('abort', resolve, { once: true });
    });
    await source.disconnect();
    await ended;
  });
});

describe('the Solana accounts of a session', () => {
  const namespace = (accounts) => ({ accounts, methods: [], events: [] });
  const address = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96';

  it('leave out invalid ones, wherever the wallet put them', () => {
    const namespaces = {
      eip155: namespace(['eip155:1:0x00000000000000000000000000000000000000AA']),
      solana: namespace([
        `${DEVNET}:${address}`,
        `${DEPRECATED_DEVNET}:${address}`,
        `${DEVNET}:0xab`,
        'odd',
        7,
      ]),
      [TESTNET]: namespace([`${TESTNET}:${address}`]),
    };
    assert.deepEqual(solanaAccountsOf({ namespaces }), [{ address, networks: [DEVNET, TESTNET] }]);
    assert.deepEqual(solanaAccountsOf({ namespaces: {} }), []);
  });
});

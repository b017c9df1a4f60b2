// Run alone: `node --test test/sandbox/node/blockscout/blockscout.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createWalletClient, erc20Abi, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../../../tools/bundled.mjs';
import { sandboxNode } from '../../sandboxNode.mjs';

const { startEvmChains, startSandboxServer, SANDBOX_EXCHANGE } = sandboxNode;
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const { createBlockscout } = await bundled('src/sources/blockscout/createBlockscout.ts');
const [alice, bob, carol, dave] = SANDBOX_ADDRESSES;
const DOLLAR = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35';
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const NOBODY = '0x00000000000000000000000000000000000000aB';

let chains;
let server;
before(async () => {
  chains = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, chains: chains.chains });
});
after(() => Promise.all([server?.stop(), chains?.stop()]));
afterEach(() => server.failures.clear());

const ask = (path) => fetch(`${server.url}/blockscout/31337/api/v2/${path}`);
async function read(path) {
  const response = await ask(path);
  assert.equal(response.status, 200);
  return response.json();
}
async function refused(path, chain = 31337) {
  const response = await fetch(`${server.url}/blockscout/${chain}/api/v2/${path}`);
  return [response.status, await response.json()];
}
const walletOf = (index) =>
  createWalletClient({
    account: privateKeyToAccount(SANDBOX_KEYS[index]),
    transport: http(chains.chains[0].rpcUrl),
    pollingInterval: 20,
  }).extend(publicActions);
const mined = async (wallet, hash) => wallet.waitForTransactionReceipt({ hash });
const transferOf = (wallet, to, amount) =>
  wallet.writeContract({
    address: DOLLAR,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
    chain: null,
  });

/** The source that a page gets with `blockscout()`. */
function source() {
  const { signal } = new AbortController();
  const network = {
    id: 'eip155:31337',
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
    request: async (method, params) => walletOf(0).request({ method, params }),
  };
  const known = createBlockscout({ url: `${server.url}/blockscout/{chain_id}` });
  const asked = { network, signal };
  return {
    balances: (address, moved = []) => known.balances(`eip155:31337:${address}`, { ...asked, moved }),
    history: (address, cursor) => known.history(`eip155:31337:${address}`, { ...asked, cursor }),
    nfts: (address) => known.nfts(`eip155:31337:${address}`, { ...asked, cursor: undefined }),
    price: (token) => known.price(token, asked),
  };
}
/** An account's whole history, newest first. Entries of one second may be split across pages. */
async function wholeHistory(address) {
  const { history } = source();
  const entries = [];
  for (let page = await history(address); page; page = page.next && (await history(address, page.next))) {
    entries.push(...page.entries);
  }
  return entries;
}
const summary = ({ operation, status, transfers }) => [
  operation,
  status,
  ...transfers.map(({ direction, quantity, symbol, name }) => `${direction} ${quantity} ${symbol ?? name}`),
];

describe('the stand-in for Blockscout', () => {
  it('writes a transaction and what tokens it moved as documented', async () => {
    const wallet = walletOf(0);
    const hash = await transferOf(wallet, bob, 2_500_001n);
    const { blockNumber } = await mined(wallet, hash);
    const { timestamp } = await wallet.getBlock({ blockNumber });
    const moment = new Date(Number(timestamp) * 1000).toISOString().replace('Z', '000Z');
    const { items } = await read(`addresses/${alice}/transactions`);
    const { from, to, ...sent } = items[0];
    assert.deepEqual(
      [
        from.hash,
        to.hash,
        sent.hash,
        sent.timestamp,
        sent.block_number,
        sent.status,
        sent.value,
        sent.method,
      ],
      [alice, DOLLAR, hash, moment, Number(blockNumber), 'ok', '0', 'transfer'],
    );
    const [moved] = (await read(`addresses/${bob}/token-transfers`)).items;
    assert.deepEqual(
      [moved.transaction_hash, moved.from.hash, moved.to.hash, moved.total, moved.token.exchange_rate],
      [hash, alice, bob, { value: '2500001', decimals: '6' }, '1'],
    );
  });

  it('pages by what it says, and refuses anything else', async () => {
    const wallet = walletOf(2);
    for (let sent = 0; sent < 60; sent += 1) {
      await mined(wallet, await wallet.sendTransaction({ to: dave, value: BigInt(sent + 1), chain: null }));
    }
    const first = await read(`addresses/${carol}/transactions`);
    assert.equal(first.items.length, 50);
    assert.equal(first.next_page_params.items_count, 50);
    const rest = await read(`addresses/${carol}/transactions?${new URLSearchParams(first.next_page_params)}`);
    assert.equal(rest.next_page_params, null);
    const values = [...first.items, ...rest.items]
      .map(({ value }) => Number(value))
      .filter((value) => value > 0);
    assert.deepEqual(
      values,
      Array.from({ length: 60 }, (_, index) => 60 - index),
    );
    assert.equal((await refused(`addresses/${carol}/transactions?cursor=1`))[0], 422);
    assert.equal((await refused(`addresses/${carol}/transactions?block_number=7`))[0], 422);
  });

  it('refuses what the service refuses', async () => {
    assert.deepEqual(await refused(`addresses/${NOBODY}`), [404, { message: 'Not found' }]);
    assert.deepEqual(await refused(`tokens/${NOBODY}`), [404, { message: 'Not found' }]);
    assert.equal((await refused('addresses/0x12'))[0], 422);
    assert.deepEqual(await refused(`addresses/${alice}`, 5), [404, { error: 'Page not found' }]);
    assert.deepEqual(await refused('somewhere'), [404, { error: 'Page not found' }]);
  });

  it('fails as dialled', async () => {
    server.failures.set({ service: 'blockscout', mode: '429', methods: ['stats'], times: 1 });
    const response = await ask('stats');
    assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '1']);
    assert.deepEqual(await read('stats'), { coin_price: '2500', total_blocks: '0' });
  });
});

describe('blockscout() with the stand-in', () => {
  it('knows what an account holds, with prices, and asks a node for what has just moved', async () => {
    const wallet = walletOf(1);
    const amount = await wallet.getBalance({ address: bob });
    const read = await source().balances(bob, [undefined, DOLLAR]);
    assert.deepEqual(
      read.map(({ symbol, amount, price }) => [symbol, amount, price]),
      [
        ['ETH', amount, '2500'],
        ['SUSD', 10_002_500_001n, '1'],
        ['SBX', 2_500_000_000_000_000_000_000n, '0.25'],
      ],
    );
    assert.deepEqual(await source().price(undefined), '2500');
    assert.deepEqual(await source().price(DOLLAR), '1');
  });

  it('tells a history to its end, each transaction once', async () => {
    const hashes = (await wholeHistory(carol)).map(({ hash }) => hash);
    // Its own transactions, and what it got when the chain started: two tokens, two pictures and a call.
    assert.equal(new Set(hashes).size, hashes.length);
    assert.ok(hashes.length >= 60 + 4, `${hashes.length}`);
  });

  it('sees what contracts pay', async () => {
    const wallet = walletOf(3);
    const approval = { address: DOLLAR, abi: erc20Abi, functionName: 'approve', chain: null };
    await mined(wallet, await wallet.writeContract({ ...approval, args: [SANDBOX_EXCHANGE, 5_000_000n] }));
    const built = await fetch(`${server.url}/v1/convert/build-transaction`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        projectId: 'mine',
        amount: '5000000',
        eip155: { slippage: 5 },
        from: `eip155:31337:${DOLLAR}`,
        to: `eip155:31337:${NATIVE}`,
        userAddress: `eip155:31337:${dave}`,
      }),
    });
    const { data } = (await built.json()).tx;
    await mined(wallet, await wallet.sendTransaction({ to: SANDBOX_EXCHANGE, data, chain: null }));
    const [swap, approved] = (await wholeHistory(dave)).map(summary);
    assert.deepEqual(approved, ['approve', 'confirmed']);
    assert.deepEqual(swap.slice(0, 3), ['trade', 'confirmed', 'out 5 SUSD']);
    assert.match(swap[3], /^in 0\.00\d+ ETH$/);
  });

  it('has pictures, and calls advertisements spam', async () => {
    const { entries } = await source().nfts(alice);
    assert.deepEqual(
      entries.map(({ name, isSpam }) => [name, isSpam]),
      [
        ['Sandbox Picture 1', false],
        ['Claim 5000 SUSD at sandbox.example 1', true],
      ],
    );
    assert.match(entries[0].image, /^data:image\/svg\+xml,/);
  });
});

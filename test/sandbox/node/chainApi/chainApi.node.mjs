// Run alone: `node --test test/sandbox/node/chainApi/chainApi.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createSolanaRpc } from '@solana/web3.js';
import { createWalletClient, erc20Abi, erc721Abi, getAddress, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../../../tools/bundled.mjs';
import { sandboxNode } from '../../sandboxNode.mjs';
import {
  associatedAccount,
  createAssociated,
  people,
  send,
  signed,
  transferSol,
  transferTokens,
} from '../../solanaSupport.mjs';

const { startEvmChains, startSandboxServer, startSolanaClusters, SANDBOX_PICTURES } = sandboxNode;
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const [alice, bob, carol, dave, erin] = SANDBOX_ADDRESSES;
const ONE = 'eip155:31337';
const DOLLAR = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35';
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';

let chains;
let solana;
let server;
before(async () => {
  [chains, solana] = await Promise.all([
    startEvmChains({ ports: [0], mainnet: true }),
    startSolanaClusters({ ports: [0] }),
  ]);
  server = await startSandboxServer({ port: 0, chains: [...chains.chains, ...solana.clusters] });
});
after(() => Promise.all([server?.stop(), chains?.stop(), solana?.stop()]));
afterEach(() => server.failures.clear());

const SDK = { 'x-sdk-type': 'w3m', 'x-sdk-version': 'js-1' };
const ask = (path, query = {}, init = {}) =>
  fetch(`${server.url}/v1/${path}?${new URLSearchParams({ projectId: 'mine', ...query })}`, init);
async function read(path, query, init) {
  const response = await ask(path, query, init);
  assert.equal(response.status, 200);
  return response.json();
}
const historyOf = (address, query = { chainId: ONE }) => read(`account/${address}/history`, query);
const balancesOf = async (address, chainId = ONE) =>
  (await read(`account/${address}/balance`, { currency: 'usd', chainId }, { headers: SDK })).balances;
const priceOf = (body, headers = { 'content-type': 'application/json' }) =>
  fetch(`${server.url}/v1/fungible/price`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ projectId: 'mine', currency: 'usd', ...body }),
  });

const walletOf = (index) =>
  createWalletClient({
    account: privateKeyToAccount(SANDBOX_KEYS[index]),
    transport: http(chains.chains[0].rpcUrl),
    pollingInterval: 20,
  }).extend(publicActions);
async function mined(wallet, hash) {
  return wallet.waitForTransactionReceipt({ hash });
}
/** The main fields of a transfer in a transaction. */
const summary = ({ direction, quantity, fungible_info: token, nft_info: picture }) => [
  direction,
  quantity.numeric,
  token?.symbol ?? picture.name,
];
const entryOf = async (address, hash) => {
  const { data } = await historyOf(address);
  return data.find(({ metadata }) => metadata.hash === hash);
};

describe('histories of EVM accounts', () => {
  it('show a payment to the sender and to the recipient', async () => {
    const wallet = walletOf(0);
    const hash = await wallet.sendTransaction({ to: bob, value: 1_500_000_000_000_000_000n, chain: null });
    const { blockNumber } = await mined(wallet, hash);
    const { timestamp } = await wallet.getBlock({ blockNumber });
    const sent = await entryOf(alice, hash);
    assert.deepEqual(sent.transfers.map(summary), [['out', '1.5', 'ETH']]);
    assert.deepEqual(
      {
        ...sent.metadata,
        sentFrom: sent.metadata.sentFrom.toLowerCase(),
        sentTo: sent.metadata.sentTo.toLowerCase(),
      },
      {
        operationType: 'send',
        hash,
        chain: ONE,
        minedAt: new Date(Number(timestamp) * 1000).toISOString().replace('.000Z', 'Z'),
        sentFrom: alice.toLowerCase(),
        sentTo: bob.toLowerCase(),
        status: 'confirmed',
        nonce: 0,
      },
    );
    assert.deepEqual([sent.transfers[0].price, sent.transfers[0].value], [2500, 3750]);
    const received = await entryOf(bob, hash);
    assert.equal(received.metadata.operationType, 'receive');
    assert.deepEqual(received.transfers.map(summary), [['in', '1.5', 'ETH']]);
    assert.equal(await entryOf(carol, hash), undefined);
  });

  it('show tokens, approvals, pictures, deployments and payments to oneself', async () => {
    const wallet = walletOf(2);
    const write = async (address, abi, functionName, args) =>
      (await mined(wallet, await wallet.writeContract({ address, abi, functionName, args, chain: null })))
        .transactionHash;
    const told = async (hash, address = carol) => {
      const { metadata, transfers } = await entryOf(address, hash);
      return [metadata.operationType, transfers?.map(summary) ?? null];
    };
    const tokens = await write(DOLLAR, erc20Abi, 'transfer', [dave, 2_500_001n]);
    assert.deepEqual(await told(tokens), ['send', [['out', '2.500001', 'SUSD']]]);
    assert.deepEqual(await told(tokens, dave), ['receive', [['in', '2.500001', 'SUSD']]]);
    const approval = await write(DOLLAR, erc20Abi, 'approve', [dave, 5n]);
    assert.deepEqual(await told(approval), ['approve', []]);
    assert.equal(await entryOf(dave, approval), undefined);
    const picture = await write(SANDBOX_PICTURES, erc721Abi, 'transferFrom', [carol, dave, 3n]);
    assert.deepEqual(await told(picture), ['send', [['out', '1', 'Sandbox Picture 3']]]);
    const self = await wallet.sendTransaction({ to: carol, value: 10n ** 18n, chain: null });
    await mined(wallet, self);
    assert.deepEqual(await told(self), ['send', [['self', '1', 'ETH']]]);
    const deployed = await wallet.sendTransaction({ data: '0x6001600055', chain: null });
    await mined(wallet, deployed);
    assert.deepEqual(await told(deployed), ['deploy', []]);
  });

  it('show failed transactions without transfers', async () => {
    const wallet = walletOf(3);
    const hash = await wallet.writeContract({
      address: DOLLAR,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [erin, 10n ** 30n],
      chain: null,
      gas: 100_000n,
    });
    assert.equal((await mined(wallet, hash)).status, 'reverted');
    const { metadata, transfers } = await entryOf(dave, hash);
    assert.deepEqual([metadata.status, metadata.operationType, transfers], ['failed', 'send', []]);
  });

  it('begin with what every account was given: tokens, a picture, spam, and a call that moved nothing', async () => {
    const { data, next } = await historyOf(erin, { chainId: 'eip155:31338' });
    assert.equal(next, null);
    assert.deepEqual(
      data.map(({ metadata, transfers }) => [metadata.operationType, transfers?.map(summary) ?? null]),
      [
        ['execute', null],
        ['mint', [['in', '1', 'Claim 5000 SUSD at sandbox.example 5']]],
        ['mint', [['in', '1', 'Sandbox Picture 5']]],
        ['mint', [['in', '2500', 'SBX']]],
        ['mint', [['in', '10000', 'SUSD']]],
      ],
    );
    const [spam, picture] = data.slice(1).map(({ transfers }) => transfers[0].nft_info);
    assert.deepEqual([spam.flags, picture.flags], [{ is_spam: true }, { is_spam: false }]);
    assert.match(picture.content.preview.url, /^data:image\/svg\+xml,%3Csvg/);
    assert.equal(new Set(data.map(({ id }) => id)).size, 5);
  });

  it('forget what a chain forgets', async () => {
    const wallet = walletOf(4);
    const id = await wallet.request({ method: 'evm_snapshot' });
    const hash = await wallet.sendTransaction({ to: bob, value: 7n, chain: null });
    await mined(wallet, hash);
    assert.ok(await entryOf(erin, hash));
    await wallet.request({ method: 'evm_revert', params: [id] });
    assert.equal(await entryOf(erin, hash), undefined);
  });

  it('include all networks without a chain id', async () => {
    const { data } = await historyOf(erin, {});
    assert.deepEqual(
      new Set(data.map(({ metadata }) => metadata.chain)),
      new Set([ONE, 'eip155:31338', 'eip155:1']),
    );
    assert.deepEqual(await historyOf(erin, { chainId: ONE, onramp: 'coinbase' }), { data: [], next: null });
  });
});

describe('paging', () => {
  const readAll = async (address, onPage = async () => {}) => {
    const pages = [];
    for (let cursor; ; ) {
      const { data, next } = await historyOf(address, { chainId: ONE, ...(cursor ? { cursor } : {}) });
      pages.push(data);
      if (next === null) return pages;
      cursor = next;
      await onPage(pages.length);
    }
  };

  it('leads through 5,000 seeded transactions, newest first, in pages of 50', async () => {
    const seeded = await fetch(`${server.url}/sandbox/history`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        address: '0x00000000000000000000000000000000000000aa',
        chain: ONE,
        transactions: 5000,
      }),
    });
    assert.equal(seeded.status, 200);
    const pages = await readAll('0x00000000000000000000000000000000000000AA');
    assert.equal(pages.length, 100);
    assert.ok(pages.every(({ length }) => length === 50));
    const all = pages.flat();
    assert.equal(new Set(all.map(({ metadata }) => metadata.hash)).size, 5000);
    const times = all.map(({ metadata }) => Date.parse(metadata.minedAt));
    assert.deepEqual(
      times,
      times.toSorted((one, other) => other - one),
    );
    assert.ok(times[0] - times.at(-1) > 3 * 365 * 86_400_000);
  });

  it('neither repeats nor skips anything when a transaction arrives meanwhile', async () => {
    const address = '0x00000000000000000000000000000000000000bb';
    server.chainApi.seed({ address, chain: ONE, transactions: 120 });
    const pages = await readAll(address, async (read) => {
      if (read > 1) return;
      const wallet = walletOf(0);
      await mined(wallet, await wallet.sendTransaction({ to: address, value: 1n, chain: null }));
    });
    const ids = pages.flat().map(({ id }) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [120, 120]);
    assert.equal((await historyOf(address)).data[0].metadata.operationType, 'receive');
  });

  it('refuses the cursor of another account', async () => {
    server.chainApi.seed({ address: dave, chain: 'eip155:1', transactions: 60 });
    const { next } = await historyOf(dave, { chainId: 'eip155:1' });
    for (const cursor of [next, 'abc']) {
      const response = await ask(`account/${erin}/history`, { chainId: 'eip155:1', cursor });
      assert.equal(response.status, 400);
      assert.equal((await response.json()).reasons[0].field, 'cursor');
    }
  });
});

describe('balances of EVM accounts', () => {
  it('are those of the chain, with prices', async () => {
    const before = await balancesOf(erin);
    assert.deepEqual(
      before.map(({ iconUrl, ...rest }) => [rest, iconUrl.startsWith('data:image/svg+xml,')]),
      [
        [
          {
            name: 'Sandbox Ether',
            symbol: 'ETH',
            chainId: ONE,
            value: 25_000_000,
            price: 2500,
            quantity: { decimals: '18', numeric: '10000' },
          },
          true,
        ],
        [
          {
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            chainId: ONE,
            address: `${ONE}:0x700b6a60ce7eaaea56f065753d8dcb9653dbad35`,
            value: 10_000,
            price: 1,
            quantity: { decimals: '6', numeric: '10000' },
          },
          true,
        ],
        [
          {
            name: 'Sandbox Token',
            symbol: 'SBX',
            chainId: ONE,
            address: `${ONE}:0xa15bb66138824a1c7167f5e85b957d04dd34e468`,
            value: 625,
            price: 0.25,
            quantity: { decimals: '18', numeric: '2500' },
          },
          true,
        ],
      ],
    );
    const wallet = walletOf(1);
    const args = { address: DOLLAR, abi: erc20Abi, functionName: 'transfer', args: [erin, 1n], chain: null };
    await mined(wallet, await wallet.writeContract(args));
    assert.equal((await balancesOf(erin))[1].quantity.numeric, '10000.000001');
  });

  it('include seeded tokens, which have no value', async () => {
    const address = '0x00000000000000000000000000000000000000cc';
    server.chainApi.seed({ address, chain: ONE, tokens: 1000 });
    const found = await balancesOf(address);
    assert.equal(found.length, 1001);
    assert.equal(new Set(found.map((token) => token.address)).size, 1001);
    assert.deepEqual([found[1].price, found[1].value], [0, undefined]);
  });

  it('are empty without the headers of the calling kit, or their parameters', async () => {
    const query = { currency: 'usd', chainId: ONE };
    assert.deepEqual(await read(`account/${erin}/balance`, query), { balances: [] });
    const { balances } = await read(`account/${erin}/balance`, { ...query, st: 'w3m', sv: 'js-1' });
    assert.equal(balances.length, 3);
  });
});

describe('Solana accounts', () => {
  it('have the history and the balances of the cluster', async () => {
    const [cluster] = solana.clusters;
    const [dollar] = cluster.tokens;
    const rpc = createSolanaRpc(cluster.rpcUrl);
    const [payer, , , recipient] = people;
    const [source, target] = await Promise.all(
      [payer, recipient].map((one) => associatedAccount(one, dollar.address)),
    );
    const payment = await signed(rpc, [transferSol(payer, recipient, 1_250_000_000n)]);
    const tokens = await signed(rpc, [
      createAssociated(payer, target, recipient, dollar.address),
      transferTokens(source, dollar.address, target, payer, 3_000_000n, 6),
    ]);
    const before = await balancesOf(recipient, DEVNET);
    assert.deepEqual(
      before.map(({ symbol }) => symbol),
      ['SOL'],
    );
    for (const { wire } of [payment, tokens]) await send(rpc, wire);
    cluster.advance(40);
    const told = async (address) =>
      new Map(
        (await historyOf(address, { chainId: DEVNET })).data.map(({ metadata, transfers }) => [
          metadata.hash,
          [
            metadata.operationType,
            metadata.status,
            metadata.sentFrom,
            metadata.sentTo,
            transfers.map(summary),
          ],
        ]),
      );
    const [sent, received] = [await told(payer), await told(recipient)];
    const parties = [payer, recipient];
    assert.deepEqual(
      [sent.get(payment.signature), sent.get(tokens.signature)],
      [
        ['send', 'confirmed', ...parties, [['out', '1.25', 'SOL']]],
        ['send', 'confirmed', ...parties, [['out', '3', 'SUSD']]],
      ],
    );
    assert.deepEqual(
      [received.get(payment.signature), received.get(tokens.signature)],
      [
        ['receive', 'confirmed', ...parties, [['in', '1.25', 'SOL']]],
        ['receive', 'confirmed', ...parties, [['in', '3', 'SUSD']]],
      ],
    );
    const [sol, token] = await balancesOf(recipient, DEVNET);
    assert.equal(Number(sol.quantity.numeric) - Number(before[0].quantity.numeric), 1.25);
    assert.deepEqual(
      [token.address, token.quantity.numeric, token.price],
      [`${DEVNET}:${dollar.address}`, '3', 1],
    );
  });
});

describe('prices', () => {
  it('are answered for the first address only', async () => {
    const answer = async (...addresses) => (await (await priceOf({ addresses })).json()).fungibles;
    const [dollar, ...others] = await answer(
      `${ONE}:${DOLLAR}`,
      `${ONE}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`,
    );
    assert.deepEqual([dollar.name, dollar.symbol, dollar.price, others], ['Sandbox Dollar', 'SUSD', 1, []]);
    const [native] = await answer(`${ONE}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`);
    assert.deepEqual([native.symbol, native.price], ['ETH', 2500]);
    const [sol] = await answer(`${DEVNET}:So11111111111111111111111111111111111111112`);
    assert.deepEqual([sol.symbol, sol.price], ['SOL', 150]);
    assert.deepEqual(await answer(`${ONE}:${alice}`), []);
  });

  it('of gas follow the chain', async () => {
    const { standard, fast, instant } = await read('convert/gas-price', { chainId: ONE }, { headers: SDK });
    const { baseFeePerGas } = await walletOf(0).getBlock();
    assert.ok(BigInt(standard) > baseFeePerGas);
    assert.ok(BigInt(instant) > BigInt(fast) && BigInt(fast) > BigInt(standard));
    assert.equal((await ask('convert/gas-price', { chainId: DEVNET })).status, 400);
  });
});

describe('names', () => {
  it('lead to addresses and back', async () => {
    const found = await read('profile/account/sandbox.wcn.id', { apiVersion: 2 });
    assert.equal(found.name, 'sandbox.wcn.id');
    assert.deepEqual(Object.keys(found.addresses), ['60', '2147483649', '2147514985', '2147514986']);
    assert.equal(found.addresses[60].address, alice);
    assert.match(
      `${found.registered_at} ${found.updated_at} ${found.addresses[60].created_at}`,
      /^(\S+Z ?){3}$/,
    );
    const reverse = await read(`profile/reverse/${alice.toLowerCase()}`, { apiVersion: 2, sender: bob });
    assert.deepEqual(reverse, [found]);
  });

  it('unregistered names: v2 answers [], v1 answers 404', async () => {
    for (const path of ['profile/account/nobody.wcn.id', `profile/reverse/${erin}`]) {
      assert.deepEqual(await read(path, { apiVersion: 2 }), []);
      const first = await ask(path);
      assert.equal(first.status, 404);
      assert.equal((await first.json()).status, 'FAILED');
    }
  });

  it('of identities are those of ENS', async () => {
    const { name, avatar, resolvedAt } = await read(`identity/${alice}`, { sender: alice });
    assert.equal(name, 'sandbox.eth');
    assert.match(avatar, /^data:image\/svg\+xml;base64,/);
    assert.ok(Date.parse(resolvedAt));
    const none = await read(`identity/${erin}`);
    assert.deepEqual([none.name, none.avatar], [null, null]);
  });
});

/** A message to register a name, signed by the third account, with these changes. */
async function signedName({ name = 'carol-one.wcn.id', seconds = 0, attributes = {}, ...rest } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) + seconds;
  const message = rest.message ?? JSON.stringify({ name, attributes, timestamp });
  const signature = rest.signature ?? (await privateKeyToAccount(SANDBOX_KEYS[2]).signMessage({ message }));
  return {
    coin_type: rest.coinType ?? 2147514985,
    address: rest.address ?? carol,
    message,
    signature,
    ...(rest.projectId && { projectId: rest.projectId }),
  };
}
const register = (body) =>
  fetch(`${server.url}/v1/profile/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('registering a name', () => {
  it('gives it to the account that signed for it, on its network and in general', async () => {
    const response = await register(await signedName({ name: 'carol.wcn.id', attributes: { bio: 'A + B' } }));
    assert.equal(response.status, 200);
    const found = await read('profile/account/carol.wcn.id', { apiVersion: 2 });
    assert.deepEqual(Object.keys(found.addresses), ['60', '2147514985']);
    assert.equal(found.addresses[60].address, carol);
    assert.deepEqual(found.attributes, { bio: 'A + B' });
    assert.deepEqual(await read(`profile/reverse/${carol}`, { apiVersion: 2 }), [found]);
    const again = await register(await signedName({ name: 'carol.wcn.id' }));
    assert.equal(again.status, 400);
    assert.deepEqual(await again.json(), {
      status: 'FAILED',
      reasons: [{ field: 'name', description: 'Name is already registered: carol.wcn.id' }],
    });
  });

  const REFUSED = [
    ['a time 11 seconds ago', 400, 'timestamp', { seconds: -12 }],
    ['a time to come', 400, 'timestamp', { seconds: 12 }],
    ['other letters', 400, 'name', { name: 'cärol.wcn.id' }],
    ['capital letters', 400, 'name', { name: 'Carol.wcn.id' }],
    ['two labels', 400, 'name', { name: 'carol.id' }],
    ['four labels', 400, 'name', { name: 'a.carol.wcn.id' }],
    ['another zone', 400, 'name', { name: 'carol.example.id' }],
    ['two letters', 400, 'name', { name: 'ab.wcn.id' }],
    ['65 letters', 400, 'name', { name: `${'a'.repeat(65)}.wcn.id` }],
    ['a network that it does not serve', 400, 'coin_type', { coinType: 2147483653 }],
    ['an unknown attribute', 400, 'attributes', { attributes: { avatar: 'x' } }],
    ['a long attribute', 400, 'attributes', { attributes: { bio: 'a'.repeat(256) } }],
    ['an address without its checksum', 400, 'address', { address: carol.toLowerCase() }],
    ['the signature of somebody else', 401, 'signature', { address: dave }],
    ['no signature', 401, 'signature', { signature: '0x' }],
    ['a message that is no JSON', 422, '', { message: 'carol.wcn.id' }],
    ['the project in the body', 400, 'projectId', { projectId: 'mine' }],
  ];
  for (const [what, status, field, made] of REFUSED) {
    it(`is refused with ${what}`, async () => {
      const response = await register(await signedName(made));
      const { reasons } = await response.json();
      assert.deepEqual([response.status, reasons[0].field], [status, field]);
      assert.ok(reasons[0].description);
    });
  }

  it('is possible for smart accounts, which the chain is asked about', async () => {
    const says = (word) => `0x63${word}60e01b5f5260205ff3`;
    const setCode = (address, code) =>
      walletOf(0).request({ method: 'anvil_setCode', params: [address, code] });
    // Contracts that return one word to any call. The first one approves a signature (EIP-1271).
    const agreeing = '0x00000000000000000000000000000000000A11cE';
    const refusing = '0x0000000000000000000000000000000000000b0B';
    await setCode(agreeing, says('1626ba7e'));
    await setCode(refusing, says('ffffffff'));
    const answers = [];
    for (const [index, address] of [agreeing, refusing].entries()) {
      const body = await signedName({ name: `smart-${index}.wcn.id`, address: getAddress(address) });
      answers.push((await register(body)).status);
    }
    assert.deepEqual(answers, [200, 401]);
  });

  it('is possible with 3 and with 64 letters', async () => {
    for (const name of ['abc.wcn.id', `${'b'.repeat(64)}.wcn.id`]) {
      assert.equal((await register(await signedName({ name }))).status, 200);
    }
  });

  it('has suggestions: the name itself, then others like it', async () => {
    const { suggestions } = await read('profile/suggestions/sandbox');
    assert.deepEqual(suggestions, [
      { name: 'sandbox.wcn.id', registered: true },
      { name: 'sandcastle.wcn.id', registered: false },
      { name: 'sandstone.wcn.id', registered: false },
      { name: 'sandbox-one.wcn.id', registered: false },
      { name: 'sandbox-two.wcn.id', registered: false },
    ]);
    assert.equal((await ask('profile/suggestions/ab')).status, 400);
    assert.equal((await ask('profile/suggestions/abc', { zone: 'example.id' })).status, 400);
  });
});

describe('requests that the service does not know', () => {
  const history = `account/${alice}/history`;
  const CLIENT = 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH';
  const REFUSED = [
    ['an unknown parameter', 400, 'page', () => ask(history, { page: '2' })],
    ['the parameter of another call', 400, 'sender', () => ask(history, { sender: bob })],
    [
      'a parameter twice',
      400,
      'projectId',
      () => fetch(`${server.url}/v1/${history}?projectId=a&projectId=b`),
    ],
    ['no project', 400, 'projectId', () => fetch(`${server.url}/v1/${history}`)],
    [
      'the project in a header',
      400,
      'x-project-id',
      () => ask(history, {}, { headers: { 'x-project-id': 'mine' } }),
    ],
    ['another method', 405, '', () => ask(history, {}, { method: 'POST' })],
    ['an unknown network', 400, 'chainId', () => ask(history, { chainId: 'eip155:5' })],
    ['a network without its namespace', 400, 'chainId', () => ask(history, { chainId: '31337' })],
    ['a network of the other namespace', 400, 'address', () => ask(history, { chainId: DEVNET })],
    ['no address', 400, 'address', () => ask('account/sandbox.eth/history')],
    ['another provider', 400, 'onramp', () => ask(history, { onramp: 'moonpay' })],
    [
      'another currency',
      400,
      'currency',
      () => ask(`account/${alice}/balance`, { currency: 'eur', chainId: ONE }),
    ],
    [
      'a token without its network',
      400,
      'forceUpdate',
      () => ask(`account/${alice}/balance`, { currency: 'usd', chainId: ONE, forceUpdate: DOLLAR }),
    ],
    ['an unknown version', 400, 'apiVersion', () => ask(`profile/reverse/${alice}`, { apiVersion: '3' })],
    ['a name of another zone', 400, 'name', () => ask('profile/account/sandbox.eth', { apiVersion: '2' })],
    [
      'a client without a key',
      400,
      'clientId',
      () => ask(history, { clientId: 'did:key:z6Mk', chainId: ONE }),
    ],
    ['an unknown call', 404, '', () => ask('account/tokens')],
    [
      'a price as text',
      415,
      '',
      () => priceOf({ addresses: [`${ONE}:${DOLLAR}`] }, { 'content-type': 'text/plain' }),
    ],
    ['the price of nothing', 400, 'addresses', () => priceOf({ addresses: [] })],
    ['an unknown member', 400, 'chainId', () => priceOf({ addresses: [`${ONE}:${DOLLAR}`], chainId: ONE })],
  ];
  for (const [what, status, field, send] of REFUSED) {
    it(`refuses ${what}`, async () => {
      const response = await send();
      assert.equal(response.status, status);
      const body = await response.json();
      assert.equal(body.status, 'FAILED');
      assert.equal(body.reasons[0].field, field);
      assert.ok(body.reasons[0].description);
    });
  }

  it('takes the parameters that any call may have', async () => {
    const query = { clientId: CLIENT, st: 'w3m', sv: 'js-1', chainId: ONE };
    assert.equal((await ask(history, query)).status, 200);
  });

  it('allows pages of other origins the headers of the service, without that of the project', async () => {
    const response = await ask(history, {}, { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    const allowed = response.headers.get('access-control-allow-headers').split(', ');
    for (const name of ['content-type', 'x-sdk-type', 'x-sdk-version', 'solana-client'])
      assert.ok(allowed.includes(name));
    assert.ok(!allowed.includes('x-project-id'));
  });
});

describe('the address of the service', () => {
  it('is in the configuration, and also answers JSON-RPC of chains', async () => {
    const { chainApiUrl } = await (await fetch(`${server.url}/sandbox/config.json`)).json();
    assert.equal(chainApiUrl, server.url);
    const response = await fetch(`${chainApiUrl}/v1/?chainId=eip155:31338&projectId=mine`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    });
    assert.equal((await response.json()).result, '0x7a6a');
  });

  it('fails as it is told to, call by call', async () => {
    const status = async (path, query) => (await ask(path, query)).status;
    server.failures.set({ service: 'chainApi', mode: '500', methods: ['history'] });
    assert.equal(await status(`account/${alice}/history`), 500);
    assert.equal(await status(`identity/${alice}`), 200);
    server.failures.set({ service: 'chainApi', mode: '429' });
    const busy = await ask(`identity/${alice}`);
    assert.deepEqual([busy.status, busy.headers.get('retry-after')], [429, '1']);
    server.failures.clear();
    assert.equal(await status(`identity/${alice}`, { mode: '500' }), 500);
  });

  it('breaks every second entry', async () => {
    const whole = await historyOf(erin);
    server.failures.set({ service: 'chainApi', mode: 'half-broken' });
    const { data } = await historyOf(erin);
    assert.equal(data.length, whole.data.length);
    for (const [index, entry] of data.entries()) {
      const check = index % 2 === 0 ? assert.deepEqual : assert.notDeepEqual;
      check(entry, whole.data[index]);
    }
  });
});

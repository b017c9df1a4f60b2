// Run alone: `node --test test/sandbox/onRamp.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, erc20Abi, http } from 'viem';
import { bundled } from '../tools/bundled.mjs';
import { sandboxNode } from './sandboxNode.mjs';

const { startEvmChains, startSandboxServer } = sandboxNode;
const { SANDBOX_ADDRESSES } = await bundled('src/sandbox/accounts.ts');
const [alice, bob] = SANDBOX_ADDRESSES;
/** An address that owns nothing at first. */
const NEW = '0x00000000000000000000000000000000000A11cE';
const DOLLAR = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35';

let chains;
let server;
before(async () => {
  chains = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, chains: chains.chains, purchaseMs: 300 });
});
after(() => Promise.all([server?.stop(), chains?.stop()]));

const clientOf = (index) => createPublicClient({ transport: http(chains.chains[index].rpcUrl) });
const post = (path, body, query = { projectId: 'mine' }, headers = { 'content-type': 'text/plain' }) =>
  fetch(`${server.url}/v1/${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const options = async () => (await fetch(`${server.url}/v1/onramp/options?projectId=mine`)).json();
const purchasesOf = async (address) => {
  const query = new URLSearchParams({ projectId: 'mine', onramp: 'coinbase' });
  return (await (await fetch(`${server.url}/v1/account/${address}/history?${query}`)).json()).data;
};

describe('what the sandbox sells', () => {
  it('is everything on its chains that has a price, by symbol', async () => {
    const { paymentCurrencies, purchaseCurrencies } = await options();
    assert.deepEqual(paymentCurrencies[0], {
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    });
    assert.deepEqual(
      purchaseCurrencies.map(({ symbol, networks }) => [symbol, networks.map(({ chain_id }) => chain_id)]),
      [
        ['ETH', ['31337']],
        ['SUSD', ['31337', '31338']],
        ['SBX', ['31337', '31338']],
        ['TWO', ['31338']],
      ],
    );
    const [ether, dollar] = purchaseCurrencies;
    assert.deepEqual(ether.networks, [
      { name: 'sandbox-one', display_name: 'Sandbox One', chain_id: '31337', contract_address: '' },
    ]);
    assert.equal(dollar.networks[0].contract_address, DOLLAR);
    assert.match(ether.id, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    assert.notEqual(ether.id, dollar.id);
  });
});

async function quoteFor(symbol, currency, amount, change = {}) {
  const { paymentCurrencies, purchaseCurrencies } = await options();
  return post('onramp/quote', {
    purchaseCurrency: purchaseCurrencies.find((one) => one.symbol === symbol),
    paymentCurrency: paymentCurrencies.find(({ id }) => id === currency),
    amount,
    network: symbol,
    ...change,
  });
}

describe('a quote of the sandbox', () => {
  it('takes its fees from the amount, and has fixed prices', async () => {
    const quote = await (await quoteFor('ETH', 'USD', '100')).json();
    assert.match(quote.quoteId, /^[\da-f-]{36}$/);
    // A fee of 1.5 %, 0.25 for the network, and 98.25 dollars at 2500 per ether.
    assert.deepEqual(
      { ...quote, quoteId: '' },
      {
        coinbaseFee: { amount: '1.50', currency: 'USD' },
        networkFee: { amount: '0.25', currency: 'USD' },
        paymentSubtotal: { amount: '98.25', currency: 'USD' },
        paymentTotal: { amount: '100.00', currency: 'USD' },
        purchaseAmount: { amount: '0.0393', currency: 'ETH' },
        quoteId: '',
      },
    );
  });

  it('has other rates for other currencies', async () => {
    const { purchaseAmount, coinbaseFee } = await (await quoteFor('SUSD', 'EUR', '99.99')).json();
    // 99.99 minus 1.50 (rounded up) minus 0.40 is 98.09 euros, at 1.10.
    assert.deepEqual(purchaseAmount, { amount: '107.899', currency: 'SUSD' });
    assert.deepEqual(coinbaseFee, { amount: '1.50', currency: 'EUR' });
  });

  const REFUSED = [
    ['too little', 'amount', () => quoteFor('ETH', 'USD', '9.99')],
    ['more than any method takes', 'amount', () => quoteFor('ETH', 'USD', '25000.01')],
    ['more than the only method of a currency takes', 'amount', () => quoteFor('ETH', 'GBP', '7500.01')],
    ['parts of a cent', 'amount', () => quoteFor('ETH', 'USD', '100.001')],
    ['a number instead of text', 'amount', () => quoteFor('ETH', 'USD', 100)],
    ['an unknown currency', 'paymentCurrency', () => quoteFor('ETH', 'CHF', '100')],
    ['a currency that is not sold', 'purchaseCurrency', () => quoteFor('USDC', 'USD', '100')],
    [
      'a currency without its networks',
      'purchaseCurrency',
      async () => {
        const [{ id, symbol }] = (await options()).purchaseCurrencies;
        return quoteFor('ETH', 'USD', '100', { purchaseCurrency: { id, symbol } });
      },
    ],
    [
      'a network instead of the symbol',
      'network',
      () => quoteFor('ETH', 'USD', '100', { network: 'ethereum' }),
    ],
    ['an unknown member', 'country', () => quoteFor('ETH', 'USD', '100', { country: 'US' })],
    ['no JSON', '', () => post('onramp/quote', 'amount=100')],
    ['no project', 'projectId', () => post('onramp/quote', {}, {})],
  ];
  for (const [what, field, ask] of REFUSED) {
    it(`is refused for ${what}`, async () => {
      const response = await ask();
      assert.equal(response.status, 400);
      assert.equal((await response.json()).reasons[0].field, field);
    });
  }
});

const BLOCKCHAINS = ['ethereum', 'arbitrum', 'polygon', 'avalanche-c-chain', 'optimism', 'celo', 'base'];
const orderFor = (address, assets, rest = {}) => ({
  destinationWallets: [{ address, blockchains: BLOCKCHAINS, assets }],
  defaultNetwork: 'ethereum',
  partnerUserId: address,
  defaultExperience: 'buy',
  ...rest,
});
const urlFor = async (...order) => {
  const response = await post('generators/onrampurl', orderFor(...order));
  assert.equal(response.status, 200, await response.clone().text());
  return (await response.json()).url;
};

describe('the address of the page that sells', () => {
  it('is on the server, and has the whole order', async () => {
    const url = new URL(await urlFor(alice, ['ETH'], { presetCryptoAmount: 2 }));
    assert.equal(url.origin, server.url);
    assert.equal(url.pathname, '/sandbox/buy/select-asset');
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      appId: 'sandbox',
      destinationWallets: JSON.stringify([{ address: alice, blockchains: BLOCKCHAINS, assets: ['ETH'] }]),
      defaultNetwork: 'ethereum',
      partnerUserId: alice,
      defaultExperience: 'buy',
      presetCryptoAmount: '2',
    });
  });

  const wallet = (change) => ({
    destinationWallets: [{ address: alice, blockchains: BLOCKCHAINS, assets: ['ETH'], ...change }],
  });
  const REFUSED = [
    ['a fraction of crypto', 'presetCryptoAmount', { presetCryptoAmount: 0.5 }],
    ['a fraction of money', 'presetFiatAmount', { presetFiatAmount: 99.5 }],
    ['a negative amount', 'presetFiatAmount', { presetFiatAmount: -1 }],
    ['an amount as text', 'presetFiatAmount', { presetFiatAmount: '100' }],
    ['an unknown network', 'defaultNetwork', { defaultNetwork: 'eip155:1' }],
    ['an unknown experience', 'defaultExperience', { defaultExperience: 'sell' }],
    ['nobody', 'partnerUserId', { partnerUserId: undefined }],
    ['no wallets', 'destinationWallets', { destinationWallets: [] }],
    ['wallets left out', 'destinationWallets', { destinationWallets: undefined }],
    ['a CAIP-10 account', 'destinationWallets', wallet({ address: `eip155:1:${alice}` })],
    ['a wallet without networks', 'destinationWallets', wallet({ blockchains: [] })],
    ['a wallet on an unknown network', 'destinationWallets', wallet({ blockchains: ['avalanche'] })],
    ['a wallet without assets', 'destinationWallets', wallet({ assets: undefined })],
    ['an unknown member', 'appId', { appId: 'x' }],
  ];
  for (const [what, field, change] of REFUSED) {
    it(`is refused for ${what}`, async () => {
      const response = await post('generators/onrampurl', { ...orderFor(alice, ['ETH']), ...change });
      const text = await response.text();
      assert.match(text, new RegExp(`"field":"${field}"`));
      assert.equal(response.status, 400);
    });
  }
});

/** The page in a browser without scripts. */
async function openPage(url) {
  const response = await fetch(url);
  assert.equal(response.status, 200, await response.clone().text());
  const html = await response.text();
  const fieldIn = (name) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
  const chosen = [...html.matchAll(/<option value="([^"]*)" selected>/g)].map(([, value]) => value);
  return { response, html, ticket: fieldIn('ticket'), amount: fieldIn('amount'), chosen };
}
const press = (fields, redirect = 'follow') =>
  fetch(`${server.url}/sandbox/buy`, { method: 'POST', body: new URLSearchParams(fields), redirect });

async function untilDone(address) {
  for (let tries = 0; tries < 100; tries += 1) {
    const [latest] = await purchasesOf(address);
    if (latest && !latest.metadata.status.endsWith('IN_PROGRESS')) return latest;
    await pause(50);
  }
  throw new Error('The purchase takes too long.');
}

describe('the page that sells', () => {
  it('needs no script, and is shown in no frame', async () => {
    const { response, html } = await openPage(await urlFor(alice, ['ETH']));
    const policy = response.headers.get('content-security-policy');
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(html, /<script|style=|onclick/);
    const sheet = /href="([^"]*\.css)"/.exec(html)[1];
    const style = await fetch(new URL(sheet, server.url));
    assert.equal(style.headers.get('content-type'), 'text/css; charset=utf-8');
  });

  it('begins with what the site asked for', async () => {
    const paid = await openPage(await urlFor(alice, ['SBX'], { presetFiatAmount: 250 }));
    assert.deepEqual([paid.amount, paid.chosen], ['250', ['SBX eip155:31337', 'USD']]);
    // Two ether cost 5000 dollars, plus fees.
    const got = await openPage(await urlFor(alice, ['ETH'], { presetCryptoAmount: 2 }));
    assert.equal(got.amount, '5076.40');
    const quote = await (await quoteFor('ETH', 'USD', got.amount)).json();
    assert.ok(Number(quote.purchaseAmount.amount) >= 2 && Number(quote.purchaseAmount.amount) < 2.00001);
  });

  it('offers all it has to a site that names nothing that it sells', async () => {
    const { html, amount } = await openPage(await urlFor(alice, ['USDC']));
    assert.equal([...html.matchAll(/<option value="[A-Z]+ eip155/g)].length, 6);
    assert.equal(amount, '100');
  });

  it('pays the native currency out on the chain, once, and the history follows', async () => {
    const { ticket } = await openPage(await urlFor(NEW, ['ETH']));
    const fields = { ticket, sold: 'ETH eip155:31337', amount: '100', payment: 'USD', action: 'pay' };
    const asked = await press(fields, 'manual');
    assert.equal(asked.status, 303);
    const [waiting] = await purchasesOf(NEW);
    assert.equal(waiting.metadata.status, 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS');
    assert.equal(waiting.metadata.hash, '');
    const shown = new URL(asked.headers.get('location'), server.url);
    assert.equal((await fetch(shown)).headers.get('refresh'), '1');
    assert.equal((await press(fields, 'manual')).status, 400);

    const { id, metadata, transfers } = await untilDone(NEW);
    assert.equal(id, waiting.id);
    assert.equal(metadata.status, 'ONRAMP_TRANSACTION_STATUS_SUCCESS');
    assert.equal(metadata.chain, 'eip155:31337');
    assert.deepEqual([transfers[0].direction, transfers[0].quantity.numeric], ['in', '0.0393']);
    assert.equal(await clientOf(0).getBalance({ address: NEW }), 39_300_000_000_000_000n);
    const receipt = await clientOf(0).getTransactionReceipt({ hash: metadata.hash });
    assert.equal(receipt.status, 'success');
    assert.equal((await purchasesOf(NEW)).length, 1);
    const done = await fetch(shown);
    assert.equal(done.headers.get('refresh'), null);
    assert.match(await done.text(), /Paid/);
  });

  it('pays a token out on the chosen chain', async () => {
    const { ticket } = await openPage(await urlFor(NEW, ['SUSD']));
    await press({ ticket, sold: 'SUSD eip155:31338', amount: '25000', payment: 'EUR', action: 'pay' });
    const { metadata } = await untilDone(NEW);
    assert.equal(metadata.chain, 'eip155:31338');
    const args = { address: DOLLAR, abi: erc20Abi, functionName: 'balanceOf', args: [NEW] };
    // 25000 minus 375 minus 0.40 euros, at 1.10.
    assert.equal(await clientOf(1).readContract(args), 27_087_060_000n);
    assert.equal(await clientOf(0).readContract(args), 0n);
  });

  it('notes a payment that failed', async () => {
    const { ticket } = await openPage(await urlFor(bob, ['ETH']));
    const fields = { ticket, sold: 'ETH eip155:31337', amount: '50', payment: 'USD', action: 'decline' };
    assert.match(await (await press(fields)).text(), /The bank declined the payment/);
    const { metadata } = await untilDone(bob);
    assert.deepEqual([metadata.status, metadata.hash], ['ONRAMP_TRANSACTION_STATUS_FAILED', '']);
  });

  it('notes nothing if somebody leaves', async () => {
    const { ticket } = await openPage(await urlFor(alice, ['ETH']));
    const fields = { ticket, sold: 'ETH eip155:31337', amount: '', payment: 'USD', action: 'leave' };
    assert.match(await (await press(fields)).text(), /You bought nothing/);
    assert.deepEqual(await purchasesOf(alice), []);
  });

  for (const [amount, words] of [
    ['1,000', /Write an amount/],
    ['9.99', /You can pay from 10.00 to 25000.00 USD/],
  ]) {
    it(`says what is wrong with ${amount}, and keeps it`, async () => {
      const { ticket } = await openPage(await urlFor(alice, ['ETH']));
      const fields = { ticket, sold: 'ETH eip155:31337', amount, payment: 'USD', action: 'pay' };
      const html = await (await press(fields)).text();
      assert.match(html, words);
      assert.match(html, new RegExp(`name="amount"[^>]*value="${amount}"`));
      assert.deepEqual(await purchasesOf(alice), []);
    });
  }

  it('sells nothing to a form that it did not make, nor what it does not have', async () => {
    const { ticket } = await openPage(await urlFor(alice, ['ETH']));
    const fields = { ticket, sold: 'ETH eip155:31337', amount: '100', payment: 'USD', action: 'pay' };
    for (const change of [{ ticket: 'mine' }, { sold: 'SUSD eip155:31337' }, { payment: 'CHF' }]) {
      assert.equal((await press({ ...fields, ...change }, 'manual')).status, 400);
    }
    assert.deepEqual(await purchasesOf(alice), []);
  });

  it('shows what it was given as text only', async () => {
    const url = new URL(await urlFor(alice, ['ETH']));
    const evil = '"><script>alert(1)</script>';
    url.searchParams.set('partnerUserId', evil);
    assert.doesNotMatch((await openPage(url)).html, /<script/);
    const { ticket } = await openPage(await urlFor(alice, ['ETH']));
    const fields = { ticket, sold: 'ETH eip155:31337', amount: evil, payment: 'USD', action: 'pay' };
    assert.doesNotMatch(await (await press(fields)).text(), /<script/);
  });

  it('is refused without an order', async () => {
    assert.equal((await fetch(`${server.url}/sandbox/buy/select-asset`)).status, 400);
    assert.equal((await fetch(`${server.url}/sandbox/buy/purchase?id=1`)).status, 404);
  });
});

describe('failures', () => {
  for (const [name, ask] of [
    ['onramp-options', () => fetch(`${server.url}/v1/onramp/options?projectId=mine`)],
    ['onramp-quote', () => quoteFor('ETH', 'USD', '100')],
    ['onramp-url', () => post('generators/onrampurl', orderFor(alice, ['ETH']))],
  ]) {
    it(`can be dialled in for ${name} alone`, async () => {
      server.failures.set({ service: 'chainApi', mode: '500', methods: [name] });
      try {
        assert.equal((await ask()).status, 500);
        assert.deepEqual(await purchasesOf(alice), []);
      } finally {
        server.failures.clear();
      }
      assert.equal((await ask()).status, 200);
    });
  }

  it('break every second currency', async () => {
    server.failures.set({ service: 'chainApi', mode: 'half-broken', times: 1 });
    const { paymentCurrencies, purchaseCurrencies } = await options();
    assert.deepEqual(
      [paymentCurrencies[0].id, paymentCurrencies[1], purchaseCurrencies[1]],
      ['USD', null, null],
    );
  });
});

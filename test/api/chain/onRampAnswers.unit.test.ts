import { expect } from 'chai';
import type { OnRampQuery } from '../../../src/lib/onramp/onRamp.js';
import { rejection } from '../../support/promises.js';
import { selling } from './answering.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const options = { signal: new AbortController().signal };

const dollars = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] };
const mainnet = {
  name: 'ethereum-mainnet',
  display_name: 'Ethereum',
  chain_id: '1',
  contract_address: USDC,
};
const coin = { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: [mainnet] };

const readOptions = (payment: unknown, purchase: unknown, isHosted = true) =>
  selling(
    { isHosted },
    JSON.stringify({ paymentCurrencies: payment, purchaseCurrencies: purchase }),
  ).hosted.options(options);

describe('currencies that can be bought', () => {
  it('are read with their limits and contracts, whatever else the service says', async () => {
    const picture = 'https://images.example/usdc.png';
    const read = await readOptions(
      [{ ...dollars, extra: 1, icon_url: 'http://images.example/usd.png' }],
      [{ ...coin, icon_url: picture, extra: {} }],
    );
    expect(read).to.deep.equal({
      payment: [{ id: 'USD', limits: [{ method: 'card', min: '10.00', max: '7500.00' }], icon: undefined }],
      purchase: [
        {
          id: 'usdc',
          name: 'USD Coin',
          symbol: 'USDC',
          networks: [
            { name: 'ethereum-mainnet', displayName: 'Ethereum', id: 'eip155:1', contractAddress: USDC },
          ],
          icon: picture,
        },
      ],
    });
  });

  it('are read if numbers are not written as texts', async () => {
    const { payment, purchase } = await readOptions(
      [{ id: 'EUR', payment_method_limits: [{ id: 'card', min: 10, max: 7500.5 }] }],
      [{ ...coin, networks: [{ ...mainnet, chain_id: 8453, contract_address: '' }] }],
    );
    expect(payment[0]?.limits).to.deep.equal([{ method: 'card', min: '10', max: '7500.5' }]);
    expect(purchase[0]?.networks[0]).to.include({ id: 'eip155:8453', contractAddress: undefined });
  });

  const BROKEN: readonly [what: string, payment: readonly unknown[], purchase: readonly unknown[]][] = [
    ['nothing', [null, 7, 'USD', {}], [null, 7, 'USDC', {}]],
    [
      'another code than of a currency',
      [
        { ...dollars, id: '$' },
        { ...dollars, id: 'usd' },
      ],
      [],
    ],
    ['a currency twice', [{ id: 'USD' }], [{ ...coin, name: 'Other Coin' }]],
    ['no symbol, or none that can be seen', [], [{ ...coin, id: 'x', symbol: '\u202e\u200b' }]],
    [
      'no networks',
      [],
      [
        { ...coin, id: 'x', networks: 'all' },
        { ...coin, id: 'y', networks: [] },
      ],
    ],
    [
      'a network that no account is on',
      [],
      [{ ...coin, id: 'x', networks: [{ ...mainnet, chain_id: '0' }] }],
    ],
    [
      'a network that the provider does not send to',
      [],
      [{ ...coin, id: 'x', networks: [{ ...mainnet, chain_id: '56' }] }],
    ],
    [
      'a contract that is no address',
      [],
      [{ ...coin, id: 'x', networks: [{ ...mainnet, contract_address: 'native' }] }],
    ],
  ];
  for (const [what, payment, purchase] of BROKEN) {
    it(`do not hide others by an entry with ${what}`, async () => {
      const read = await readOptions([dollars, ...payment], [coin, ...purchase]);
      expect(read.payment.map(({ id, limits }) => [id, limits.length])).to.deep.equal([['USD', 1]]);
      expect(read.purchase.map(({ id, name }) => [id, name])).to.deep.equal([['usdc', 'USD Coin']]);
    });
  }

  it('keep their good limits beside broken ones', async () => {
    const good = { id: 'card', min: '10.00', max: '7500.00' };
    const limits = [
      null,
      { ...good, min: '-1' },
      { ...good, max: '1e9' },
      { ...good, min: '7500.01' },
      { ...good, id: '' },
      good,
    ];
    const { payment } = await readOptions([{ id: 'USD', payment_method_limits: limits }], [coin]);
    expect(payment[0]?.limits).to.deep.equal([{ method: 'card', min: '10.00', max: '7500.00' }]);
  });

  it('may be on any EVM network if the service is the site’s own', async () => {
    const networks = [{ ...mainnet, chain_id: '31337', contract_address: null }];
    const { purchase } = await readOptions([dollars], [{ ...coin, networks }], false);
    expect(purchase[0]?.networks[0]).to.include({ id: 'eip155:31337', contractAddress: undefined });
  });

  for (const [what, payment, purchase] of [
    ['no list', 'USD', [coin]],
    ['no currency to pay with', [{ id: '$' }], [coin]],
    ['no currency to buy', [dollars], []],
  ] as const) {
    it(`are not there if there is ${what}`, async () => {
      expect((await rejection(readOptions(payment, purchase))).code).to.equal('chain_api_failed');
    });
  }
});

const query: OnRampQuery = {
  payment: { id: 'USD', limits: [], icon: undefined },
  purchase: { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: [], icon: undefined },
  amount: '100',
};
const usd = (amount: string) => ({ amount, currency: 'USD' });
const wire = {
  coinbaseFee: usd('1.49'),
  networkFee: usd('0.03'),
  paymentSubtotal: usd('98.48'),
  paymentTotal: usd('100.00'),
  purchaseAmount: { amount: '98.480000000000000001', currency: 'USDC' },
  quoteId: 'q1',
};

const readQuote = (change: object = {}, asked = query) =>
  selling({ isHosted: true }, JSON.stringify({ ...wire, ...change })).hosted.quote(asked, options);

describe('a quote for buying', () => {
  it('is read with all its digits', async () => {
    expect(await readQuote()).to.deep.equal({
      purchaseAmount: { amount: '98.480000000000000001', currency: 'USDC' },
      paymentSubtotal: { amount: '98.48', currency: 'USD' },
      paymentTotal: { amount: '100', currency: 'USD' },
      providerFee: { amount: '1.49', currency: 'USD' },
      networkFee: { amount: '0.03', currency: 'USD' },
      id: 'q1',
      isEstimate: false,
    });
  });

  it('may come without an id, name its currency by id, and have fees on top', async () => {
    const read = await readQuote({
      quoteId: null,
      purchaseAmount: { amount: 98, currency: 'USDC' },
      paymentSubtotal: usd('100'),
      paymentTotal: usd('101.52'),
    });
    expect(read).to.deep.include({ id: '', purchaseAmount: { amount: '98', currency: 'USDC' } });
  });

  const REFUSED: readonly [what: string, change: object][] = [
    ['it is for another currency', { purchaseAmount: { amount: '98.48', currency: 'USDT' } }],
    ['it is paid in another currency', { paymentTotal: { amount: '100', currency: 'EUR' } }],
    ['a fee is in another currency', { coinbaseFee: { amount: '1', currency: 'BTC' } }],
    ['nothing is bought', { purchaseAmount: { amount: '0.00', currency: 'USDC' } }],
    ['less than nothing is bought', { purchaseAmount: { amount: '-98', currency: 'USDC' } }],
    ['more is bought than exists', { purchaseAmount: { amount: '1e40', currency: 'USDC' } }],
    ['nothing is paid', { paymentTotal: usd('0'), paymentSubtotal: usd('0') }],
    ['a fee is negative', { networkFee: usd('-0.03') }],
    ['a fee is more than all', { coinbaseFee: usd('100.01') }],
    ['the subtotal is more than the total', { paymentSubtotal: usd('100.01') }],
    ['far more is paid than was asked for', { paymentTotal: usd('200.01') }],
    ['an amount is no number', { paymentTotal: usd('100,00') }],
    ['an amount is missing', { networkFee: undefined }],
  ];
  for (const [what, change] of REFUSED) {
    it(`is refused if ${what}`, async () => {
      expect((await rejection(readQuote(change))).code).to.equal('chain_api_failed');
    });
  }
});

describe('the provider', () => {
  it('leads to Coinbase, and from a service of the site’s own also to that', () => {
    const { provider } = selling({ isHosted: true }, '').hosted;
    expect(provider).to.deep.include({ id: 'coinbase', hosts: ['pay.coinbase.com'], feeRange: ['1', '2'] });
    expect(selling({ isHosted: false }, '').hosted.provider.hosts).to.deep.equal([
      'pay.coinbase.com',
      'chain.example:8443',
    ]);
  });

  it('has no page if the answer has none', async () => {
    const order = {
      account: `eip155:1:${ALICE}`,
      purchase: undefined,
      purchases: [],
      purchaseAmount: undefined,
      payment: undefined,
      paymentAmount: undefined,
    } as const;
    const { provider } = selling({ isHosted: true }, '{"link":"https://pay.coinbase.com"}').hosted;
    const error = await rejection(Promise.resolve(provider.buildUrl(order, options)));
    expect(error.code).to.equal('chain_api_failed');
  });
});

describe('purchases', () => {
  const entry = (id: string, minedAt: string, status: string, chain: string, hash: unknown) => ({
    id,
    metadata: { operationType: 'buy', hash, chain, minedAt, sentFrom: 'Coinbase', sentTo: ALICE, status },
    transfers: [],
  });

  it('are read newest first, also without a hash and on networks by the provider’s names', async () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const data = [
      entry('1', '2026-11-01T10:00:00Z', 'ONRAMP_TRANSACTION_STATUS_SUCCESS', 'eip155:1', hash),
      entry('2', '2026-11-02T10:00:00Z', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'base', null),
      entry('3', '2026-11-01T12:00:00Z', 'ONRAMP_TRANSACTION_STATUS_FAILED', 'avalanche-c-chain', ''),
      entry('4', '2026-11-03T12:00:00Z', 'ONRAMP_TRANSACTION_STATUS_SUCCESS', 'dogecoin', ''),
    ];
    const { hosted } = selling({ isHosted: true }, JSON.stringify({ data, next: null }));
    const read = await hosted.purchases(ALICE, options);
    expect(read?.map((one) => [one.network, one.status, one.hash])).to.deep.equal([
      ['eip155:8453', 'pending', ''],
      ['eip155:43114', 'failed', ''],
      ['eip155:1', 'confirmed', hash],
    ]);
  });

  it('are unknown to a service that refuses the question', async () => {
    const { hosted } = selling({ isHosted: true }, { status: 400 });
    expect(await hosted.purchases(ALICE, options)).to.equal(undefined);
  });
});

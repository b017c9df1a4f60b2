import { expect } from 'chai';
import { estimateQuote } from '../../../src/lib/onramp/estimateQuote.js';
import { ON_RAMP_DEFAULTS } from '../../../src/lib/onramp/onRampDefaults.js';
import { coinbaseNetwork, networkOfCoinbase } from '../../../src/lib/onramp/onRampNetworks.js';
import { isRestrictedTimezone } from '../../../src/lib/onramp/restrictedTimezones.js';

describe('the currencies that are known without the service', () => {
  const { payment, purchase } = ON_RAMP_DEFAULTS;

  it('are paid in dollars and euros, within the limits of each method', () => {
    const limits = [
      { method: 'card', min: '10.00', max: '7500.00' },
      { method: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ];
    expect(payment).to.deep.equal([
      { id: 'USD', limits, icon: undefined },
      { id: 'EUR', limits, icon: undefined },
    ]);
  });

  it('are USDC and ETH, which share neither id nor contract', () => {
    const told = purchase.map(({ id, symbol, networks }) => [
      id,
      symbol,
      ...networks.map((network) => [network.id, network.contractAddress]),
    ]);
    expect(told).to.deep.equal([
      [
        '2b92315d-eab7-5bef-84fa-089a131333f5',
        'USDC',
        ['eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
        ['eip155:137', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
      ],
      ['d85dce9b-5b73-5c3c-8978-522ce1d1c1b4', 'ETH', ['eip155:1', undefined]],
    ]);
  });
});

describe('what stands in for a quote', () => {
  it('has the asked amount everywhere, in the payment currency, and says that it is an estimate', () => {
    const [payment] = ON_RAMP_DEFAULTS.payment;
    const [purchase] = ON_RAMP_DEFAULTS.purchase;
    if (!payment || !purchase) throw new Error('The defaults are empty.');
    const money = { amount: '100', currency: 'USD' };
    expect(estimateQuote({ payment, purchase, amount: '100' })).to.deep.equal({
      purchaseAmount: money,
      paymentSubtotal: money,
      paymentTotal: money,
      providerFee: money,
      networkFee: money,
      id: 'mocked-quote-id',
      isEstimate: true,
    });
  });
});

describe('the networks of the provider', () => {
  const NAMES = [
    ['eip155:1', 'ethereum'],
    ['eip155:42161', 'arbitrum'],
    ['eip155:137', 'polygon'],
    ['eip155:43114', 'avalanche-c-chain'],
    ['eip155:10', 'optimism'],
    ['eip155:42220', 'celo'],
    ['eip155:8453', 'base'],
  ] as const;
  for (const [id, name] of NAMES) {
    it(`have one called ${name}`, () => {
      expect(coinbaseNetwork(id)).to.equal(name);
      expect(networkOfCoinbase(name)).to.equal(id);
      expect(networkOfCoinbase(`${name}-mainnet`)).to.equal(id);
    });
  }

  it('have no others', () => {
    expect(coinbaseNetwork('eip155:56')).to.equal(undefined);
    expect(coinbaseNetwork('constructor' as never)).to.equal(undefined);
    expect(networkOfCoinbase('solana')).to.equal(undefined);
  });
});

describe('the restricted time zones', () => {
  const ZONES =
    'Asia/Shanghai Asia/Urumqi Asia/Chongqing Asia/Harbin Asia/Kashgar Asia/Macau Asia/Macao Asia/Hong_Kong ' +
    'Asia/Beijing Asia/Chungking Hongkong PRC ASIA/SHANGHAI';
  for (const zone of ZONES.split(' ')) {
    it(`have ${zone}`, () => expect(isRestrictedTimezone(zone)).to.equal(true));
  }
  for (const zone of ['Asia/Taipei', 'Asia/Singapore', 'Europe/Berlin', 'UTC', '']) {
    it(`do not have ${zone || 'an empty one'}`, () => expect(isRestrictedTimezone(zone)).to.equal(false));
  }
});

import { expect } from 'chai';
import type { HostedOnRamp } from '../../../src/api/chain/onramp/createHostedOnRamp.js';
import type { OnRampOrder, OnRampQuery } from '../../../src/lib/onramp/onRamp.js';
import { rejection } from '../../support/promises.js';
import { type Sent, selling } from './answering.js';

const BASE = 'https://rpc.walletconnect.org';
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TEXT_TYPE = { 'content-type': 'text/plain;charset=UTF-8' };
const BLOCKCHAINS = '["ethereum","arbitrum","polygon","avalanche-c-chain","optimism","celo","base"]';

const options = { signal: new AbortController().signal };

const query: OnRampQuery = {
  payment: { id: 'USD', limits: [{ method: 'card', min: '10.00', max: '7500.00' }], icon: undefined },
  purchase: {
    id: '2b92315d-eab7-5bef-84fa-089a131333f5',
    name: 'USD Coin',
    symbol: 'USDC',
    networks: [
      {
        name: 'ethereum-mainnet',
        displayName: 'Ethereum',
        id: 'eip155:1',
        contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      },
    ],
    icon: undefined,
  },
  amount: '99.50',
};

const ether: OnRampQuery['purchase'] = {
  id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
  name: 'Ether',
  symbol: 'ETH',
  networks: [
    { name: 'ethereum-mainnet', displayName: 'Ethereum', id: 'eip155:1', contractAddress: undefined },
  ],
  icon: undefined,
};

const order: OnRampOrder = {
  account: `eip155:1:${ALICE}`,
  purchase: query.purchase,
  purchases: [query.purchase, ether],
  purchaseAmount: undefined,
  payment: query.payment,
  paymentAmount: undefined,
};

/** The body of a request for the provider's page: the payout address, and the presets. */
function urlBody(network: string, assets: string, preset = ''): string {
  return (
    `{"destinationWallets":[{"address":"${ALICE}","blockchains":${BLOCKCHAINS},"assets":${assets}}],` +
    `"defaultNetwork":"${network}","partnerUserId":"${ALICE}","defaultExperience":"buy"${preset}}`
  );
}

const buildUrl = (change: Partial<OnRampOrder>) => (hosted: HostedOnRamp) =>
  Promise.resolve(hosted.provider.buildUrl({ ...order, ...change }, options));

const postUrl = (...body: Parameters<typeof urlBody>): Partial<Sent> => ({
  method: 'POST',
  url: `${BASE}/v1/generators/onrampurl?projectId=p1`,
  headers: TEXT_TYPE,
  body: urlBody(...body),
});

const CALLS: readonly [what: string, ask: (hosted: HostedOnRamp) => Promise<unknown>, sent: Partial<Sent>][] =
  [
    [
      'the currencies',
      (hosted) => hosted.options(options),
      { url: `${BASE}/v1/onramp/options?projectId=p1` },
    ],
    [
      'a quote, with the currencies as the service lists them and the symbol as the network',
      (hosted) => hosted.quote(query, options),
      {
        method: 'POST',
        url: `${BASE}/v1/onramp/quote?projectId=p1`,
        headers: TEXT_TYPE,
        body:
          '{"purchaseCurrency":{"id":"2b92315d-eab7-5bef-84fa-089a131333f5","name":"USD Coin","symbol":"USDC",' +
          '"networks":[{"name":"ethereum-mainnet","display_name":"Ethereum","chain_id":"1",' +
          '"contract_address":"0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"}]},' +
          '"paymentCurrency":{"id":"USD","payment_method_limits":[{"id":"card","min":"10.00","max":"7500.00"}]},' +
          '"amount":"99.50","network":"USDC"}',
      },
    ],
    [
      'a quote for a native currency, which has no contract',
      (hosted) => hosted.quote({ ...query, purchase: ether }, options),
      {
        method: 'POST',
        url: `${BASE}/v1/onramp/quote?projectId=p1`,
        headers: TEXT_TYPE,
        body:
          '{"purchaseCurrency":{"id":"d85dce9b-5b73-5c3c-8978-522ce1d1c1b4","name":"Ether","symbol":"ETH",' +
          '"networks":[{"name":"ethereum-mainnet","display_name":"Ethereum","chain_id":"1","contract_address":""}]},' +
          '"paymentCurrency":{"id":"USD","payment_method_limits":[{"id":"card","min":"10.00","max":"7500.00"}]},' +
          '"amount":"99.50","network":"ETH"}',
      },
    ],
    ['the page for one currency', buildUrl({}), postUrl('ethereum', '["USDC"]')],
    ['the page for all currencies', buildUrl({ purchase: undefined }), postUrl('ethereum', '["USDC","ETH"]')],
    [
      'the page on another network of the provider',
      buildUrl({ account: `eip155:43114:${ALICE}` }),
      postUrl('avalanche-c-chain', '["USDC"]'),
    ],
    [
      'the page on Ethereum for a network that the provider does not know',
      buildUrl({ account: `eip155:56:${ALICE}` }),
      postUrl('ethereum', '["USDC"]'),
    ],
    [
      'the page with a whole quoted amount, as a number',
      buildUrl({ purchaseAmount: '250.00', paymentAmount: '255' }),
      postUrl('ethereum', '["USDC"]', ',"presetCryptoAmount":250'),
    ],
    [
      'the page with the whole amount that was typed, if the quoted one is not whole',
      buildUrl({ purchaseAmount: '0.0381', paymentAmount: '100' }),
      postUrl('ethereum', '["USDC"]', ',"presetFiatAmount":100'),
    ],
    [
      'the page with the whole amount that was typed, without a quote',
      buildUrl({ paymentAmount: '100.' }),
      postUrl('ethereum', '["USDC"]', ',"presetFiatAmount":100'),
    ],
    [
      'the page without an amount, rather than a rounded one',
      buildUrl({ purchaseAmount: '98.73', paymentAmount: '99.50' }),
      postUrl('ethereum', '["USDC"]'),
    ],
    [
      'the page without an amount that a number cannot hold',
      buildUrl({ purchaseAmount: '9007199254740993', paymentAmount: '0' }),
      postUrl('ethereum', '["USDC"]'),
    ],
    [
      'purchases, past the browser’s cache',
      (hosted) => hosted.purchases(ALICE, options),
      { url: `${BASE}/v1/account/${ALICE}/history?projectId=p1&onramp=coinbase`, cache: 'no-cache' },
    ],
  ];

describe('requests for buying', () => {
  for (const [what, ask, rest] of CALLS) {
    it(`ask for ${what}`, async () => {
      const { hosted, sent } = selling({ isHosted: true }, 'null');
      await ask(hosted).catch(() => undefined);
      const request = { method: 'GET', headers: {}, body: undefined, cache: undefined, ...rest };
      expect(sent).to.deep.equal([request]);
    });
  }

  it('are not made for accounts that the provider cannot send to', async () => {
    const { hosted, sent } = selling({ isHosted: true }, '{"url":"https://pay.coinbase.com/"}');
    const account = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
    expect((await rejection(buildUrl({ account })(hosted))).code).to.equal('request_invalid');
    expect(sent).to.deep.equal([]);
  });

  it('are repeated when the service is busy, those by POST too, because nothing is bought by them', async () => {
    const { hosted, sent, clock } = selling(
      { isHosted: true },
      { status: 503 },
      '{"url":"https://pay.coinbase.com/buy"}',
    );
    expect(await clock.moveUntil(buildUrl({})(hosted))).to.equal('https://pay.coinbase.com/buy');
    expect(sent).to.have.length(2);
  });

  it('fail with the code of the chain API, at once if the service lacks the call', async () => {
    const { hosted, sent } = selling({ isHosted: true }, { status: 404 });
    expect((await rejection(hosted.options(options))).code).to.equal('chain_api_failed');
    expect(sent).to.have.length(1);
  });

  it('end when nobody waits any more', async () => {
    const { hosted } = selling({ isHosted: true }, 'null');
    const over = new AbortController();
    const error = rejection(hosted.quote(query, { signal: over.signal }));
    over.abort();
    expect((await error).code).to.equal('aborted');
  });
});

import { expect } from 'chai';
import { rejection } from '../../support/promises.js';
import { quoting, type Sent } from './answering.js';

type Quotes = ReturnType<typeof quoting>['source'];

const BASE = 'https://rpc.walletconnect.org';
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const SDK = { 'x-sdk-type': 'w3m', 'x-sdk-version': 'html-multichain-N.N.N' };
const JSON_TYPE = { 'content-type': 'application/json' };

const options = { signal: new AbortController().signal };
const account = `eip155:1:${ALICE}` as const;
const query = { account, from: USDC, to: DAI, amount: 12_500_000n } as const;

/** A request's path below the service's URL, its headers, and the other differences from a plain GET. */
type Wire = readonly [path: string, headers?: Record<string, string>, rest?: Partial<Sent>];

const CALLS: readonly [what: string, ask: (source: Quotes) => Promise<unknown>, wire: Wire][] = [
  [
    'the tokens of a network, without headers',
    (source) => source.tokens('eip155:137', options),
    ['/v1/convert/tokens?projectId=p1&chainId=eip155%3A137'],
  ],
  [
    'a quote, with the plain address of the account',
    (source) => source.quote({ ...query, gasPrice: 60_000_000_128n }, options),
    [
      `/v1/convert/quotes?projectId=p1&amount=12500000&userAddress=${ALICE}` +
        `&from=eip155%3A1%3A${USDC}&to=eip155%3A1%3A${DAI}&gasPrice=60000000128`,
      JSON_TYPE,
    ],
  ],
  [
    'a quote for a native currency, while the price of gas is unknown',
    (source) => source.quote({ account, from: undefined, to: USDC, amount: 1n }, options),
    [
      `/v1/convert/quotes?projectId=p1&amount=1&userAddress=${ALICE}` +
        `&from=eip155%3A1%3A${NATIVE}&to=eip155%3A1%3A${USDC}`,
      JSON_TYPE,
    ],
  ],
  [
    'a quote for an amount that has an exponent as a number',
    (source) => source.quote({ ...query, amount: 10n ** 30n + 1n }, options),
    [
      `/v1/convert/quotes?projectId=p1&amount=1000000000000000000000000000001&userAddress=${ALICE}` +
        `&from=eip155%3A1%3A${USDC}&to=eip155%3A1%3A${DAI}`,
      JSON_TYPE,
    ],
  ],
  [
    'an allowance',
    (source) => source.allowance({ account, token: USDC }, options),
    [
      `/v1/convert/allowance?projectId=p1&tokenAddress=eip155%3A1%3A${USDC}&userAddress=eip155%3A1%3A${ALICE}`,
      { ...JSON_TYPE, ...SDK },
    ],
  ],
  [
    'an approval of exactly the amount',
    (source) => source.buildApproval(query, options),
    [
      `/v1/convert/build-approve?projectId=p1&userAddress=eip155%3A1%3A${ALICE}` +
        `&from=eip155%3A1%3A${USDC}&to=eip155%3A1%3A${DAI}&amount=12500000`,
      { ...JSON_TYPE, ...SDK },
    ],
  ],
  [
    'an unlimited approval',
    (source) => source.buildApproval({ ...query, to: undefined, amount: 'unlimited' }, options),
    [
      `/v1/convert/build-approve?projectId=p1&userAddress=eip155%3A1%3A${ALICE}` +
        `&from=eip155%3A1%3A${USDC}&to=eip155%3A1%3A${NATIVE}`,
      { ...JSON_TYPE, ...SDK },
    ],
  ],
  [
    'a swap, with its slippage as an integer',
    (source) => source.buildSwap({ ...query, slippage: 100 }, options),
    [
      '/v1/convert/build-transaction',
      JSON_TYPE,
      {
        method: 'POST',
        body:
          `{"amount":"12500000","eip155":{"slippage":1},"from":"eip155:1:${USDC}","projectId":"p1",` +
          `"to":"eip155:1:${DAI}","userAddress":"eip155:1:${ALICE}"}`,
      },
    ],
  ],
  [
    'a swap of a native currency with the most slippage',
    (source) => source.buildSwap({ account, from: undefined, to: DAI, amount: 1n, slippage: 500 }, options),
    [
      '/v1/convert/build-transaction',
      JSON_TYPE,
      {
        method: 'POST',
        body:
          `{"amount":"1","eip155":{"slippage":5},"from":"eip155:1:${NATIVE}","projectId":"p1",` +
          `"to":"eip155:1:${DAI}","userAddress":"eip155:1:${ALICE}"}`,
      },
    ],
  ],
];

describe('requests for swaps', () => {
  for (const [what, ask, [path, headers = {}, rest]] of CALLS) {
    it(`ask for ${what}`, async () => {
      const { source, sent } = quoting('null');
      await ask(source).catch(() => undefined);
      const request = { method: 'GET', url: BASE + path, headers, cache: undefined, ...rest };
      const numberless = JSON.stringify(sent).replace(
        /(html-multichain)-\d+\.\d+\.\d+(-rc\.\d+)?/,
        '$1-N.N.N',
      );
      expect(JSON.parse(numberless)).to.deep.equal([JSON.parse(JSON.stringify(request))]);
    });
  }

  it('are not made for the allowance of a spender that the service does not know', async () => {
    const { source, sent } = quoting('{"allowance":"5"}');
    const error = await rejection(source.allowance({ account, token: USDC, spender: DAI }, options));
    expect(error.code).to.equal('request_invalid');
    expect(sent).to.deep.equal([]);
  });

  it('are repeated when the service is busy, building a swap too, which changes nothing', async () => {
    const swap = `{"tx":{"to":"eip155:1:${DAI}","data":"0x01","amount":"7"}}`;
    const { source, sent, clock } = quoting({ status: 503 }, swap);
    const { toAmount } = await clock.moveUntil(source.buildSwap({ ...query, slippage: 100 }, options));
    expect(toAmount).to.equal(7n);
    expect(sent).to.have.length(2);
  });

  it('fail with the code of the chain API', async () => {
    const { source } = quoting({ status: 403 });
    const error = await rejection<{ code: string; details: string }>(source.quote(query, options));
    expect(error.code).to.equal('chain_api_failed');
    expect(error.details).to.match(/^HTTP status code: 403\. /);
  });

  it('end when nobody waits any more', async () => {
    const { source } = quoting('{"quotes":[]}');
    const over = new AbortController();
    const error = rejection(source.quote(query, { signal: over.signal }));
    over.abort();
    expect((await error).code).to.equal('aborted');
  });
});

import { expect } from 'chai';
import type { ReadChainApi } from '../../support/chainApi.js';
import { rejection } from '../../support/promises.js';
import { answering, answeringApp, type Sent } from './answering.js';

const BASE = 'https://rpc.walletconnect.org';
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const CAROL = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const SDK = { 'x-sdk-type': 'w3m', 'x-sdk-version': 'html-multichain-N.N.N' };
const JSON_TYPE = { 'content-type': 'application/json' };

const { signal } = new AbortController();

/** A request's path below the service's URL, its headers, and the other differences from a plain GET. */
type Wire = readonly [path: string, headers?: Record<string, string>, rest?: Partial<Sent>];

const CALLS: readonly [what: string, ask: (api: ReadChainApi) => Promise<unknown>, wire: Wire][] = [
  [
    'the identity of an address',
    (api) => api.identity(ALICE, { sender: BOB, signal }),
    [`/v1/identity/${ALICE}?projectId=p1&sender=${BOB}`],
  ],
  [
    'an identity, with nobody connected',
    (api) => api.identity(ALICE, { sender: undefined, signal }),
    [`/v1/identity/${ALICE}?projectId=p1`],
  ],
  [
    'the first page of a history',
    (api) => api.history({ address: ALICE, network: 'eip155:1', signal }),
    [`/v1/account/${ALICE}/history?projectId=p1&chainId=eip155%3A1`],
  ],
  [
    'the next page of a history',
    (api) => api.history({ address: ALICE, network: 'eip155:1', cursor: 'a/b=', signal }),
    [`/v1/account/${ALICE}/history?projectId=p1&cursor=a%2Fb%3D&chainId=eip155%3A1`],
  ],
  [
    'purchases, past the browser’s cache',
    (api) => api.purchases(ALICE, { signal }),
    [`/v1/account/${ALICE}/history?projectId=p1&onramp=coinbase`, {}, { cache: 'no-cache' }],
  ],
  [
    'balances',
    (api) => api.balances(`eip155:1:${ALICE}`, { signal }),
    [`/v1/account/${ALICE}/balance?currency=usd&projectId=p1&chainId=eip155%3A1`, SDK],
  ],
  [
    'balances after a native currency and a token moved',
    (api) => api.balances(`eip155:10:${ALICE}`, { moved: [undefined, USDC], signal }),
    [
      `/v1/account/${ALICE}/balance?currency=usd&projectId=p1&chainId=eip155%3A10` +
        `&forceUpdate=eip155%3A10%3A0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee%2Ceip155%3A10%3A${USDC}`,
      SDK,
    ],
  ],
  [
    'balances on Solana, where the service reads no tokens from nodes',
    (api) => api.balances(`${SOLANA}:${CAROL}`, { moved: [MINT], signal }),
    [
      `/v1/account/${CAROL}/balance?currency=usd&projectId=p1&chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`,
      SDK,
    ],
  ],
  [
    'the price of a token',
    (api) => api.price(USDC, 'eip155:1', signal),
    [
      '/v1/fungible/price',
      JSON_TYPE,
      { method: 'POST', body: `{"projectId":"p1","currency":"usd","addresses":["eip155:1:${USDC}"]}` },
    ],
  ],
  [
    'the price of a native currency',
    (api) => api.price(undefined, 'eip155:137', signal),
    [
      '/v1/fungible/price',
      JSON_TYPE,
      {
        method: 'POST',
        body: '{"projectId":"p1","currency":"usd","addresses":["eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"]}',
      },
    ],
  ],
  [
    'the price of SOL',
    (api) => api.price(undefined, SOLANA, signal),
    [
      '/v1/fungible/price',
      JSON_TYPE,
      {
        method: 'POST',
        body: '{"projectId":"p1","currency":"usd","addresses":["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111112"]}',
      },
    ],
  ],
  [
    'the price of gas',
    (api) => api.gasPrice('eip155:8453', signal),
    ['/v1/convert/gas-price?projectId=p1&chainId=eip155%3A8453', { ...JSON_TYPE, ...SDK }],
  ],
  [
    'a registered name, however it is typed',
    (api) => api.resolveName(' Alice.WCN.id ', 'eip155:1', signal),
    ['/v1/profile/account/alice.wcn.id?projectId=p1&apiVersion=2'],
  ],
  [
    'the name of an address',
    (api) => api.reverseName(ALICE, { sender: BOB, signal }),
    [`/v1/profile/reverse/${ALICE}?sender=${BOB}&projectId=p1&apiVersion=2`],
  ],
  [
    'whether a name is registered',
    (api) => api.isNameRegistered('alice.wcn.id', signal),
    ['/v1/profile/account/alice.wcn.id?projectId=p1&apiVersion=2'],
  ],
  [
    'names like another',
    (api) => api.nameSuggestions('alice', signal),
    ['/v1/profile/suggestions/alice?projectId=p1'],
  ],
  [
    'the registration of a name, without the project',
    (api) =>
      api.registerName(
        {
          name: 'alice',
          coinType: 2147492101,
          address: ALICE,
          message: '{"name":"alice.wcn.id","attributes":{},"timestamp":1726000123}',
          signature: '0xabcd',
        },
        signal,
      ),
    [
      '/v1/profile/account',
      JSON_TYPE,
      {
        method: 'POST',
        body:
          `{"coin_type":2147492101,"address":"${ALICE}",` +
          '"message":"{\\"name\\":\\"alice.wcn.id\\",\\"attributes\\":{},\\"timestamp\\":1726000123}",' +
          '"signature":"0xabcd"}',
      },
    ],
  ],
];

describe('requests to the chain API', () => {
  for (const [what, ask, [path, headers = {}, rest]] of CALLS) {
    it(`ask for ${what}`, async () => {
      const { api, sent } = answering('null');
      await ask(api).catch(() => undefined);
      const request = {
        method: 'GET',
        url: BASE + path,
        headers,
        body: undefined,
        cache: undefined,
        ...rest,
      };
      const numberless = JSON.stringify(sent).replace(
        /(html-multichain)-\d+\.\d+\.\d+(-rc\.\d+)?/,
        '$1-N.N.N',
      );
      expect(JSON.parse(numberless)).to.deep.equal([JSON.parse(JSON.stringify(request))]);
    });
  }

  for (const [who, clientId, more] of [
    [
      'a wallet app',
      'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH',
      '&clientId=did%3Akey%3Az6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH',
    ],
    ['no wallet app', undefined, ''],
  ] as const) {
    it(`name the client of WalletConnect’s core for a visitor with ${who}`, async () => {
      const { api, sent } = answeringApp(clientId, 'null');
      await api.identity(ALICE, { sender: BOB, signal }).catch(() => undefined);
      expect(sent.map(({ url }) => url)).to.deep.equal([
        `${BASE}/v1/identity/${ALICE}?projectId=p1&sender=${BOB}${more}`,
      ]);
    });
  }

  for (const name of [
    'vitalik.eth',
    'al.wcn.id',
    'a.b.wcn.id',
    'alice.wcn.id/..',
    'wcn.id',
    '',
    'álice.wcn.id',
  ]) {
    it(`are not made for ${name || 'no name'}, which the service cannot know`, async () => {
      const { api, sent } = answering('null');
      expect(await api.resolveName(name, 'eip155:1', signal)).to.equal(undefined);
      expect(sent).to.deep.equal([]);
    });
  }

  it('are not made for names on Solana', async () => {
    const { api, sent } = answering('null');
    expect(await api.resolveName('alice.wcn.id', SOLANA, signal)).to.equal(undefined);
    expect(sent).to.deep.equal([]);
  });

  for (const status of [429, 500, 503]) {
    it(`are repeated twice, with longer pauses, when the answer is ${status}`, async () => {
      const { api, sent, clock } = answering({ status });
      const started = clock.now();
      const error = await rejection<{ code: string; details: string }>(
        clock.moveUntil(api.history({ address: ALICE, network: 'eip155:1', signal })),
      );
      expect(error.code).to.equal('chain_api_failed');
      expect(error.details).to.equal(
        `HTTP status code: ${status}. Check chain-api-url or project-id, and connect-src.`,
      );
      expect(sent).to.have.length(3);
      expect(clock.now() - started).to.equal(3_000);
    });
  }

  it('repeat the question for a price, which changes nothing', async () => {
    const { api, sent, clock } = answering({ status: 503 }, '{"fungibles":[{"price":2}]}');
    expect(await clock.moveUntil(api.price(undefined, 'eip155:1', signal))).to.equal('2');
    expect(sent).to.have.length(2);
  });

  it('end when nobody waits any more', async () => {
    const { api } = answering('{"balances":[]}');
    const over = new AbortController();
    const error = rejection<{ code: string }>(api.balances(`eip155:1:${ALICE}`, { signal: over.signal }));
    over.abort();
    expect((await error).code).to.equal('aborted');
  });

  it('fail after 10 seconds of silence', async () => {
    const { api, clock } = answering();
    globalThis.fetch = () => new Promise(() => {});
    const started = clock.now();
    const error = await rejection<{ code: string }>(clock.moveUntil(api.gasPrice('eip155:1', signal)));
    expect(error.code).to.equal('chain_api_failed');
    expect(clock.now() - started).to.equal(10_000);
  });
});

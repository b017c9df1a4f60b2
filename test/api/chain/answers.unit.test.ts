import { expect } from 'chai';
import type { HistoryPage, HistoryTransfer } from '../../../src/lib/account/transactionHistory.js';
import type { CaipAddress } from '../../../src/lib/networks/caip.js';
import { rejection } from '../../support/promises.js';
import { answering } from './answering.js';

const NETWORK = 'eip155:1';
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const SHIB = '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE';
const HASH = `0x${'ab'.repeat(32)}`;
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const CAROL = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const WRAPPED = 'So11111111111111111111111111111111111111112';
const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

const { signal } = new AbortController();

const balancesOf = (answer: string, account: CaipAddress = `${NETWORK}:${ALICE}`) =>
  answering(answer).api.balances(account, { signal });
const historyOf = async (answer: string) => {
  const page = await answering(answer).api.history({ address: ALICE, network: NETWORK, signal });
  return page ?? { entries: [], next: 'no page' };
};

/** Wrong values that a service may send in any field. */
const NONSENSE = [
  'null',
  'true',
  '-1',
  '1e999',
  '"-1"',
  '"NaN"',
  '"0x10"',
  '"1,5"',
  '""',
  '[]',
  '{}',
  '[null]',
];

const ETHER = `{"name":"Ethereum","symbol":"ETH","chainId":"eip155:1","value":6,"price":3000.5,
  "quantity":{"decimals":"18","numeric":"0.002"},"iconUrl":"https://cdn.example.com/eth.png"}`;

describe('balances of the chain API', () => {
  it('are read as documented, the native currency first', async () => {
    const usdc = `{"name":"USD Coin","symbol":"USDC","chainId":"eip155:1","address":"eip155:1:${USDC}","value":12.5,
      "price":1,"quantity":{"decimals":"6","numeric":"12.5"},"iconUrl":"data:image/png;base64,AAAA","extra":[1]}`;
    expect(await balancesOf(`{"balances":[${usdc},${ETHER}]}`)).to.deep.equal([
      {
        network: 'eip155:1',
        address: undefined,
        name: 'Ethereum',
        symbol: 'ETH',
        decimals: 18,
        amount: 2_000_000_000_000_000n,
        price: '3000.5',
        icon: 'https://cdn.example.com/eth.png',
      },
      {
        network: 'eip155:1',
        address: USDC,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        amount: 12_500_000n,
        price: '1',
        icon: 'data:image/png;base64,AAAA',
      },
    ]);
  });

  it('on Solana are read with addresses alone, and with the mark of the native currency', async () => {
    const entry = (address: string) =>
      `{"name":"A","symbol":"A","chainId":"${SOLANA}","address":"${address}","price":0,
        "quantity":{"decimals":"9","numeric":"1"},"iconUrl":""}`;
    const sol = 'So11111111111111111111111111111111111111111';
    const answer = `{"balances":[${entry(MINT)},${entry(`${SOLANA}:${WRAPPED}`)},${entry(sol)}]}`;
    const tokens = await balancesOf(answer, `${SOLANA}:${CAROL}`);
    expect(tokens?.map(({ address }) => address)).to.deep.equal([undefined, MINT, WRAPPED]);
  });

  /** A token with these changes to its fields, as JSON. */
  const token = (change: Record<string, string>, quantity: Record<string, string> = {}) => {
    const json = (fields: Record<string, string>) =>
      `{${Object.entries(fields).map(([name, value]) => `"${name}":${value}`)}}`;
    return json({
      name: '"Shiba Inu"',
      symbol: '"SHIB"',
      chainId: '"eip155:1"',
      address: `"eip155:1:${SHIB}"`,
      price: '0.00001',
      quantity: json({ decimals: '"18"', numeric: '"5"', ...quantity }),
      iconUrl: '""',
      ...change,
    });
  };

  for (const [numeric, decimals, amount] of [
    ['"0"', '"18"', 0n],
    ['"0.000000000000000001"', '"18"', 1n],
    ['1e-18', '18', 1n],
    ['1.5E+3', '2', 150_000n],
    ['123456789012345678901234567890.123456', '"6"', 123456789012345678901234567890123456n],
    // It has more digits than the token. Rounded down, so never more than the account has.
    ['"0.1000000000000000055"', '"6"', 100_000n],
    ['"9.999"', '0', 9n],
    ['"1"', '"36"', 10n ** 36n],
  ] as const) {
    it(`have the amount ${amount} for ${numeric} with ${decimals} decimals`, async () => {
      const tokens = await balancesOf(`{"balances":[${token({}, { numeric, decimals })}]}`);
      expect(tokens?.map((one) => one.amount)).to.deep.equal([amount]);
    });
  }

  for (const [price, expected] of [
    ['1e-9', '0.000000001'],
    ['"0.1"', '0.1'],
    ['123456789.123456789123456789', '123456789.123456789123456789'],
    ['0', undefined],
    ['0.0', undefined],
    ...NONSENSE.map((value) => [value, undefined] as const),
  ] as const) {
    it(`have the price ${expected} for ${price}`, async () => {
      const tokens = await balancesOf(`{"balances":[${token({ price })}]}`);
      expect(tokens?.map((one) => one.price)).to.deep.equal([expected]);
    });
  }

  for (const [what, name, symbol, expected] of [
    ['text that reorders', '"a\\u202Ecba"', '"S\\u200B"', { name: 'acba', symbol: 'S' }],
    ['a long name', JSON.stringify('x'.repeat(10_000)), '"S"', { name: `${'x'.repeat(39)}…`, symbol: 'S' }],
    ['a long symbol', '"A"', JSON.stringify('S'.repeat(100)), { name: 'A', symbol: `${'S'.repeat(19)}…` }],
    ['markup, which is drawn as text', '"<b>A</b>"', '"S"', { name: '<b>A</b>', symbol: 'S' }],
    ['no name', 'null', '"S"', { name: 'S', symbol: 'S' }],
    ['neither name nor symbol', '{}', '[]', { name: SHIB, symbol: '' }],
  ] as const) {
    it(`are named safely with ${what}`, async () => {
      const [one] = (await balancesOf(`{"balances":[${token({ name, symbol })}]}`)) ?? [];
      expect(one).to.include(expected);
    });
  }

  for (const url of [
    'http://a.example.com/a.png',
    'https://192.168.0.1/a.png',
    'javascript:alert(1)',
    'https://localhost/a',
    'data:text/html,a',
    7,
    null,
  ]) {
    it(`have no picture at ${url}`, async () => {
      const [one] = (await balancesOf(`{"balances":[${token({ iconUrl: JSON.stringify(url) })}]}`)) ?? [];
      expect(one?.icon).to.equal(undefined);
    });
  }

  for (const [what, entry] of [
    ['another network', token({ chainId: '"eip155:10"' })],
    ['no network', token({ chainId: 'null' })],
    ['a token of another network', token({ address: `"eip155:10:${SHIB}"` })],
    ['an address that is none', token({ address: '"eip155:1:0x95aD"' })],
    ['a million decimals', token({}, { decimals: '"1000000"' })],
    ['37 decimals', token({}, { decimals: '37' })],
    ['decimals that are no integer', token({}, { decimals: '1.5' })],
    ['more than 256 bits', token({}, { decimals: '"0"', numeric: `"${2n ** 256n}"` })],
    ['a number of a million digits', token({}, { numeric: '1'.repeat(1_000_000) })],
    ['an advertisement without decimals', token({ name: '"Visit usdc-drop.example"' }, { decimals: '"0"' })],
    ...NONSENSE.flatMap((value) => [
      [`the amount ${value}`, token({}, { numeric: value })],
      [`the decimals ${value}`, token({}, { decimals: value })],
      [`the quantity ${value}`, token({ quantity: value })],
      [`the entry ${value}`, value],
    ]),
  ] as [string, string][]) {
    it(`leave out an entry with ${what}, and keep the others`, async () => {
      const tokens = await balancesOf(`{"balances":[${entry},${ETHER}]}`);
      expect(tokens?.map(({ symbol }) => symbol)).to.deep.equal(['ETH']);
    });
  }

  it('keep tokens that cannot be divided', async () => {
    const tokens = await balancesOf(`{"balances":[${token({}, { decimals: '"0"', numeric: '"3"' })}]}`);
    expect(tokens?.map(({ amount, decimals }) => [amount, decimals])).to.deep.equal([[3n, 0]]);
  });

  it('count a token once, however often and in whatever case it is listed', async () => {
    const again = token({ address: `"eip155:1:${SHIB.toLowerCase()}"` }, { numeric: '"7"' });
    const tokens = await balancesOf(`{"balances":[${token({})},${again},${ETHER},${ETHER}]}`);
    expect(tokens?.map(({ amount }) => amount)).to.deep.equal([2_000_000_000_000_000n, 5n * 10n ** 18n]);
  });

  it('are read from references without a namespace', async () => {
    expect(await balancesOf(`{"balances":[${token({ chainId: '1' })}]}`)).to.have.length(1);
  });

  it('are at most a thousand', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) =>
      token({ address: `"eip155:1:0x${index.toString(16).padStart(40, '0')}"` }),
    );
    expect(await balancesOf(`{"balances":[${many}]}`)).to.have.length(1_000);
  });

  it('are unknown on a network that the service refuses', async () => {
    const { api } = answering({ status: 400 });
    expect(await api.balances(`${NETWORK}:${ALICE}`, { signal })).to.equal(undefined);
  });
});

const transaction = (metadata: object, rest: object = {}) => ({
  id: 'a1',
  metadata: {
    operationType: 'trade',
    hash: HASH,
    chain: 'eip155:1',
    minedAt: '2024-09-09T12:30:00Z',
    sentFrom: ALICE,
    sentTo: BOB,
    status: 'confirmed',
    nonce: 7,
    application: { name: 'Exchange', iconUrl: null },
    ...metadata,
  },
  transfers: [],
  ...rest,
});
const pageOf = (data: unknown, next: unknown = null) => historyOf(JSON.stringify({ data, next }));
const transfersOf = async (transfers: unknown): Promise<readonly HistoryTransfer[] | undefined> =>
  (await pageOf([transaction({}, { transfers })])).entries[0]?.transfers;

describe('histories of the chain API', () => {
  it('are read as documented', async () => {
    const transfers = [
      {
        fungible_info: {
          name: 'USD Coin',
          symbol: 'USDC',
          icon: { url: 'https://cdn.example.com/usdc.png' },
        },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '12.50' },
        value: 12.5,
        price: 1,
      },
      {
        fungible_info: null,
        nft_info: {
          name: 'Cat #1',
          content: {
            preview: { url: 'https://cdn.example.com/cat.png', content_type: 'image/png' },
            detail: { url: 'https://cdn.example.com/cat.gif', content_type: null },
          },
          flags: { is_spam: true },
        },
        direction: 'in',
        quantity: { numeric: '1' },
        value: null,
        price: null,
      },
    ];
    const expected: HistoryPage = {
      entries: [
        {
          id: HASH,
          operation: 'trade',
          hash: HASH,
          network: 'eip155:1',
          minedAt: 1_725_885_000_000,
          status: 'confirmed',
          from: ALICE,
          to: BOB,
          transfers: [
            {
              kind: 'token',
              direction: 'out',
              token: undefined,
              name: 'USD Coin',
              symbol: 'USDC',
              quantity: '12.5',
              image: 'https://cdn.example.com/usdc.png',
              isSpam: false,
              isPriced: true,
              sender: undefined,
              recipient: undefined,
            },
            {
              kind: 'nft',
              direction: 'in',
              token: undefined,
              name: 'Cat #1',
              symbol: undefined,
              quantity: '1',
              image: 'https://cdn.example.com/cat.png',
              isSpam: true,
              isPriced: false,
              sender: undefined,
              recipient: undefined,
            },
          ],
        },
      ],
      next: 'page2',
    };
    expect(await pageOf([transaction({}, { transfers })], 'page2')).to.deep.equal(expected);
  });

  it('on Solana are read with signatures and without tokens, whose figures are not known then', async () => {
    const metadata = {
      chain: SOLANA,
      hash: SIGNATURE,
      sentFrom: CAROL,
      sentTo: MINT,
      minedAt: 1_725_885_000,
    };
    const transfers = [
      { fungible_info: null, nft_info: null, direction: 'in', quantity: { numeric: '1000000' } },
    ];
    const { api } = answering(JSON.stringify({ data: [transaction(metadata, { transfers })], next: null }));
    const { entries } = (await api.history({ address: CAROL, network: SOLANA, signal })) ?? { entries: [] };
    expect(entries[0]).to.include({ hash: SIGNATURE, from: CAROL, to: MINT, minedAt: 1_725_885_000_000 });
    expect(entries[0]?.transfers[0]).to.include({ kind: 'token', direction: 'in', quantity: undefined });
  });

  for (const [status, expected] of [
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'confirmed'],
    ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
  ]) {
    it(`say ${expected} for ${status}`, async () => {
      expect((await pageOf([transaction({ status })])).entries[0]?.status).to.equal(expected);
    });
  }

  for (const transfers of [null, undefined, 'none', 7, {}]) {
    it(`have no transfers when these are ${JSON.stringify(transfers)}`, async () => {
      expect(await transfersOf(transfers)).to.deep.equal([]);
    });
  }

  it('keep good transfers beside broken ones', async () => {
    const good = { direction: 'self', fungible_info: { symbol: 'A' }, quantity: { numeric: 3 } };
    const broken = [null, 1, {}, { direction: 'up' }, { direction: null }, []];
    expect((await transfersOf([...broken, good]))?.map(({ symbol }) => symbol)).to.deep.equal(['A']);
  });

  for (const [what, transfer, expected] of [
    [
      'a name that is an object',
      { fungible_info: { name: {}, symbol: 'A' } },
      { name: undefined, symbol: 'A' },
    ],
    ['an icon that is a text', { fungible_info: { icon: 'https://a.example.com' } }, { image: undefined }],
    [
      'an insecure picture',
      { fungible_info: { icon: { url: 'http://a.example.com/' } } },
      { image: undefined },
    ],
    ['flags that are null', { nft_info: { name: 'A', flags: null } }, { name: 'A', isSpam: false }],
    ['a spam flag that is a text', { nft_info: { flags: { is_spam: 'no' } } }, { isSpam: false }],
    ['a negative quantity', { fungible_info: {}, quantity: { numeric: '-1' } }, { quantity: undefined }],
    [
      'an endless quantity',
      { fungible_info: {}, quantity: { numeric: '1'.repeat(1_000) } },
      { quantity: undefined },
    ],
    ['hidden letters', { nft_info: { name: 'A\u202EB' } }, { name: 'AB' }],
  ] as const) {
    it(`read what they can of a transfer with ${what}`, async () => {
      expect((await transfersOf([{ direction: 'in', ...transfer }]))?.[0]).to.include(expected);
    });
  }

  const GOOD = transaction({ operationType: 'send' });
  for (const [what, entry] of [
    ['another network', transaction({ chain: 'eip155:10' })],
    ['no network', transaction({ chain: null })],
    ['a network that is none', transaction({ chain: 'mainnet' })],
    ['a hash that is none', transaction({ hash: '0x12' })],
    ['no time', transaction({ minedAt: null })],
    ['a time in words', transaction({ minedAt: 'yesterday' })],
    ['a day that does not exist', transaction({ minedAt: '2024-19-09T12:30:00Z' })],
    ['a time before all chains', transaction({ minedAt: '1999-01-01T00:00:00Z' })],
    ['an unknown status', transaction({ status: 'constructor' })],
    ['no operation', transaction({ operationType: '' })],
    ['no metadata', { id: 'a', transfers: [] }],
    ['no id', transaction({}, { id: '' })],
    ...NONSENSE.map((value) => [`the value ${value}`, JSON.parse(value.replace('1e999', '1e300'))] as const),
  ] as const) {
    it(`leave out an entry with ${what}, and keep the others`, async () => {
      const { entries } = await pageOf([entry, GOOD]);
      expect(entries.map(({ operation }) => operation)).to.deep.equal(['send']);
    });
  }

  it('do not trust parties that are no addresses', async () => {
    const [entry] = (await pageOf([transaction({ sentFrom: 'Vitalik', sentTo: null })])).entries;
    expect(entry).to.include({ from: undefined, to: undefined });
  });

  for (const next of [null, undefined, '', {}, 'x'.repeat(3_000)]) {
    it(`end at the cursor ${JSON.stringify(next)?.slice(0, 20)}`, async () => {
      expect((await pageOf([], next)).next).to.equal(undefined);
    });
  }

  it('end when a page leads to itself', async () => {
    const { api } = answering('{"data":[],"next":"p2"}');
    const page = await api.history({ address: ALICE, network: NETWORK, cursor: 'p2', signal });
    expect(page).to.deep.equal({ entries: [], next: undefined });
  });

  it('do not exist on a network that the service refuses', async () => {
    const { api } = answering({ status: 400 });
    expect(await api.history({ address: ALICE, network: NETWORK, signal })).to.equal(undefined);
  });

  it('fail if a cursor is refused', async () => {
    const { api } = answering({ status: 400 });
    const failed = api.history({ address: ALICE, network: NETWORK, cursor: 'p2', signal });
    expect((await rejection<{ code: string }>(failed)).code).to.equal('chain_api_failed');
  });

  it('have at most a thousand entries a page', async () => {
    const data = Array.from({ length: 1_100 }, (_, index) =>
      transaction({ hash: `0x${index.toString(16).padStart(64, '0')}` }),
    );
    expect((await pageOf(data)).entries).to.have.length(1_000);
  });
});

describe('prices of the chain API', () => {
  for (const [what, answer, token, network, expected] of [
    [
      'a documented answer',
      '{"fungibles":[{"name":"Ether","symbol":"ETH","iconUrl":"","price":3000.25}]}',
      undefined,
      NETWORK,
      '3000.25',
    ],
    ['tiny prices', '{"fungibles":[{"price":2.5e-9}]}', SHIB, NETWORK, '0.0000000025'],
    [
      'the token by its address',
      `{"fungibles":[{"address":"eip155:1:${SHIB.toLowerCase()}","price":"2"}]}`,
      SHIB,
      NETWORK,
      '2',
    ],
    ['another token', `{"fungibles":[{"address":"eip155:1:${USDC}","price":2}]}`, SHIB, NETWORK, undefined],
    ['SOL', '{"fungibles":[{"symbol":"SOL","price":150}]}', undefined, SOLANA, '150'],
    [
      'SOL, named as wrapped',
      `{"fungibles":[{"address":"${SOLANA}:${WRAPPED}","price":150}]}`,
      undefined,
      SOLANA,
      '150',
    ],
    [
      'an unnamed token on Solana, which may be SOL',
      '{"fungibles":[{"price":150}]}',
      MINT,
      SOLANA,
      undefined,
    ],
    [
      'a named token on Solana',
      `{"fungibles":[{"address":"${SOLANA}:${MINT}","price":1}]}`,
      MINT,
      SOLANA,
      '1',
    ],
    ['no price', '{"fungibles":[{"price":0}]}', SHIB, NETWORK, undefined],
    [
      'a token of another network',
      `{"fungibles":[{"address":"eip155:10:${SHIB}","price":2}]}`,
      undefined,
      NETWORK,
      undefined,
    ],
    ['nothing', '{"fungibles":[]}', SHIB, NETWORK, undefined],
    ...NONSENSE.flatMap((value) => [
      [`the entry ${value}`, `{"fungibles":[${value}]}`, SHIB, NETWORK, undefined],
      [`the price ${value}`, `{"fungibles":[{"price":${value}}]}`, SHIB, NETWORK, undefined],
    ]),
  ] as [string, string, string | undefined, typeof NETWORK | typeof SOLANA, string | undefined][]) {
    it(`are ${expected} for ${what}`, async () => {
      expect(await answering(answer).api.price(token, network, signal)).to.equal(expected);
    });
  }
});

describe('the gas price of the chain API', () => {
  it('is exact', async () => {
    const answer = '{"standard":"12345678901234567890","fast":"1","instant":"1"}';
    expect(await answering(answer).api.gasPrice(NETWORK, signal)).to.equal(12_345_678_901_234_567_890n);
    expect(await answering('{"standard":1500000000}').api.gasPrice(NETWORK, signal)).to.equal(1_500_000_000n);
  });

  for (const value of [...NONSENSE, '1.5', `"${'9'.repeat(40)}"`]) {
    it(`is not ${value}`, async () => {
      const failed = answering(`{"standard":${value}}`).api.gasPrice(NETWORK, signal);
      expect((await rejection<{ code: string }>(failed)).code).to.equal('chain_api_failed');
    });
  }
});

describe('names of the chain API', () => {
  const identityOf = (answer: string | { status: number }) =>
    answering(answer).api.identity(ALICE, { sender: ALICE, signal });

  it('come with a picture', async () => {
    const answer = '{"name":"alice.eth","avatar":"https://cdn.example.com/a.png","resolvedAt":"2024-09-09"}';
    expect(await identityOf(answer)).to.deep.equal({
      name: 'alice.eth',
      image: 'https://cdn.example.com/a.png',
    });
  });

  for (const answer of ['{"name":null,"avatar":null}', '{}', '{"name":7,"avatar":{}}']) {
    it(`are none in ${answer}`, async () => {
      expect(await identityOf(answer)).to.deep.equal({ name: undefined, image: undefined });
    });
  }

  it('are unknown if the service says so', async () => {
    expect(await identityOf({ status: 404 })).to.equal(undefined);
  });

  for (const name of [
    'vit\u0430lik.eth',
    'a\u202Eb.eth',
    'Vitalik.eth',
    'vitalik',
    'a b.eth',
    '.eth',
    `${'a'.repeat(200)}.eth`,
  ]) {
    it(`are not ${JSON.stringify(name.slice(0, 20))}, which could imitate another`, async () => {
      expect((await identityOf(JSON.stringify({ name })))?.name).to.equal(undefined);
    });
  }

  const registered = (addresses: unknown, name = 'alice.wcn.id') => JSON.stringify({ name, addresses });
  const resolve = (answer: string | { status: number }, network: `${string}:${string}` = 'eip155:8453') =>
    answering(answer).api.resolveName('alice.wcn.id', network, signal);

  for (const [what, answer, network, expected] of [
    [
      'the network’s address',
      registered({ 60: { address: ALICE }, 2147492101: { address: BOB } }),
      'eip155:8453',
      BOB,
    ],
    [
      'Ethereum’s address elsewhere',
      registered({ 60: { address: ALICE }, 2147492101: { address: BOB } }),
      'eip155:10',
      ALICE,
    ],
    ['mainnet’s own number', registered({ 2147483649: { address: BOB } }), 'eip155:1', BOB],
    [
      'Ethereum’s on networks without a number',
      registered({ 60: { address: ALICE } }),
      'eip155:2147483648',
      ALICE,
    ],
    ['nothing for no entry', registered({}), 'eip155:1', undefined],
    ['nothing for an empty list', '[]', 'eip155:1', undefined],
    ['nothing for a missing name', { status: 404 }, 'eip155:1', undefined],
    ['nothing for another name', registered({ 60: { address: ALICE } }, 'bob.wcn.id'), 'eip155:1', undefined],
    ['nothing for an address that is none', registered({ 60: { address: 'alice' } }), 'eip155:1', undefined],
    ['nothing for a list of addresses', registered([ALICE]), 'eip155:1', undefined],
  ] as [string, string | { status: number }, `${string}:${string}`, string | undefined][]) {
    it(`stand for ${what}`, async () => {
      expect(await resolve(answer, network)).to.equal(expected);
    });
  }

  for (const answer of ['null', '"alice"', '{"name":7}', '{', { status: 403 }]) {
    it(`fail to resolve with the answer ${JSON.stringify(answer)}`, async () => {
      expect((await rejection<{ code: string }>(resolve(answer))).code).to.equal('chain_api_failed');
    });
  }

  for (const [what, answer, expected] of [
    [
      'the first that leads back',
      [
        { name: 'bob.wcn.id', addresses: { 60: { address: BOB } } },
        { name: 'alice.wcn.id', addresses: { 60: { address: ALICE.toLowerCase() } } },
      ],
      'alice.wcn.id',
    ],
    [
      'none that imitates another',
      [{ name: 'аlice.wcn.id', addresses: { 60: { address: ALICE } } }],
      undefined,
    ],
    ['none of an empty list', [], undefined],
    [
      'none among broken entries',
      [null, 7, {}, { name: 'alice.wcn.id' }, { name: 'alice.wcn.id', addresses: { 60: ALICE } }],
      undefined,
    ],
  ] as const) {
    it(`of an address are ${what}`, async () => {
      const { api } = answering(JSON.stringify(answer));
      expect(await api.reverseName(ALICE, { sender: ALICE, signal })).to.equal(expected);
    });
  }

  it('of an address are none if the service says that it is unknown', async () => {
    const { api } = answering({ status: 404 });
    expect(await api.reverseName(ALICE, { sender: ALICE, signal })).to.equal(undefined);
  });
});

describe('the chain API', () => {
  const asks = {
    balances: (answer: string) => balancesOf(answer),
    history: historyOf,
    price: (answer: string) => answering(answer).api.price(SHIB, NETWORK, signal),
    reverseName: (answer: string) => answering(answer).api.reverseName(ALICE, { sender: ALICE, signal }),
  };
  for (const [what, ask] of Object.entries(asks)) {
    for (const answer of [
      '',
      '{',
      'null',
      '7',
      '"text"',
      '<html>',
      '{"balances":{},"data":"","fungibles":null}',
    ]) {
      it(`fails to answer ${what} with ${answer || 'nothing'}`, async () => {
        expect((await rejection<{ code: string }>(ask(answer))).code).to.equal('chain_api_failed');
      });
    }
  }
});

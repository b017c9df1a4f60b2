import { expect } from 'chai';
import type { SourceEntry } from '../../../src/lib/account/accountSource.js';
import { rejection } from '../../support/promises.js';
import { type Answer, answering, networkWith } from './answering.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ROUTER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const FAKE = '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE';
const PUNKS = '0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB';
const ZERO = '0x0000000000000000000000000000000000000000';
const ACCOUNT = `eip155:1:${ALICE}` as const;
const hash = (digit: string) => `0x${digit.repeat(64)}`;
const { signal } = new AbortController();
const UNKNOWN: Answer = { status: 404, body: '{"message":"Not found"}' };
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

/** As the service writes them, with some fields that we don't read. */
const DOLLAR = {
  address_hash: USDC,
  type: 'ERC-20',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  exchange_rate: '0.9998',
  icon_url: 'https://icons.example/usdc.png',
  reputation: 'ok',
  holders_count: '2700000',
};
const SCAM = {
  ...DOLLAR,
  address_hash: FAKE,
  name: 'USD Coin',
  icon_url: null,
  reputation: 'scam',
  exchange_rate: '99',
};
const PUNK = {
  address_hash: PUNKS,
  type: 'ERC-721',
  name: 'Punks',
  symbol: 'P',
  decimals: null,
  exchange_rate: null,
};
const party = (address: string) => ({ hash: address, is_contract: false, ens_domain_name: null });
const account = (rest: object = {}) =>
  JSON.stringify({
    hash: ALICE,
    coin_balance: '1500000000000000001',
    exchange_rate: '2500.5',
    ens_domain_name: 'alice.eth',
    ...rest,
  });
const page = (items: readonly unknown[], next: object | null = null) =>
  JSON.stringify({ items, next_page_params: next });

const balancesOf = (
  answers: Readonly<Record<string, Answer>>,
  moved: readonly (string | undefined)[] = [],
  node = {},
) => answering(answers).source.balances(ACCOUNT, { network: networkWith(node), signal, moved });

describe('balances of Blockscout', () => {
  const tokens = JSON.stringify([
    { token: DOLLAR, token_id: null, token_instance: null, value: '12500001' },
    { token: PUNK, token_id: '7', token_instance: null, value: '1' },
    { token: SCAM, token_id: null, token_instance: null, value: '5000000' },
  ]);
  const answers = { [`addresses/${ALICE}`]: account(), [`addresses/${ALICE}/token-balances`]: tokens };

  it('are the native currency and ERC-20 tokens, with prices, but none for a scam', async () => {
    expect(await balancesOf(answers)).to.deep.equal([
      { name: 'Ether', symbol: 'ETH', decimals: 18, amount: 1_500_000_000_000_000_001n, price: '2500.5' },
      {
        address: USDC,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        amount: 12_500_001n,
        price: '0.9998',
        icon: 'https://icons.example/usdc.png',
      },
      {
        address: FAKE,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        amount: 5_000_000n,
        price: undefined,
        icon: undefined,
      },
    ]);
  });

  it('are read from a node where something has just moved, also of a token that is not listed yet', async () => {
    const network = networkWith({ eth_getBalance: '0x10', eth_call: word(7n) });
    const { source } = answering({
      ...answers,
      [`addresses/${ALICE}/token-balances`]: '[]',
      [`tokens/${USDC}`]: JSON.stringify(DOLLAR),
    });
    const moved = [undefined, USDC.toLowerCase()].map((token) => token && USDC);
    const read = await source.balances(ACCOUNT, { network, signal, moved });
    expect(read?.map(({ symbol, amount }) => [symbol, amount])).to.deep.equal([
      ['ETH', 16n],
      ['USDC', 7n],
    ]);
    expect(network.asked).to.deep.equal([
      ['eth_getBalance', ALICE, 'latest'],
      [
        'eth_call',
        { to: USDC, data: '0x70a08231000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266' },
        'latest',
      ],
    ]);
  });

  it('are not told from before if no node answers for what has moved', async () => {
    expect((await rejection(balancesOf(answers, [undefined]))).message).to.equal('rpc_missing');
    expect((await rejection(balancesOf(answers, [USDC], { eth_call: '0x' }))).message).to.equal(
      'A node answered no amount.',
    );
  });

  it('are read from a node while the service does not know them, which is not the same as nothing', async () => {
    const unread = { ...answers, [`addresses/${ALICE}`]: account({ coin_balance: null }) };
    expect((await balancesOf(unread, [], { eth_getBalance: '0x2' }))?.[0]?.amount).to.equal(2n);
    expect((await rejection(balancesOf(unread))).message).to.equal('rpc_missing');
  });

  it('are nothing for an account that was never seen, but an error where something else answers 404', async () => {
    const never = { [`addresses/${ALICE}`]: UNKNOWN, [`addresses/${ALICE}/token-balances`]: UNKNOWN };
    expect((await balancesOf(never))?.map(({ amount }) => amount)).to.deep.equal([0n]);
    const { code } = await rejection(balancesOf({}));
    expect(code).to.equal('source_failed');
  });

  for (const [what, broken] of [
    ['another account', account({ hash: BOB })],
    ['a negative balance', account({ coin_balance: '-1' })],
    ['a balance with a fraction', account({ coin_balance: '1.5' })],
    ['more than there can be', account({ coin_balance: '9'.repeat(78) })],
    ['no balance at all', JSON.stringify({ hash: ALICE })],
    ['a list', '[]'],
    ['no JSON', '<html>'],
  ] as const) {
    it(`are refused: ${what}`, async () => {
      await rejection(balancesOf({ ...answers, [`addresses/${ALICE}`]: broken }));
    });
  }

  it('leave out tokens that make no sense', async () => {
    const nonsense = [
      { token: { ...DOLLAR, decimals: '99' }, value: '1' },
      { token: { ...DOLLAR, decimals: null }, value: '1' },
      { token: { ...DOLLAR, address_hash: '0x12' }, value: '1' },
      { token: { ...DOLLAR, type: 'ERC-1155' }, value: '1' },
      { token: DOLLAR, value: '-1' },
      { token: DOLLAR, value: 'much' },
      { token: null, value: '1' },
      null,
    ];
    const read = await balancesOf({
      ...answers,
      [`addresses/${ALICE}/token-balances`]: JSON.stringify(nonsense),
    });
    expect(read?.map(({ symbol }) => symbol)).to.deep.equal(['ETH']);
  });
});

/** Times of transactions, a minute apart. */
const moment = (minute: number) => `2026-01-02T03:${`${minute}`.padStart(2, '0')}:05.000000Z`;
const MINUTE = (minute: number) => Date.UTC(2026, 0, 2, 3, minute, 5);
const transaction = (digit: string, minute: number, rest: object = {}) => ({
  hash: hash(digit),
  timestamp: moment(minute),
  from: party(ALICE),
  to: party(BOB),
  created_contract: null,
  value: '0',
  status: 'ok',
  method: null,
  raw_input: '0x',
  exchange_rate: '2500.5',
  ...rest,
});
const transfer = (digit: string, minute: number, rest: object = {}) => ({
  transaction_hash: hash(digit),
  timestamp: moment(minute),
  from: party(ALICE),
  to: party(BOB),
  token: DOLLAR,
  total: { value: '2500001', decimals: '6' },
  ...rest,
});
const internal = (digit: string, minute: number, rest: object = {}) => ({
  transaction_hash: hash(digit),
  timestamp: moment(minute),
  from: party(ROUTER),
  to: party(ALICE),
  created_contract: null,
  value: '1000000000000000000',
  success: true,
  type: 'call',
  index: 3,
  ...rest,
});

async function entriesOf(
  transactions: readonly unknown[],
  transfers: readonly unknown[] = [],
  internals: readonly unknown[] = [],
): Promise<readonly SourceEntry[]> {
  const { source } = answering({
    [`addresses/${ALICE}/transactions`]: page(transactions),
    [`addresses/${ALICE}/token-transfers`]: page(transfers),
    [`addresses/${ALICE}/internal-transactions`]: page(internals),
  });
  const read = await source.history(ACCOUNT, { network: networkWith(), signal, cursor: undefined });
  return read?.entries ?? [];
}
/** The main fields of an entry. */
const summary = ({ operation, status, transfers }: SourceEntry) => [
  operation,
  status,
  ...transfers.map(({ direction, quantity, symbol, name }) => `${direction} ${quantity} ${symbol ?? name}`),
];

describe('histories of Blockscout', () => {
  it('tell of each transaction once, with all that three lists say of it', async () => {
    const swap = { to: party(ROUTER), method: 'swapExactTokensForETH', raw_input: '0x18cbafe5' };
    expect(
      await entriesOf(
        [transaction('a', 9, swap)],
        [transfer('a', 9, { to: party(ROUTER) })],
        [internal('a', 9)],
      ),
    ).to.deep.equal([
      {
        hash: hash('a'),
        operation: 'trade',
        minedAt: MINUTE(9),
        status: 'confirmed',
        from: ALICE,
        to: ROUTER,
        transfers: [
          {
            kind: 'token',
            direction: 'out',
            sender: ALICE,
            recipient: ROUTER,
            name: 'USD Coin',
            symbol: 'USDC',
            quantity: '2.500001',
            image: 'https://icons.example/usdc.png',
            isSpam: false,
            isPriced: true,
          },
          {
            kind: 'token',
            name: 'Ether',
            symbol: 'ETH',
            isPriced: true,
            direction: 'in',
            sender: ROUTER,
            recipient: ALICE,
            quantity: '1',
          },
        ],
      },
    ]);
  });

  const told: readonly (readonly [string, Parameters<typeof entriesOf>, readonly string[]])[] = [
    [
      'a payment',
      [[transaction('a', 1, { value: '1' })]],
      ['send', 'confirmed', 'out 0.000000000000000001 ETH'],
    ],
    [
      'a payment to oneself',
      [[transaction('a', 1, { value: '10', to: party(ALICE.toLowerCase()) })]],
      ['send', 'confirmed', 'self 0.00000000000000001 ETH'],
    ],
    [
      'what a stranger sent',
      [[], [transfer('a', 1, { from: party(BOB), to: party(ALICE) })]],
      ['receive', 'confirmed', 'in 2.500001 USDC'],
    ],
    [
      'what was made for the account',
      [[], [transfer('a', 1, { from: party(ZERO), to: party(ALICE) })]],
      ['mint', 'confirmed', 'in 2.500001 USDC'],
    ],
    [
      'what the account destroyed',
      [[transaction('a', 1, { to: party(USDC) })], [transfer('a', 1, { to: party(ZERO) })]],
      ['burn', 'confirmed', 'out 2.500001 USDC'],
    ],
    [
      'a permission',
      [[transaction('a', 1, { method: 'approve', raw_input: '0x095ea7b3' })]],
      ['approve', 'confirmed'],
    ],
    [
      'a call',
      [[transaction('a', 1, { method: 'vote', raw_input: '0x0121b93f' })]],
      ['execute', 'confirmed'],
    ],
    [
      'a new contract',
      [[transaction('a', 1, { to: null, created_contract: party(ROUTER), raw_input: '0x60' })]],
      ['deploy', 'confirmed'],
    ],
    [
      'a payment that failed, which moved nothing',
      [[transaction('a', 1, { status: 'error', value: '5' })], [transfer('a', 1)], [internal('a', 1)]],
      ['send', 'failed'],
    ],
    [
      'a token’s transfer that failed',
      [[transaction('a', 1, { status: 'error', method: 'transfer', raw_input: '0xa9059cbb' })]],
      ['send', 'failed'],
    ],
    [
      'a token without decimals, of which nobody knows how much moved',
      [
        [],
        [transfer('a', 1, { token: { ...DOLLAR, decimals: null }, total: { value: '5', decimals: null } })],
      ],
      ['send', 'confirmed', 'out undefined USDC'],
    ],
    [
      'a collectible without a name',
      [[], [transfer('a', 1, { token: PUNK, total: { token_id: '7', token_instance: null } })]],
      ['send', 'confirmed', 'out 1 Punks #7'],
    ],
    [
      'calls that fail, repeat a value or are the transaction itself, which pay nothing',
      [
        [transaction('a', 1, { to: party(ROUTER), raw_input: '0x12' })],
        [],
        [
          internal('a', 1, { success: false }),
          internal('a', 1, { type: 'delegatecall' }),
          internal('a', 1, { type: 'staticcall' }),
          internal('a', 1, { index: 0 }),
        ],
      ],
      ['execute', 'confirmed'],
    ],
    [
      'how old instances call a hash and a contract',
      [
        [],
        [
          {
            ...transfer('a', 1),
            transaction_hash: undefined,
            tx_hash: hash('a'),
            token: { ...DOLLAR, address_hash: undefined, address: USDC },
          },
        ],
      ],
      ['send', 'confirmed', 'out 2.500001 USDC'],
    ],
  ];
  for (const [what, lists, expected] of told) {
    it(`tell ${what}`, async () =>
      expect((await entriesOf(...lists)).map(summary)).to.deep.equal([expected]));
  }

  it('know that somebody else signed what the account’s own transactions do not have', async () => {
    const [own, others] = await entriesOf([transaction('a', 2)], [transfer('a', 2), transfer('b', 1)]);
    expect([own?.from, own?.isByOthers]).to.deep.equal([ALICE, undefined]);
    expect([others?.from, others?.isByOthers]).to.deep.equal([undefined, true]);
  });

  it('mark tokens that the service calls a scam, and know no price of them', async () => {
    const [entry] = await entriesOf([], [transfer('a', 1, { token: SCAM })]);
    expect(entry?.transfers.map(({ isSpam, isPriced }) => [isSpam, isPriced])).to.deep.equal([[true, false]]);
  });

  it('leave out what is of another account, not mined or makes no sense', async () => {
    const others = { from: party(BOB), to: party(ROUTER) };
    expect(
      await entriesOf(
        [
          transaction('1', 1, others),
          transaction('2', 1, { timestamp: null }),
          transaction('3', 1, { timestamp: 'yesterday' }),
          transaction('4', 1, { hash: '0x12' }),
          transaction('5', 1, { value: '-1' }),
          transaction('6', 1, { value: '1e99' }),
          null,
        ],
        [
          transfer('7', 1, others),
          transfer('8', 1, { transaction_hash: null }),
          transfer('9', 1, { token: 'USDC' }),
        ],
        [internal('a', 1, { to: party(BOB) }), internal('b', 1, { value: null }), 5],
      ),
    ).to.deep.equal([]);
  });

  it('go on where each list says, and hand back what it says as it is', async () => {
    const next = {
      block_number: 12345678901234567890n,
      index: 3,
      items_count: 50,
      fee: null,
      hash: hash('f'),
    };
    const written = page(
      [transaction('a', 9, { value: '1' }), transaction('b', 5, { value: '1' })],
      {},
    ).replace(
      '{}',
      `{"block_number":${next.block_number},"index":3,"items_count":50,"fee":null,"hash":"${next.hash}","apikey":"theirs"}`,
    );
    const { source, sent } = answering({
      [`addresses/${ALICE}/transactions`]: [written, written, page([transaction('c', 4, { value: '1' })])],
      [`addresses/${ALICE}/token-transfers`]: page([transfer('d', 7), transfer('e', 3)]),
      [`addresses/${ALICE}/internal-transactions`]: page([]),
    });
    const read = (cursor: string | undefined) =>
      source.history(ACCOUNT, { network: networkWith(), signal, cursor });
    const first = await read(undefined);
    expect(first?.entries.map((entry) => entry.hash)).to.deep.equal([hash('a'), hash('d')]);
    sent.length = 0;
    const second = await read(first?.next);
    expect(second?.entries.map((entry) => entry.hash)).to.deep.equal([hash('b'), hash('c'), hash('e')]);
    expect(second?.next).to.equal(undefined);
    const base = `https://eth.blockscout.com/api/v2/addresses/${ALICE}`;
    expect(sent).to.deep.equal([
      `${base}/transactions`,
      `${base}/token-transfers`,
      `${base}/transactions?block_number=12345678901234567890&index=3&items_count=50&fee=null&hash=${next.hash}`,
    ]);
  });

  for (const [what, params] of [
    ['names of its own', { 'x&y': 1 }],
    ['values that are lists', { block_number: [1] }],
    ['long values', { hash: 'f'.repeat(201) }],
    ['a text', 'more'],
    ['too many', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${'x'.repeat(index)}`, 1]))],
  ] as const) {
    it(`are refused where they go on at: ${what}`, async () => {
      const { source } = answering({
        [`addresses/${ALICE}/transactions`]: JSON.stringify({ items: [], next_page_params: params }),
        [`addresses/${ALICE}/token-transfers`]: page([]),
        [`addresses/${ALICE}/internal-transactions`]: page([]),
      });
      await rejection(source.history(ACCOUNT, { network: networkWith(), signal, cursor: undefined }));
    });
  }

  it('are empty for an account that was never seen, and fail as a whole if one list fails', async () => {
    const lists = ['transactions', 'token-transfers', 'internal-transactions'];
    const never = Object.fromEntries(lists.map((list) => [`addresses/${ALICE}/${list}`, UNKNOWN]));
    const ask = (answers: Readonly<Record<string, Answer>>) =>
      answering(answers).source.history(ACCOUNT, { network: networkWith(), signal, cursor: undefined });
    expect(await ask(never)).to.deep.equal({ entries: [], next: undefined });
    await rejection(ask({ ...never, [`addresses/${ALICE}/token-transfers`]: { status: 422, body: '{}' } }));
  });
});

describe('collectibles of Blockscout', () => {
  const nft = (id: string, rest: object = {}) => ({
    id,
    token: PUNK,
    image_url: 'https://pictures.example/7.png',
    thumbnails: null,
    metadata: { name: 'Punk seven' },
    ...rest,
  });
  const ask = (answer: string, cursor?: string) => {
    const { source, sent } = answering({ [`addresses/${ALICE}/nft`]: answer });
    return { sent, read: source.nfts(ACCOUNT, { network: networkWith(), signal, cursor }) };
  };

  it('have their names and pictures, the smaller one first, and go on', async () => {
    const next = {
      token_contract_address_hash: PUNKS,
      token_id: '7',
      token_type: 'ERC-721',
      items_count: 50,
    };
    const small = { '60x60': 'https://s.example/60', '250x250': 'https://s.example/250' };
    const { sent, read } = ask(
      page(
        [nft('7'), nft('8', { metadata: null, thumbnails: small }), nft('much'), nft('9', { token: SCAM })],
        next,
      ),
    );
    const first = await read;
    expect(first).to.deep.equal({
      entries: [
        {
          id: `${PUNKS.toLowerCase()}:7`,
          name: 'Punk seven',
          symbol: 'P',
          image: 'https://pictures.example/7.png',
          isSpam: false,
        },
        {
          id: `${PUNKS.toLowerCase()}:8`,
          name: 'Punks #8',
          symbol: 'P',
          image: 'https://s.example/250',
          isSpam: false,
        },
        {
          id: `${FAKE.toLowerCase()}:9`,
          name: 'Punk seven',
          symbol: 'USDC',
          image: 'https://pictures.example/7.png',
          isSpam: true,
        },
      ],
      next: JSON.stringify({ ...next, items_count: '50' }),
    });
    const path = `https://eth.blockscout.com/api/v2/addresses/${ALICE}/nft?type=ERC-721%2CERC-1155`;
    const again = ask(page([], next), first?.next);
    // The same page again is the end.
    expect(await again.read).to.deep.equal({ entries: [], next: undefined });
    expect([...sent, ...again.sent]).to.deep.equal([
      path,
      `${path}&token_contract_address_hash=${PUNKS}&token_id=7&token_type=ERC-721&items_count=50`,
    ]);
  });
});

describe('what else Blockscout knows', () => {
  const asked = { network: networkWith(), signal };

  it('are prices of tokens and of the native currency, unless they are another token’s or nothing', async () => {
    const { source } = answering({
      stats: '{"coin_price":"2500.50"}',
      [`tokens/${USDC}`]: [
        JSON.stringify(DOLLAR),
        JSON.stringify(SCAM),
        JSON.stringify({ ...DOLLAR, exchange_rate: '0.0' }),
      ],
      [`tokens/${FAKE}`]: UNKNOWN,
    });
    expect(await source.price(undefined, asked)).to.equal('2500.5');
    expect(await source.price(USDC, asked)).to.equal('0.9998');
    expect(await source.price(USDC, asked)).to.equal(undefined);
    expect(await source.price(USDC, asked)).to.equal(undefined);
    expect(await source.price(FAKE, asked)).to.equal(undefined);
    expect(await source.price('../stats', asked)).to.equal(undefined);
  });

  it('is nothing of what is no account of an EVM network, which nobody is asked about', async () => {
    const { source, sent } = answering({});
    const account = 'eip155:1:..' as const;
    expect(await source.balances(account, { ...asked, moved: [] })).to.equal(undefined);
    expect(await source.history(account, { ...asked, cursor: undefined })).to.equal(undefined);
    expect(await source.nfts(account, { ...asked, cursor: undefined })).to.equal(undefined);
    expect(await source.profile(account, asked)).to.equal(undefined);
    expect(sent).to.deep.equal([]);
  });

  it('is the name of an account', async () => {
    const answers = {
      [`addresses/${ALICE}`]: [account(), account({ ens_domain_name: null }), account({ hash: BOB })],
    };
    const { source } = answering(answers);
    expect(await source.profile(ACCOUNT, asked)).to.deep.equal({ name: 'alice.eth' });
    expect(await source.profile(ACCOUNT, asked)).to.equal(undefined);
    expect(await source.profile(ACCOUNT, asked)).to.equal(undefined);
  });
});

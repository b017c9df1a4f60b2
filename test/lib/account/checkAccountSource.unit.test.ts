import { expect } from 'chai';
import type { AccountSource } from '../../../src/lib/account/accountSource.js';
import { checkAccountSource } from '../../../src/lib/account/checkAccountSource.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection, settled } from '../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const HASH = `0x${'ab'.repeat(32)}`;
const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const SOLANA_OWNER = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const PICTURE = 'https://cdn.example.com/a.png';
const MINED = Date.UTC(2024, 8, 9);
const account = `eip155:1:${ALICE}` as const;

const thrower = (key: string): object =>
  Object.defineProperty({}, key, {
    enumerable: true,
    get: () => {
      throw new Error('Reading this throws');
    },
  });

type Methods = { readonly [Name in keyof AccountSource]?: unknown };

/** A source with these methods, valid or not, and the options for calling it. */
function checked(methods: Methods, network: CaipNetworkId = 'eip155:1') {
  const clock = fakeClock();
  const over = new AbortController();
  const asked: string[] = [];
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  const request = async (method: string, _: readonly unknown[]) => asked.push(method);
  const options = { network: { id: network, nativeCurrency, request }, moved: [], signal: over.signal };
  const source = checkAccountSource({ name: 'Ours', ...methods } as AccountSource, { clock });
  const page = (cursor?: string) => ({ ...options, cursor });
  return { source, options, page, clock, over, asked };
}

const balancesOf = (
  list: unknown,
  network?: CaipNetworkId,
  of: typeof account | `${string}:${string}:${string}` = account,
) => {
  const { source, options } = checked({ balances: async () => list }, network);
  return source.balances(of, options);
};
const historyOf = (answer: unknown, cursor?: string) => {
  const { source, page } = checked({ history: async () => answer });
  return source.history(account, page(cursor));
};
const nftsOf = (answer: unknown) => {
  const { source, page } = checked({ nfts: async () => answer });
  return source.nfts(account, page());
};

const NATIVE = { decimals: 18, amount: 5n, name: 'Ether', symbol: 'ETH', price: '3000.50' };
const token = (change: object = {}) => ({
  address: TOKEN,
  decimals: 6,
  amount: 7n,
  name: 'Dollar',
  symbol: 'USD',
  price: '1',
  icon: PICTURE,
  ...change,
});
const moved = (change: object = {}) => ({
  kind: 'token',
  direction: 'out',
  symbol: 'USD',
  quantity: '1.50',
  ...change,
});
const entry = (change: object = {}) => ({
  hash: HASH,
  operation: 'send',
  minedAt: MINED,
  status: 'confirmed',
  from: ALICE,
  to: TOKEN,
  transfers: [moved()],
  ...change,
});

describe('the balances of a source', () => {
  it('are read, the native currency first', async () => {
    expect(await balancesOf([token(), NATIVE])).to.deep.equal([
      {
        network: 'eip155:1',
        address: undefined,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        amount: 5n,
        price: '3000.5',
        icon: undefined,
      },
      {
        network: 'eip155:1',
        address: TOKEN,
        name: 'Dollar',
        symbol: 'USD',
        decimals: 6,
        amount: 7n,
        price: '1',
        icon: PICTURE,
      },
    ]);
  });

  for (const [what, bad] of [
    ['null', null],
    ['a field that throws', thrower('address')],
    ['an address of another network', token({ address: MINT })],
    ['an address that is none', token({ address: '0x12' })],
    ['an address of a megabyte', token({ address: '0x'.padEnd(1_000_000, 'a') })],
    ['a negative amount', token({ amount: -1n })],
    ['an amount above 256 bits', token({ amount: 2n ** 256n })],
    ['an amount that is a number', token({ amount: 7 })],
    ['an amount that is text', token({ amount: '7' })],
    ['37 decimals', token({ decimals: 37 })],
    ['decimals below zero', token({ decimals: -1 })],
    ['decimals with a fraction', token({ decimals: 1.5 })],
    ['decimals that are text', token({ decimals: '6' })],
    ['an advertisement that cannot be divided', token({ decimals: 0, name: 'Visit usd-drop.example' })],
  ] as const) {
    it(`leave out a token with ${what}, and keep the others`, async () => {
      expect((await balancesOf([bad, NATIVE]))?.map(({ symbol }) => symbol)).to.deep.equal(['ETH']);
    });
  }

  it('count a token once, in whatever letters it is listed', async () => {
    const again = [TOKEN.toLowerCase(), TOKEN.replace('0x', '0X')].map((address) =>
      token({ address, amount: 9n }),
    );
    const tokens = await balancesOf([token(), ...again, NATIVE, NATIVE]);
    expect(tokens?.map(({ amount }) => amount)).to.deep.equal([5n, 7n]);
  });

  it('on Solana are told apart by every letter', async () => {
    const other = `${MINT.slice(0, -1)}V`;
    const list = [MINT, other, MINT].map((address) => token({ address }));
    const tokens = await balancesOf(list, SOLANA, `${SOLANA}:${SOLANA_OWNER}`);
    expect(tokens?.map(({ address }) => address)).to.deep.equal([MINT, other]);
  });

  for (const price of ['0', '-1', 'NaN', '1e999', 7, null, '1'.repeat(1_000)]) {
    it(`have no price for ${String(price).slice(0, 10)}`, async () => {
      expect((await balancesOf([token({ price })]))?.[0]?.price).to.equal(undefined);
    });
  }

  it('have names that lead nobody anywhere, and pictures of public hosts only', async () => {
    const hostile = {
      name: 'Claim at usd-drop.example',
      symbol: 'U\u202eSD',
      icon: 'https://192.168.0.1/a.png',
    };
    const [one] = (await balancesOf([token(hostile)])) ?? [];
    expect(one).to.include({ symbol: 'USD', name: 'USD 0x5FbD…0aa3', icon: undefined });
  });

  it('are at most a thousand', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) =>
      token({ address: `0x${index.toString(16).padStart(40, '0')}` }),
    );
    expect(await balancesOf(many)).to.have.length(1_000);
  });
});

describe('the history of a source', () => {
  it('is read', async () => {
    const transfers = [
      moved({ token: TOKEN, isPriced: true, sender: ALICE, recipient: BOB, image: PICTURE, name: 'Dollar' }),
    ];
    expect(
      await historyOf({ entries: [entry({ transfers })], next: 'two', lacksNative: true }),
    ).to.deep.equal({
      entries: [
        {
          id: HASH,
          hash: HASH,
          operation: 'send',
          network: 'eip155:1',
          minedAt: MINED,
          status: 'confirmed',
          from: ALICE,
          to: TOKEN,
          transfers: [
            {
              kind: 'token',
              direction: 'out',
              token: TOKEN,
              name: 'Dollar',
              symbol: 'USD',
              quantity: '1.5',
              image: PICTURE,
              isSpam: false,
              isPriced: true,
              sender: ALICE,
              recipient: BOB,
            },
          ],
        },
      ],
      next: 'two',
      lacksNative: true,
    });
  });

  for (const [what, bad] of [
    ['null', null],
    ['a field that throws', thrower('hash')],
    ['no hash', entry({ hash: undefined })],
    ['a hash of another network', entry({ hash: SIGNATURE })],
    ['no operation', entry({ operation: '' })],
    ['an unknown status', entry({ status: 'constructor' })],
    ['no time', entry({ minedAt: undefined })],
    ['a time that is text', entry({ minedAt: '2024-09-09' })],
    ['a time that is no number', entry({ minedAt: Number.NaN })],
    ['a time before all chains', entry({ minedAt: 1 })],
    ['a time that no calendar has', entry({ minedAt: 8.65e15 })],
  ] as const) {
    it(`leaves out an entry with ${what}, and keeps the others`, async () => {
      const page = await historyOf({ entries: [bad, entry({ operation: 'receive' })] });
      expect(page?.entries.map(({ operation }) => operation)).to.deep.equal(['receive']);
    });
  }

  it('has each transaction once, in whatever letters its hash is', async () => {
    const again = entry({ hash: `0x${'AB'.repeat(32)}`, operation: 'receive' });
    const page = await historyOf({ entries: [entry(), again] });
    expect(page?.entries.map(({ operation }) => operation)).to.deep.equal(['send']);
  });

  for (const [what, bad] of [
    ['of an unknown kind', moved({ kind: 'coin' })],
    ['in no direction', moved({ direction: 'up' })],
    ['that somebody else sent', moved({ sender: BOB, recipient: CAROL })],
    ['that came to somebody else', moved({ direction: 'in', sender: ALICE, recipient: BOB })],
    ['to itself that is somebody else’s', moved({ direction: 'self', sender: BOB, recipient: BOB })],
    ['that throws', thrower('kind')],
  ] as const) {
    it(`leaves out a transfer ${what}`, async () => {
      const page = await historyOf({ entries: [entry({ transfers: [bad, moved({ symbol: 'OWN' })] })] });
      expect(page?.entries[0]?.transfers.map(({ symbol }) => symbol)).to.deep.equal(['OWN']);
    });
  }

  it('has no parties, figures and pictures that make no sense', async () => {
    const transfers = [
      moved({ quantity: '-1', image: 'http://a.example', name: 'Visit usd-drop.example', sender: 'Bob' }),
    ];
    const page = await historyOf({
      entries: [entry({ from: 'Bob', isByOthers: 'yes', to: MINT, transfers })],
    });
    expect(page?.entries[0]).to.include({ from: undefined, to: undefined });
    expect(page?.entries[0]).not.to.have.property('isByOthers');
    expect(page?.entries[0]?.transfers[0]).to.include({
      quantity: undefined,
      image: undefined,
      name: undefined,
      sender: undefined,
    });
  });

  for (const [what, next, cursor] of [
    ['the cursor that it was asked for', 'two', 'two'],
    ['an empty cursor', '', undefined],
    ['a cursor of 2,001 letters', 'x'.repeat(2_001), undefined],
    ['a cursor that is no text', 7, undefined],
  ] as const) {
    it(`ends at ${what}`, async () => {
      expect((await historyOf({ entries: [], next }, cursor))?.next).to.equal(undefined);
    });
  }
});

describe('the NFTs of a source', () => {
  it('are read, each once, without spam and those that make no sense', async () => {
    const cat = { id: 'cats/1', name: 'Cat', symbol: 'CAT', image: PICTURE };
    const entries = [
      cat,
      { ...cat, name: 'Other' },
      { id: 'b', isSpam: true },
      { id: '' },
      { id: 7 },
      null,
      thrower('id'),
    ];
    const bare = { id: 'cats/2', name: 'Claim at cats.example', image: 'javascript:alert(1)' };
    expect(await nftsOf({ entries: [...entries, bare], next: 'two' })).to.deep.equal({
      entries: [
        { key: 'cats/1', name: 'Cat', symbol: 'CAT', image: PICTURE },
        { key: 'cats/2', name: undefined, symbol: undefined, image: undefined },
      ],
      next: 'two',
    });
  });
});

describe('a checked source of accounts', () => {
  const ask = {
    balances: ({ source, options }: ReturnType<typeof checked>) => source.balances(account, options),
    history: ({ source, page }: ReturnType<typeof checked>) => source.history(account, page()),
    nfts: ({ source, page }: ReturnType<typeof checked>) => source.nfts(account, page()),
    price: ({ source, options }: ReturnType<typeof checked>) => source.price(TOKEN, options),
    profile: ({ source, options }: ReturnType<typeof checked>) => source.profile(account, options),
  };
  for (const [name, question] of Object.entries(ask)) {
    it(`does not know ${name} that it has no method for, or that it does not answer`, async () => {
      expect(await question(checked({}))).to.equal(undefined);
      expect(await question(checked({ [name]: async () => undefined }))).to.equal(undefined);
    });

    it(`fails with one code if ${name} rejects, throws, or is no method`, async () => {
      const details = [
        async () => {
          throw new TypeError('Failed to fetch');
        },
        () => {
          throw new WalletModalError('user_rejected', 'No');
        },
        7,
      ];
      for (const method of details) {
        const error = await rejection<WalletModalError>(question(checked({ [name]: method })));
        expect([error.code, error.shortMessage]).to.deep.equal(['source_failed', 'Ours cannot be read.']);
      }
    });

    it(`is not waited for longer than a minute, or than anybody waits, when asked for ${name}`, async () => {
      let stopped: AbortSignal | undefined;
      const silent = (_: unknown, { signal }: { signal: AbortSignal }) => {
        stopped = signal;
        return new Promise(() => undefined);
      };
      const late = checked({ [name]: silent });
      const failed = rejection<WalletModalError>(question(late));
      await settled();
      late.clock.move(60_000);
      expect((await failed).code).to.equal('source_failed');
      expect(stopped?.aborted).to.equal(true);
      const left = checked({ [name]: silent });
      const ended = rejection<WalletModalError>(question(left));
      left.over.abort();
      expect((await ended).code).to.equal('aborted');
      expect([stopped?.aborted, left.clock.waiting]).to.deep.equal([true, 0]);
    });
  }

  for (const name of ['balances', 'history', 'nfts'] as const) {
    for (const answer of [null, 7, 'text', {}, { entries: {} }, thrower('entries')]) {
      it(`refuses an answer to ${name} that is no list: ${typeof answer}`, async () => {
        const error = await rejection<WalletModalError>(ask[name](checked({ [name]: async () => answer })));
        expect(error.code).to.equal('source_failed');
      });
    }
  }

  it('does not end a history as unknown', async () => {
    const error = await rejection<WalletModalError>(historyOf(undefined, 'two'));
    expect(error.code).to.equal('source_failed');
  });

  it('keeps the error of the chain API, and that of a source that tells more', async () => {
    for (const code of ['chain_api_failed', 'source_failed'] as const) {
      const own = new WalletModalError(code, 'It is down.', { details: 'HTTP status code: 500' });
      const { source, options } = checked({ balances: () => Promise.reject(own) });
      expect(await rejection(source.balances(account, options))).to.equal(own);
    }
  });

  it('has a name and a picture that can be shown', async () => {
    const profile = (answer: unknown) => {
      const { source, options } = checked({ profile: async () => answer });
      return source.profile(account, options);
    };
    expect(await profile({ name: 'alice.eth', image: PICTURE })).to.deep.equal({
      name: 'alice.eth',
      image: PICTURE,
    });
    expect(await profile({ name: 'аlice.eth', image: 'ftp://a' })).to.deep.equal({
      name: undefined,
      image: undefined,
    });
  });

  it('asks the network only while it is asked itself', async () => {
    let read: (() => Promise<unknown>) | undefined;
    const { source, options, asked } = checked({
      price: async (_: unknown, { network }: typeof options) => {
        read = () => network.request('eth_call', []);
        await read();
        return '2';
      },
    });
    expect(await source.price(undefined, options)).to.equal('2');
    expect((await rejection<WalletModalError>(read?.() ?? Promise.resolve())).code).to.equal('aborted');
    expect(asked).to.deep.equal(['eth_call']);
  });
});

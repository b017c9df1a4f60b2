import { expect } from 'chai';
import type { AccountSource } from '../../../src/lib/account/accountSource.js';
import type { Config } from '../../../src/lib/config.js';
import type { WalletModalError } from '../../../src/lib/errors.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { createAccountData } from '../../../src/session/account/createAccountData.js';
import { withNamedSources } from '../../../src/session/account/withNamedSources.js';
import { ALICE, BOB, facts, fakeConnector, ONE, TWO, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

const ACCOUNT = `${ONE}:${ALICE}` as const;
const { signal } = new AbortController();
const chainApi: Config['chainApi'] = { url: 'https://api.example', projectId: 'p', isHosted: false };
const HASH = `0x${'ab'.repeat(32)}`;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const down = () => Promise.reject(new Error('It is down.'));
const entry = (hash: string) => ({
  hash,
  operation: 'send',
  minedAt: Date.UTC(2024, 8, 9),
  status: 'confirmed' as const,
  transfers: [],
});

/** Account data of a connected visitor, on a site with these sources. */
async function start(accountSource: unknown, config: Partial<Config> = {}) {
  const sent: string[] = [];
  globalThis.fetch = async (url, init) => {
    sent.push(`${new URL(`${url}`).host} ${init?.body ?? ''}`);
    return `${url}`.includes('solana')
      ? Response.json({ jsonrpc: '2.0', id: 1, result: 7 })
      : new Response(null, { status: 403 });
  };
  const asked: string[] = [];
  const wallet = fakeConnector('a');
  wallet.provider.request = async ({ method }) => {
    asked.push(method);
    return '0x7';
  };
  wallet.readBalances = async () => [
    {
      network: ONE,
      address: undefined,
      name: 'E',
      symbol: 'E',
      decimals: 18,
      amount: 1n,
      price: undefined,
      icon: undefined,
    },
  ];
  const networks = [ONE, TWO].map((id) => unnamedNetwork(id));
  const made = world({ wallets: [wallet], config: { networks, accountSource, ...config } });
  await made.connect(wallet, facts());
  return { ...made, asked, sent, data: await createAccountData(made.store, made.services) };
}

describe('account data of a site’s own sources', () => {
  it('are those of the first source that answers, each question separately', async () => {
    const one: AccountSource = {
      name: 'One',
      balances: async () => [{ decimals: 18, amount: 5n, price: '2' }],
      history: async () => undefined,
      price: down,
    };
    const two: AccountSource = {
      name: 'Two',
      balances: async () => [{ decimals: 18, amount: 6n }],
      history: async () => ({ entries: [entry(HASH)] }),
      price: async () => '3',
    };
    const { data, host } = await start([one, two]);
    const { tokens, source } = await data.balances(ACCOUNT, { signal });
    expect(source).to.equal('service');
    expect(tokens.map(({ amount, price }) => [amount, price])).to.deep.equal([[5n, '2']]);
    expect((await data.history?.(ACCOUNT, { signal }))?.entries.map(({ hash }) => hash)).to.deep.equal([
      HASH,
    ]);
    expect(host).to.deep.equal([]);
    expect(await data.price(BOB, ONE, { signal })).to.equal('3');
    expect(host).to.deep.equal(['report source_failed']);
  });

  it('come from a node if all sources fail, or know nothing', async () => {
    const { data, host } = await start(
      [
        { name: 'One', balances: down },
        { name: 'Two', history: down },
      ],
      { chainApi },
    );
    expect((await data.balances(ACCOUNT, { signal })).source).to.equal('node');
    expect(host).to.deep.equal(['report source_failed', 'report chain_api_failed']);
    const failed = data.history?.(ACCOUNT, { signal }) ?? Promise.resolve();
    expect((await rejection<WalletModalError>(failed)).code).to.equal('chain_api_failed');
    const none = await start({ name: 'One', price: async () => undefined });
    expect((await none.data.balances(ACCOUNT, { signal })).source).to.equal('node');
    expect(await none.data.history?.(ACCOUNT, { signal })).to.equal(undefined);
    expect(none.host).to.deep.equal([]);
  });

  it('go on with the source that began a history', async () => {
    const cursors: unknown[] = [];
    const two: AccountSource = {
      name: 'Two',
      async history(_, { cursor }) {
        cursors.push(cursor);
        return { entries: [], next: cursor === undefined ? '1 two' : undefined };
      },
    };
    const first: unknown[] = [];
    const one: AccountSource = {
      name: 'One',
      async history(_, { cursor }) {
        first.push(cursor);
        return undefined;
      },
    };
    const { data } = await start([one, two]);
    const page = await data.history?.(ACCOUNT, { signal });
    const last = await data.history?.(ACCOUNT, { signal, cursor: page?.next });
    expect([cursors, first, last?.next]).to.deep.equal([[undefined, '1 two'], [undefined], undefined]);
  });

  it('have no name that does not lead back to the account', async () => {
    const source: AccountSource = {
      name: 'One',
      profile: async () => ({ name: 'bob.eth', image: 'https://a.example.com/a' }),
    };
    const { data } = await start(source);
    expect(await data.profile(ACCOUNT, { signal })).to.deep.equal({ name: undefined, image: undefined });
  });

  it('end with the wait', async () => {
    const { data, host } = await start([{ name: 'One', history: () => new Promise(() => undefined) }]);
    const over = new AbortController();
    const failed = rejection<WalletModalError>(
      data.history?.(ACCOUNT, { signal: over.signal }) ?? Promise.resolve(),
    );
    over.abort();
    expect((await failed).code).to.equal('aborted');
    expect(host).to.deep.equal([]);
  });
});

describe('the network of a source', () => {
  /** The answer to a source's request on a network. */
  async function request(method: string, network: typeof ONE, config: Partial<Config> = {}) {
    let answer: Promise<unknown> = Promise.resolve();
    const source: AccountSource = {
      name: 'One',
      async price(_, options) {
        answer = options.network.request(method, []);
        await answer.catch(() => undefined);
        return '1';
      },
    };
    const { data, asked, sent } = await start(source, config);
    await data.price(undefined, network, { signal });
    const told = await answer.catch(({ code }: WalletModalError) => code);
    return { told, asked, sent };
  }

  it('is asked through the wallet that is on it, for reads', async () => {
    expect(await request('eth_getBalance', ONE)).to.deep.equal({
      told: '0x7',
      asked: ['eth_getBalance'],
      sent: [],
    });
  });

  it('is not asked through a wallet that is elsewhere', async () => {
    expect(await request('eth_getBalance', TWO)).to.deep.equal({ told: 'rpc_missing', asked: [], sent: [] });
  });

  const SOLANA = { ...unnamedNetwork('solana:a'), rpcUrl: 'https://solana.example' };
  it('is asked through the node of the site', async () => {
    const { told, sent } = await request('getBalance', SOLANA.id, { networks: [SOLANA] });
    expect(told).to.equal(7);
    expect(sent[0]).to.match(/^solana\.example .*"method":"getBalance"/);
  });

  for (const [method, network] of [
    ['eth_sendRawTransaction', ONE],
    ['eth_sendTransaction', ONE],
    ['personal_sign', ONE],
    ['eth_accounts', ONE],
    ['wallet_sendCalls', ONE],
    ['getBalance', ONE],
    ['unknown', ONE],
    ['sendTransaction', SOLANA.id],
    ['requestAirdrop', SOLANA.id],
    ['eth_getBalance', SOLANA.id],
  ] as const) {
    it(`is never asked ${method} on ${network}`, async () => {
      expect(await request(method, network, { networks: [unnamedNetwork(ONE), SOLANA] })).to.deep.equal({
        told: 'method_not_supported',
        asked: [],
        sent: [],
      });
    });
  }
});

describe('the setting of sources', () => {
  for (const setting of ['node blockscout', ['node', 'blockscout'], ' node\nblockscout ']) {
    it(`can name those of this package: ${JSON.stringify(setting)}`, async () => {
      const { data, sent, host } = await start(setting, { networks: [unnamedNetwork('eip155:1')] });
      // Nodes have no prices.
      await data.price(BOB, 'eip155:1', { signal });
      expect(sent.map((one) => one.trim())).to.include('eth.blockscout.com');
      expect(host).to.deep.equal(['report source_failed']);
    });
  }

  it('has one source for each name, with what it knows of its service', async () => {
    const { store } = await start(undefined);
    const [one, two, three] = (await withNamedSources(store, 'node lifi blockscout')) as AccountSource[];
    expect([one?.name, two?.name, three?.name]).to.deep.equal([
      'The node of the network',
      'LI.FI',
      'Blockscout',
    ]);
    expect(await withNamedSources(store, ['blockscout', 'node', 'lifi'])).to.deep.equal([three, one, two]);
    expect(await withNamedSources(store, 'other')).to.deep.equal(['other']);
  });

  const GOOD: AccountSource = { name: 'Good', price: async () => '4' };
  for (const [what, setting, problems] of [
    ['a source', GOOD, 0],
    ['a list', [GOOD], 0],
    [
      'one beside those that are none',
      ['other', { name: 'A' }, { name: 'A', price: 7 }, { price: down }, GOOD],
      4,
    ],
    ['the first five', [GOOD, GOOD, GOOD, GOOD, GOOD, GOOD], 1],
  ] as const) {
    it(`is ${what}`, async () => {
      const { data, host } = await start(setting);
      expect(await data.price(undefined, ONE, { signal })).to.equal('4');
      expect(host).to.deep.equal(Array.from({ length: problems }, () => 'report config_invalid'));
    });
  }
});

import { expect } from 'chai';
import type { TokenBalance, TokenBalances } from '../../../src/lib/account/tokenBalance.js';
import type { Config } from '../../../src/lib/config.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { createAccountData } from '../../../src/session/account/createAccountData.js';
import { ALICE, BOB, facts, fakeConnector, ONE, type World, world } from '../../atoms/fakes.js';
import { type Deferred, deferred, rejection, settled } from '../../support/promises.js';

const MAINNET = { ...unnamedNetwork('eip155:1'), rpcUrl: 'https://node.example' };
const { signal } = new AbortController();
const ACCOUNT = `${ONE}:${ALICE}` as const;
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const chainApi: Config['chainApi'] = { url: 'https://api.example', projectId: 'p', isHosted: false };

const native = (more: Partial<TokenBalance>): TokenBalance => ({
  network: ONE,
  address: undefined,
  name: 'Native currency',
  symbol: 'ETH',
  decimals: 18,
  amount: 5n,
  price: undefined,
  icon: undefined,
  ...more,
});

const NOBODY = { name: undefined, avatar: undefined };

const asked: string[] = [];
const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const DAVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ETHEREAL = {
  id: ONE,
  name: 'One',
  nativeCurrency: { name: 'Ethereal', symbol: 'ETH', decimals: 18 },
};

/** Serves these answers by a part of the path, and refuses anything else with 403. */
function serve(answers: Record<string, unknown>) {
  asked.length = 0;
  globalThis.fetch = async (url) => {
    const path = new URL(`${url}`).pathname;
    asked.push(path);
    const found = Object.entries(answers).find(([part]) => path.includes(part));
    return found ? Response.json(found[1]) : new Response(null, { status: 403 });
  };
}

/** Account data of a visitor whose wallet reads these amounts from a node. */
async function start(
  config: Partial<Config>,
  options: { services?: Partial<World['services']>; node?: bigint } = {},
) {
  const { services, node = 5n } = options;
  const wallet = {
    ...fakeConnector('a'),
    readBalance: async () => ({ amount: node, decimals: 18, symbol: 'ETH' }),
    resolveName: async (name: string, { network, on }: { network: { id: string }; on: string }) => {
      if (name === 'alice.eth') return ALICE.toLowerCase();
      if (name === 'broken.eth') throw new WalletModalError('rpc_failed', 'The name cannot be looked up.');
      return name === 'bob.eth' ? `${network.id} ${on}` : undefined;
    },
    readBalances: async (_account: string, { tokens }: { tokens: readonly string[] }) => [
      native({ amount: node }),
      ...tokens.map((address) => native({ address, amount: 7n })),
    ],
  };
  const made = world({ wallets: [wallet], config, services: services ?? {} });
  await made.connect(wallet, facts());
  return { ...made, data: await createAccountData(made.store, made.services) };
}

const listed = (entries: object[]) => ({
  balances: entries.map((entry) => ({
    name: 'A',
    symbol: 'A',
    chainId: ONE,
    price: 2,
    quantity: { decimals: '18', numeric: '1' },
    ...entry,
  })),
});

describe('account data without a service', () => {
  it('has balances of the node, and no history', async () => {
    serve({});
    const { data } = await start({});
    expect(await data.balances(ACCOUNT, { signal })).to.deep.equal({ tokens: [native({})], source: 'node' });
    expect(data.history).to.equal(undefined);
    expect(await data.price(undefined, ONE, { signal })).to.equal(undefined);
    expect(await data.gasPrice(ONE, { signal })).to.equal(undefined);
    expect(await data.resolveName('alice.wcn.id', ONE, { signal })).to.equal(undefined);
    expect(asked).to.deep.equal([]);
  });

  it('asks the node about the site’s token and those that moved', async () => {
    const { data } = await start({ tokens: { [ONE]: { address: TOKEN } } });
    const { tokens } = await data.balances(ACCOUNT, { moved: [undefined, BOB], signal });
    expect(tokens.map(({ address }) => address)).to.deep.equal([undefined, TOKEN, BOB]);
  });

  it('resolves names through ENS, which is on mainnet', async () => {
    const { data } = await start({ networks: [MAINNET, unnamedNetwork(ONE)] });
    expect(await data.resolveName('bob.eth', ONE, { signal })).to.equal(`eip155:1 ${ONE}`);
    expect(await data.resolveName('bob.eth', 'solana:a', { signal })).to.equal(undefined);
    const networks = [unnamedNetwork(ONE)];
    const beside = await start({ networks, describedNetworks: [MAINNET] });
    expect(await beside.data.resolveName('bob.eth', ONE, { signal })).to.equal(`eip155:1 ${ONE}`);
    const bare = await start({ networks });
    expect(await bare.data.resolveName('bob.eth', ONE, { signal })).to.equal(undefined);
  });

  it('has the name of ENS', async () => {
    const readIdentity = async () => ({ name: 'alice.eth', avatar: 'data:image/png,a' });
    const { data } = await start({}, { services: { readIdentity } });
    expect(await data.profile(ACCOUNT, { signal })).to.deep.equal({
      name: 'alice.eth',
      image: 'data:image/png,a',
    });
  });
});

describe('account data with a service', () => {
  it('has no name of the service that ENS could own where ENS cannot be asked', async () => {
    serve({ identity: { name: 'alice.eth' }, reverse: [] });
    const { data } = await start({ chainApi }, { services: { readIdentity: async () => NOBODY } });
    expect((await data.profile(ACCOUNT, { signal })).name).to.equal(undefined);
  });

  it('has the balances that the service lists', async () => {
    serve({ '/balance': listed([{}, { address: `${ONE}:${TOKEN}` }]) });
    const { data } = await start({ chainApi });
    const { tokens, source } = await data.balances(ACCOUNT, { signal });
    expect(source).to.equal('service');
    expect(tokens.map(({ address, amount, price }) => [address, amount, price])).to.deep.equal([
      [undefined, 10n ** 18n, '2'],
      [TOKEN, 10n ** 18n, '2'],
    ]);
  });

  for (const [what, entry, price] of [
    ['calls by another token’s name', { symbol: 'SUSD', name: 'Sandbox Dollar' }, undefined],
    ['calls by its own name', { symbol: 'eth', name: 'Something' }, '2'],
    ['does not name', { symbol: null, name: null }, '2'],
  ] as const) {
    it(`knows the native currency that the service ${what}`, async () => {
      serve({ '/balance': listed([entry]), '/price': { fungibles: [{ ...entry, price: 2 }] } });
      const { data } = await start({ chainApi, networks: [ETHEREAL] });
      const { tokens } = await data.balances(ACCOUNT, { signal });
      expect(tokens).to.have.length(1);
      expect(tokens[0]).to.include({ name: 'Ethereal', symbol: 'ETH', decimals: 18, price });
      expect(await data.price(undefined, ONE, { signal })).to.equal(price);
    });
  }

  it('tells tokens that are named like the native currency or the site’s own token', async () => {
    const tokens = [TOKEN, BOB, CAROL, DAVE].map((address) => `${ONE}:${address}`);
    const [own, like, native, other] = tokens;
    serve({
      '/balance': listed([
        {},
        { address: own, symbol: 'SUSD', name: 'Sandbox Dollar' },
        { address: like, symbol: 'ЅUSD', name: 'Mine' },
        { address: native, symbol: 'X', name: 'Ethereal' },
        { address: other, symbol: 'OTHER', name: 'Other' },
      ]),
    });
    const { data } = await start({
      chainApi,
      networks: [ETHEREAL],
      tokens: { [ONE]: { address: TOKEN } },
    });
    const told = (await data.balances(ACCOUNT, { signal })).tokens;
    expect(told.map(({ imitates }) => imitates)).to.deep.equal([
      undefined,
      undefined,
      'SUSD',
      'ETH',
      undefined,
    ]);
    expect(told.filter(({ isKnown }) => isKnown).map(({ address }) => address)).to.deep.equal([TOKEN]);
  });

  for (const [what, entry] of [
    ['lacks', []],
    ['lists with other decimals', [{ quantity: { decimals: '6', numeric: '1' } }]],
  ] as const) {
    it(`asks the node about a native currency that the service ${what}`, async () => {
      serve({ '/balance': listed([...entry, { address: `${ONE}:${TOKEN}` }]) });
      const { data } = await start({ chainApi });
      const { tokens, source } = await data.balances(ACCOUNT, { signal });
      expect(source).to.equal('service');
      expect(tokens.map(({ address, amount }) => [address, amount])).to.deep.equal([
        [undefined, 5n],
        [TOKEN, 10n ** 18n],
      ]);
    });
  }

  it('asks the node if the service fails, and reports that', async () => {
    serve({});
    const { data, host } = await start({ chainApi });
    expect(await data.balances(ACCOUNT, { signal })).to.deep.equal({ tokens: [native({})], source: 'node' });
    expect(host).to.deep.equal(['report chain_api_failed']);
  });

  it('asks the node about the tokens that the service listed before it failed', async () => {
    serve({ '/balance': listed([{}, { address: `${ONE}:${TOKEN}` }]) });
    const { data, store, services } = await start({ chainApi });
    await data.balances(ACCOUNT, { signal });
    serve({});
    const later = await createAccountData(store, services);
    const { tokens, source } = await later.balances(ACCOUNT, { signal });
    expect(source).to.equal('node');
    expect(tokens.map(({ address, amount }) => [address, amount])).to.deep.equal([
      [undefined, 5n],
      [TOKEN, 7n],
    ]);
  });

  it('asks nobody else once the wait is aborted', async () => {
    serve({});
    globalThis.fetch = () => new Promise(() => {});
    const { data, host } = await start({ chainApi });
    const over = new AbortController();
    const failed = rejection<{ code: string }>(data.balances(ACCOUNT, { signal: over.signal }));
    over.abort();
    expect((await failed).code).to.equal('aborted');
    expect(host).to.deep.equal([]);
  });

  describe('that is silent', () => {
    const NODE: TokenBalances = { tokens: [native({})], source: 'node' };

    interface Question extends Deferred<Response> {
      readonly signal: AbortSignal | null | undefined;
    }

    /** A visitor who waits for their balances. The test answers for the service and the node. */
    async function wait({ takesEarly = true } = {}) {
      const toService: Question[] = [];
      globalThis.fetch = (_url, init) => {
        const question = { ...deferred<Response>(), signal: init?.signal };
        toService.push(question);
        return question.promise;
      };
      const toNode: (Deferred<readonly TokenBalance[]> & { signal: AbortSignal })[] = [];
      const asked = { native: 0 };
      const made = await start({ chainApi });
      const { connectors } = made.services;
      const wallet = await connectors.open('a');
      wallet.readBalances = (_account, { signal }) => {
        const question = { ...deferred<readonly TokenBalance[]>(), signal };
        signal.addEventListener('abort', () => question.reject(new WalletModalError('aborted', 'Over')));
        toNode.push(question);
        return question.promise;
      };
      wallet.readBalance = async () => {
        asked.native += 1;
        return { amount: 9n, decimals: 18, symbol: 'ETH' };
      };
      const early: TokenBalances[] = [];
      const over = new AbortController();
      const onEarly = takesEarly ? (balances: TokenBalances) => void early.push(balances) : undefined;
      const answer = made.data.balances(ACCOUNT, { signal: over.signal, onEarly });
      const move = async (ms: number) => {
        await settled();
        made.clock.move(ms);
        await settled();
      };
      await settled();
      return { ...made, toService, toNode, asked, early, over, answer, move };
    }

    it('leaves it to a node after 2.5 seconds, until it answers', async () => {
      const { toService, toNode, asked, early, answer, move, clock } = await wait();
      await move(2_499);
      expect(toNode).to.have.length(0);
      await move(1);
      expect(toNode).to.have.length(1);
      toNode[0]?.resolve([native({})]);
      await settled();
      expect(early).to.deep.equal([NODE]);
      toService[0]?.resolve(Response.json(listed([{}])));
      const { tokens, source } = await answer;
      expect(source).to.equal('service');
      expect(tokens.map(({ amount }) => amount)).to.deep.equal([10n ** 18n]);
      expect([toService.length, toNode.length, asked.native, early.length]).to.deep.equal([1, 1, 0, 1]);
      expect(clock.waiting).to.equal(0);
    });

    it('is asked alone if it answers in time', async () => {
      const { toService, toNode, early, answer, move } = await wait();
      await move(2_499);
      toService[0]?.resolve(Response.json(listed([{}])));
      expect((await answer).source).to.equal('service');
      await move(60_000);
      expect([toNode.length, early.length]).to.deep.equal([0, 0]);
    });

    it('and then fails leaves the answer that the node gave already', async () => {
      const { toNode, early, answer, move, host } = await wait();
      await move(2_500);
      toNode[0]?.resolve([native({})]);
      await move(7_500);
      expect(await answer).to.deep.equal(NODE);
      expect(early).to.deep.equal([NODE]);
      expect(toNode).to.have.length(1);
      expect(host).to.deep.equal(['report chain_api_failed']);
    });

    it('and then fails leaves the question that the node is at', async () => {
      const { toNode, answer, move } = await wait();
      await move(2_500);
      await move(7_500);
      toNode[0]?.resolve([native({})]);
      expect(await answer).to.deep.equal(NODE);
      expect(toNode).to.have.length(1);
    });

    it('and then answers ends the question to the node', async () => {
      const { toService, toNode, early, answer, move } = await wait();
      await move(2_500);
      toService[0]?.resolve(Response.json(listed([{}])));
      expect((await answer).source).to.equal('service');
      expect(toNode[0]?.signal.aborted).to.equal(true);
      toNode[0]?.resolve([native({})]);
      await settled();
      expect(early).to.deep.equal([]);
    });

    it('and then answers without the native currency gets it from the answer of the node', async () => {
      const { toService, toNode, asked, answer, move } = await wait();
      await move(2_500);
      toService[0]?.resolve(Response.json(listed([{ address: `${ONE}:${TOKEN}` }])));
      await settled();
      toNode[0]?.resolve([native({}), native({ address: BOB })]);
      const { tokens, source } = await answer;
      expect(source).to.equal('service');
      expect(tokens.map(({ address, amount }) => [address, amount])).to.deep.equal([
        [undefined, 5n],
        [TOKEN, 10n ** 18n],
      ]);
      expect(asked.native).to.equal(0);
    });

    it('is waited for if the node fails first, and rejects with the error of the node if it fails too', async () => {
      const { toNode, early, answer, move } = await wait();
      const failed = rejection<{ code: string }>(answer);
      await move(2_500);
      toNode[0]?.reject(new WalletModalError('rpc_failed', 'No node'));
      await move(7_500);
      expect((await failed).code).to.equal('rpc_failed');
      expect([toNode.length, early.length]).to.deep.equal([1, 0]);
    });

    it('is asked no longer than anybody waits, and neither is the node', async () => {
      const { toService, toNode, early, over, answer, move, clock, host } = await wait();
      const failed = rejection<{ code: string }>(answer);
      await move(2_500);
      over.abort();
      expect((await failed).code).to.equal('aborted');
      expect([toService[0]?.signal?.aborted, toNode[0]?.signal.aborted]).to.deep.equal([true, true]);
      expect([early, host, clock.waiting]).to.deep.equal([[], [], 0]);
    });

    it('is not followed by a node if nobody waits any more', async () => {
      const { toNode, over, answer, move } = await wait();
      const failed = rejection<{ code: string }>(answer);
      over.abort();
      expect((await failed).code).to.equal('aborted');
      await move(60_000);
      expect(toNode).to.deep.equal([]);
    });

    it('is not followed by a node if nobody takes an early answer', async () => {
      const { toNode, answer, move } = await wait({ takesEarly: false });
      await move(2_500);
      expect(toNode).to.have.length(0);
      await move(7_500);
      expect(toNode).to.have.length(1);
      toNode[0]?.resolve([native({})]);
      expect(await answer).to.deep.equal(NODE);
    });
  });

  it('tells tokens of a history that are called as well-known ones but are others', async () => {
    const transfer = { kind: 'token', direction: 'in', quantity: '5' } as const;
    const transfers = [
      { ...transfer, token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC' },
      { ...transfer, token: TOKEN, symbol: 'U\u0405D\u0421' },
      { ...transfer, token: TOKEN, symbol: 'OTHER' },
      { ...transfer, symbol: 'USDC' },
    ];
    const hash = `0x${'ab'.repeat(32)}`;
    const entry = {
      hash,
      operation: 'receive',
      minedAt: Date.UTC(2026, 0, 1),
      status: 'confirmed',
      transfers,
    };
    const accountSource = { name: 'Own', history: async () => ({ entries: [entry] }) };
    const { data } = await start({ accountSource });
    const page = await data.history?.(`eip155:1:${ALICE}`, { signal });
    expect(page?.entries[0]?.transfers.map(({ imitates }) => imitates)).to.deep.equal([
      undefined,
      'USDC',
      undefined,
      undefined,
    ]);
  });

  it('rejects a history and a name that cannot be read, because nobody else knows them', async () => {
    serve({});
    const { data } = await start({ chainApi });
    const history = data.history?.(ACCOUNT, { signal }) ?? Promise.resolve();
    expect((await rejection<{ code: string }>(history)).code).to.equal('chain_api_failed');
    const name = data.resolveName('alice.wcn.id', ONE, { signal });
    expect((await rejection<{ code: string }>(name)).code).to.equal('chain_api_failed');
  });

  it('resolves names that it does not register through ENS', async () => {
    serve({});
    const { data } = await start({ chainApi, networks: [MAINNET] });
    expect(await data.resolveName('bob.eth', ONE, { signal })).to.equal(`eip155:1 ${ONE}`);
    expect(asked).to.deep.equal([]);
  });

  const image = 'https://cdn.example.com/a.png';
  const reverse = [{ name: 'alice.wcn.id', addresses: { 60: { address: ALICE } } }];
  for (const [what, answers, expected, paths] of [
    [
      'the service that ENS confirms',
      { identity: { name: 'alice.eth', avatar: image } },
      { name: 'alice.eth', image },
      1,
    ],
    [
      'the service that it confirms itself',
      { identity: { name: 'alice.wcn.id', avatar: image }, 'profile/account': reverse[0] },
      { name: 'alice.wcn.id', image },
      2,
    ],
    ...(
      [
        ['ENS if that of the service stands for somebody else', 'bob.eth'],
        ['ENS if that of the service stands for nobody', 'bank.eth'],
        ['ENS if that of the service is one of ENS in another zone', 'bank.com'],
        ['ENS if that of the service cannot be looked up', 'broken.eth'],
      ] as const
    ).map(
      ([whose, name]) =>
        [
          whose,
          { identity: { name, avatar: image }, reverse: [{ ...reverse[0], name }] },
          { name: 'ens.eth', image: undefined },
          2,
        ] as const,
    ),
    [
      'ENS if the service does not confirm its own',
      {
        identity: { name: 'alice.wcn.id', avatar: image },
        'profile/account': { name: 'alice.wcn.id', addresses: { 60: { address: BOB } } },
        reverse: [],
      },
      { name: 'ens.eth', image: undefined },
      3,
    ],
    [
      'the name service, with the picture of the identity',
      { identity: { name: null, avatar: image }, reverse, 'profile/account': reverse[0] },
      { name: 'alice.wcn.id', image },
      3,
    ],
    [
      'ENS if the service knows none',
      { identity: {}, reverse: [] },
      { name: 'ens.eth', image: undefined },
      2,
    ],
    ['ENS if the service fails', {}, { name: 'ens.eth', image: undefined }, 2],
  ] as const) {
    it(`has the name of ${what}`, async () => {
      serve(answers);
      const readIdentity = async () => ({ name: 'ens.eth', avatar: undefined });
      const networks = [MAINNET];
      const { data } = await start({ chainApi, networks }, { services: { readIdentity } });
      expect(await data.profile(ACCOUNT, { signal })).to.deep.equal(expected);
      expect(asked).to.have.length(paths);
    });
  }
});

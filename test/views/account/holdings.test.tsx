import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import { connectionAtom } from '../../../src/atoms/connection.js';
import { type OpenableView, resetAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import type { AccountData } from '../../../src/lib/account/accountData.js';
import type { TokenBalances } from '../../../src/lib/account/tokenBalance.js';
import type { Config } from '../../../src/lib/config.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { ALICE, fakeAccountData, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { signedIn } from '../../atoms/signIn/fakeSignIn.js';
import { entry as anyEntry, nft, token, transfer } from '../../lib/account/entries.js';
import { press as pressKey } from '../../support/keys.js';
import { deferred, settled, until } from '../../support/promises.js';
import { cleanUp, nextFrame, stillness } from '../../ui/mount.js';
import { mountContent, mountModal } from '../content.js';

const SERVICE: Config['chainApi'] = { url: 'https://chain.example', projectId: 'p', isHosted: false };
const ETHER = token({ network: ONE, address: undefined, name: 'Ether', symbol: 'ETH' });
const entry: typeof anyEntry = (change) => anyEntry({ network: ONE, ...change });
const failing = () => Promise.reject(new WalletModalError('chain_api_failed', 'HTTP status code: 500'));

/** Mid-month in every time zone. */
const NOW = Date.UTC(2024, 5, 15, 12);

const exactly = (time: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(time);

interface Options {
  view?: OpenableView;
  features?: Partial<Config['features']>;
  chainApi?: Config['chainApi'];
  accountSource?: unknown;
  isSignIn?: boolean;
  /** As a node reports it. */
  balance?: string;
}

/** Shows the account, or another view of it, with these answers. */
async function show(answers: Partial<AccountData>, options: Options = {}) {
  const { view = 'Account', features, isSignIn, balance = '0', accountSource } = options;
  const wallet = fakeConnector('a');
  const here = isSignIn ? await signedIn() : world({ wallets: [wallet] });
  if (!isSignIn) await here.connect(wallet);
  Object.assign(here.services, {
    openAccountData: async () => fakeAccountData(answers),
    readBalance: async () => ({ decimal: balance, symbol: 'ETH' }),
  });
  const config = here.store.get(configAtom);
  const chainApi = 'chainApi' in options ? options.chainApi : SERVICE;
  here.store.set(configAtom, {
    ...config,
    chainApi,
    accountSource,
    features: { ...config.features, ...features },
  });
  here.clock.move(NOW - here.clock.now());
  here.open(view);
  const { root } = mountModal(here.store);
  const inside = within(root as unknown as HTMLElement);
  const sees = (words: string) => until(() => root.textContent?.includes(words), words);
  return {
    ...here,
    root,
    sees,
    lacks: (words: string) => expect(root.textContent).to.not.include(words),
    button: (name: string | RegExp) => inside.findByShadowRole('button', { name }),
    rows: (name: string) =>
      [...inside.getByShadowRole('list', { name }).querySelectorAll('li')].map(
        ({ textContent }) => textContent,
      ),
    press: async (name: string | RegExp) => {
      (await inside.findByShadowRole('button', { name })).click();
      await settled();
    },
    tab: async (name: string) => {
      (await inside.findByShadowRole('tab', { name })).click();
      await settled();
    },
  };
}

describe('the tokens of the account', () => {
  afterEach(cleanUp);

  it('are told from the known ones whose name they bear', async () => {
    const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
    const fake = token({
      network: ONE,
      address,
      name: 'USD Coin',
      symbol: 'USDC',
      price: '1',
      imitates: 'USDC',
    });
    const { sees, lacks } = await show({
      balances: async () => ({ tokens: [{ ...ETHER, price: '3000' }, fake], source: 'service' }),
    });
    await sees('Not the known USDC 0x5FbD…0aa3');
    lacks('USD Coin');
  });

  it('are listed by value, with exact amounts for screen readers, tooltip and clipboard', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (words: string) => void copied.push(words) },
    });
    const dollars = token({
      network: ONE,
      name: 'USD Coin',
      symbol: 'USDC',
      amount: 1_250_345_678n,
      decimals: 6,
      price: '1',
    });
    const { root, sees, rows, button } = await show({
      balances: async () => ({ tokens: [dollars, { ...ETHER, price: '3000' }], source: 'service' }),
    });
    await sees('USD Coin');
    expect(rows('Tokens').map((row) => row?.replace(/Copy.*? amount/, ' '))).to.have.length(2);
    const row = await button(/^USD Coin 1,250\.345 USDC Copy exact amount \$1,250\.35/);
    expect(root.getElementById(row.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      '1,250.345678 USDC',
    );
    row.click();
    await sees('Copied');
    expect(copied).to.deep.equal(['1250.345678']);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  for (const [title, price, source, isSignIn, words, absent] of [
    ['is above a wallet’s balance', '2', 'service', false, '$2.00', 'Some prices'],
    ['is above the balance of a sign-in', '2', 'service', true, '$2.00', 'Some prices'],
    ['needs the price of each token', undefined, 'service', false, 'Some prices are unknown', 'including'],
    ['needs them for a sign-in, too', undefined, 'service', true, 'Some prices are unknown', 'including'],
    ['is not made of what nodes know', '2', 'node', false, 'Only well-known tokens', 'including'],
  ] as const) {
    it(`have a total that ${title}`, async () => {
      const other = token({ network: ONE, price });
      const { sees, lacks } = await show(
        {
          balances: async () => ({
            tokens: [
              { ...ETHER, amount: 0n, price: '1' },
              other,
              { ...other, address: '0x1', amount: 0n },
              ...(price ? [] : [{ ...other, address: '0x2', price: '1' }]),
            ],
            source,
          }),
        },
        { isSignIn },
      );
      await sees(words);
      lacks(absent);
    });
  }

  it('have one figure, and one button that shows that it copies: that of the address', async () => {
    const { root, sees, button } = await show(
      {
        balances: async () => ({
          tokens: [{ ...ETHER, amount: 2n * 10n ** 18n, price: '3000' }, token({ network: ONE, price: '1' })],
          source: 'service',
        }),
      },
      { balance: '2' },
    );
    await sees('including 2 ETH');
    const total = await button('$6,001.00 Copy exact total');
    const native = await button('including 2 ETH Copy exact balance');
    const figures = [total, native].map((one) =>
      (one.firstElementChild as HTMLElement).getBoundingClientRect(),
    );
    expect(figures[1]?.left).to.equal(figures[0]?.left);
    expect(figures[0]?.height).to.be.greaterThan((figures[1]?.height ?? 0) * 1.5);
    expect(figures[0]?.left).to.equal((await button(/^Send/)).getBoundingClientRect().left);
    const copies = [...root.querySelectorAll('button')].filter((one) => /Copy/.test(one.textContent ?? ''));
    const seen = copies.filter((one) => {
      const icon = one.querySelector('svg')?.closest('span');
      return icon && one.closest('li') === null && icon.checkVisibility({ opacityProperty: true });
    });
    expect(seen.map(({ textContent }) => textContent?.match(/Copy.*/)?.[0])).to.deep.equal(['Copy address']);
  });

  it('have values in the currency of the site, with the exact total and the rate on demand', async () => {
    const { store, root, sees } = await show(
      {
        balances: async () => ({ tokens: [token({ network: ONE, price: '1000.001' })], source: 'service' }),
        rate: async () => ({ currency: 'EUR', perDollar: '0.93', at: NOW }),
      },
      { isSignIn: true },
    );
    await sees('$1,000.00');
    store.set(configAtom, { ...store.get(configAtom), currency: 'EUR' });
    await sees('€930.00');
    expect(root.textContent).to.not.include('$');
    root.querySelector<HTMLElement>('button:has(bdi)')?.focus();
    await sees('930.00093 EUR (1 USD = 0.93 EUR, ');
  });

  it('are four at first, and all on request', async () => {
    const tokens = Array.from({ length: 1_000 }, (_, at) =>
      token({ network: ONE, address: `0x${at}`, name: `Coin ${at}` }),
    );
    const { root, press, rows, sees } = await show({ balances: async () => ({ tokens, source: 'service' }) });
    await sees('Show all 1,000');
    expect(rows('Tokens')).to.have.length(4);
    await press('Show all 1,000');
    const drawn = () => root.querySelectorAll('[aria-setsize="1000"]').length;
    // Its tab stop is drawn before it knows how many rows fit.
    await until(() => drawn() > 1, 'the whole list');
    await nextFrame();
    expect(drawn()).to.be.lessThan(60);
  });

  it('are folded away below the others where nothing vouches for them', async () => {
    const named = (at: number) => ({
      network: ONE,
      address: `0x${at}`,
      name: `Coin ${at}`,
      symbol: `C${at}`,
    });
    const tokens = [
      { ...ETHER, price: '3000' },
      ...Array.from({ length: 1_000 }, (_, at) => token(named(at))),
    ];
    const { root, rows, button, press, sees, lacks } = await show({
      balances: async () => ({ tokens, source: 'service' }),
    });
    await sees('1,000 hidden tokens');
    expect(rows('Tokens')).to.have.length(1);
    lacks('Coin 0');
    const fold = await button('1,000 hidden tokens');
    expect(fold.getAttribute('aria-expanded')).to.equal('false');
    fold.focus();
    await pressKey('Enter');
    await sees('Anyone can send such tokens.');
    expect(fold.getAttribute('aria-expanded')).to.equal('true');
    const list = root.getElementById(fold.getAttribute('aria-controls') ?? '');
    await until(() => list?.textContent?.includes('Coin 0'), 'the hidden tokens');
    await nextFrame();
    expect(list?.querySelectorAll('[aria-setsize="1000"]').length).to.be.lessThan(60);
    await press('1,000 hidden tokens');
    lacks('Coin 0');
  });

  for (const [what, count, chainApi] of [
    ['none arrive from a service', 0, SERVICE],
    ['one arrives from a service', 1, SERVICE],
    ['four arrive from a service', 4, SERVICE],
    ['a thousand arrive from a service', 1_000, SERVICE],
    ['one arrives from a node', 1, undefined],
  ] as const) {
    it(`leave no hole below them when ${what}`, async () => {
      const tokens = Array.from({ length: count }, (_, at) =>
        token({ network: ONE, address: `0x${at}`, name: `Coin ${at}` }),
      );
      const answer = deferred<TokenBalances>();
      const { root, sees } = await show({ balances: () => answer.promise }, { chainApi });
      await until(() => root.querySelector('[role=tabpanel]'), 'the panel');
      answer.resolve({ tokens, source: chainApi ? 'service' : 'node' });
      await sees(count === 0 ? 'No tokens yet' : 'Coin 0');
      await stillness(root);
      const panel = root.querySelector('[role=tabpanel]') as HTMLElement;
      const inside = panel.firstElementChild as HTMLElement;
      expect(panel.offsetHeight - inside.offsetHeight).to.be.at.most(1);
    });
  }

  it('stay where they are while another tab is chosen, which has less to show', async () => {
    const tokens = Array.from({ length: 9 }, (_, at) =>
      token({ network: ONE, address: `0x${at}`, name: `Coin ${at}` }),
    );
    const { root, sees, tab } = await show({ balances: async () => ({ tokens, source: 'service' }) });
    await sees('Show all 9');
    await stillness(root);
    const top = () => Math.round(root.querySelector('[role=tablist]')?.getBoundingClientRect().top ?? 0);
    const before = top();
    await tab('Activity');
    await sees('No transactions yet');
    await stillness(root);
    expect(Math.abs(top() - before)).to.be.at.most(1);
  });

  it('lead to receiving when there are none', async () => {
    const { press, sees } = await show({});
    await sees('No tokens yet');
    await press('Receive tokens');
    await sees('Anything sent elsewhere may be lost');
  });

  it('are unknown where a service lists nothing although there is a balance', async () => {
    const { sees, lacks } = await show({}, { balance: '1.5' });
    await sees('1.5 ETH');
    await sees('Tokens not available');
    lacks('including');
  });

  it('say that nothing is known, instead of that there is nothing', async () => {
    const { sees, lacks } = await show({ balances: failing });
    await sees('Tokens not available');
    await sees('Failed to fetch token balance');
    lacks('No tokens yet');
  });
});

describe('the parts of the account', () => {
  afterEach(cleanUp);

  it('are left by a button that says so in words', async () => {
    const { button, store } = await show({});
    const words = await button('Disconnect');
    const { width, height } = (words.querySelector('span:last-child') as HTMLElement).getBoundingClientRect();
    expect(words.textContent).to.equal('Disconnect');
    expect([width > 40, height > 10]).to.deep.equal([true, true]);
    words.click();
    await until(() => store.get(connectionAtom) === undefined);
  });

  it('are switched off by the site', async () => {
    const { root, sees } = await show({}, { features: { receive: false, history: false } });
    await sees('No tokens yet');
    expect(root.querySelector('[role=tablist]')).to.equal(null);
    expect(
      [...root.querySelectorAll('button')].filter((one) => one.textContent?.includes('Receive')),
    ).to.deep.equal([]);
  });

  it('stay chosen when the visitor returns, and read nothing that is not shown', async () => {
    let read = 0;
    const { root, tab, press, sees } = await show({
      history: async () => {
        read += 1;
        return {
          entries: [entry({ id: 'a' }), entry({ id: 'b' }), entry({ id: 'c' }), entry({ id: 'd' })],
          next: undefined,
        };
      },
    });
    await sees('No tokens yet');
    expect(read).to.equal(0);
    await tab('Activity');
    await press('Show all activity');
    await sees('January 1970');
    await press('Back');
    await until(() => root.querySelector('[role=tab]'), 'the account');
    expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).to.equal('Activity');
    const panel = root.querySelector('[role=tabpanel]');
    expect(root.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal(
      'Activity',
    );
  });

  it('list the NFTs that came in and stayed', async () => {
    const kept = nft({ name: 'Sunset #1' });
    const sent = nft({ name: 'Sunset #2' });
    const { sees, tab, lacks } = await show({
      history: async () => ({
        entries: [
          entry({ id: 'a', minedAt: 2, transfers: [{ ...sent, direction: 'out' }] }),
          entry({ id: 'b', minedAt: 1, transfers: [kept, sent] }),
        ],
        next: undefined,
      }),
    });
    await tab('NFTs');
    await sees('Sunset #1');
    lacks('Sunset #2');
  });

  for (const [tab, comes, place] of [
    ['Tokens', 'Coin', 'rows'],
    ['NFTs', 'Art', 'pictures'],
    ['Activity', 'Received', 'rows'],
  ] as const) {
    it(`have the height of their ${place} under ${tab} before those have come`, async () => {
      const data = deferred();
      const addresses = ['1', '2', '3'].map((at) => `0x${at.repeat(40)}`);
      const {
        root,
        sees,
        tab: choose,
      } = await show({
        async balances() {
          await data.promise;
          const others = addresses.map((address) => token({ network: ONE, address, price: '1' }));
          return { tokens: [{ ...ETHER, price: '3000' }, ...others], source: 'service' };
        },
        async history() {
          await data.promise;
          const entries = addresses.map((id, at) =>
            entry({ id, minedAt: NOW - at, transfers: [nft({ name: `Art ${at}` })] }),
          );
          return { entries, next: undefined };
        },
      });
      await sees('Activity');
      await choose(tab);
      const panel = root.querySelector('[role=tabpanel]') as HTMLElement;
      // The height reserved for another tab's content doesn't count here.
      panel.style.minBlockSize = '0';
      // A scroll bar that appears with the data would take width from it.
      panel.closest<HTMLElement>('[data-scroller]')?.style.setProperty('scrollbar-width', 'none');
      await stillness(root);
      const height = () => panel.firstElementChild?.getBoundingClientRect().height;
      const awaited = height();
      data.resolve();
      await sees(comes);
      await stillness(root);
      expect(height()).to.be.closeTo(awaited ?? 0, 1);
    });
  }

  const picture = (key: string) => ({ key, name: `Picture ${key}`, symbol: undefined, image: undefined });

  it('list the NFTs of a source of the site, page by page, each once', async () => {
    const { sees, tab, press, rows } = await show(
      {
        nfts: async (_, { cursor }) =>
          cursor === undefined
            ? { entries: [picture('1'), picture('2')], next: 'two' }
            : { entries: [picture('2'), picture('3')], next: 'three' },
      },
      { accountSource: {} },
    );
    await tab('NFTs');
    await sees('Picture 2');
    await press('Load more');
    await sees('Picture 3');
    expect(rows('NFTs').map((text) => text?.slice(-9))).to.deep.equal([
      'Picture 1',
      'Picture 2',
      'Picture 3',
    ]);
  });

  it('list the NFTs that came in if no source lists any', async () => {
    const transfers = [nft({ name: 'Sunset #1' })];
    const history = async () => ({ entries: [entry({ transfers })], next: undefined });
    const { sees, tab } = await show({ history }, { accountSource: {} });
    await tab('NFTs');
    await sees('Sunset #1');
  });

  it('say that the source of NFTs fails, and ask it again', async () => {
    let isDown = true;
    const nfts = async () => (isDown ? failing() : { entries: [picture('1')], next: undefined });
    const { sees, tab, press, host } = await show({ nfts }, { accountSource: {} });
    await tab('NFTs');
    await sees('NFTs not available');
    expect(host).to.deep.equal(['report chain_api_failed']);
    isDown = false;
    await press('Try again');
    await sees('Picture 1');
  });

  it('say that transfers of the native currency cannot be seen', async () => {
    const entries = [entry({ transfers: [transfer({ quantity: '1' })] })];
    const lacksNative = 'This site can’t list transfers of the network’s own currency.';
    const some = await show({ history: async () => ({ entries, next: undefined, lacksNative: true }) });
    await some.tab('Activity');
    await some.sees(lacksNative);
    cleanUp();
    const none = await show({ history: async () => ({ entries: [], next: undefined, lacksNative: true }) });
    await none.tab('Activity');
    await none.sees(lacksNative);
    await none.sees('No token transfers yet');
    none.lacks('No transactions yet');
  });

  it('say where NFTs and activity cannot be listed', async () => {
    const { tab, sees } = await show({ history: undefined });
    await tab('NFTs');
    await sees('This site can’t list NFTs.');
    await tab('Activity');
    await sees('Here you’ll see what you send from this device.');
  });

  it('count the way to all activity', async () => {
    const { tab, press, tracked } = await show({
      history: async () => ({ entries: [entry()], next: 'two' }),
    });
    await tab('Activity');
    await press('Show all activity');
    expect(tracked.filter(({ event }) => event === 'CLICK_TRANSACTIONS')).to.deep.equal([
      { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: false } },
    ]);
  });
});

describe('the activity', () => {
  afterEach(cleanUp);
  const view = 'Transactions';

  const moved = [
    ['receive', [transfer({ quantity: '1.23456' })], 'Received', '≈ +1.234 COIN'],
    ['send', [transfer({ direction: 'out', quantity: '0.0000001' })], 'Sent', '−<0.001 COIN'],
    [
      'trade',
      [transfer({ direction: 'out', quantity: '1' }), transfer({ symbol: 'USDC', quantity: '2000' })],
      'Swapped',
      '−1 COIN+2,000 USDC',
    ],
    ['mint', [nft({ name: 'Sunset #1' })], 'Created', 'Sunset #1'],
    ['mint', [nft(), nft(), nft(), nft()], 'Created', 'ArtArt+2 more'],
    ['execute', [transfer({ direction: 'self' })], 'Contract interaction', '1 COIN'],
    [
      'unstake',
      [transfer({ symbol: undefined, name: undefined, quantity: undefined })],
      'Ended staking',
      '–',
    ],
    ['multicall', [], 'multicall', ''],
  ] as const;
  for (const [operation, transfers, label, amounts] of moved) {
    it(`tells ${operation} of ${transfers.length} as “${label}” and “${amounts}”`, async () => {
      const one = entry({ operation, transfers, minedAt: new Date('2019-02-03T12:00').getTime() });
      const { sees, rows } = await show(
        { history: async () => ({ entries: [one], next: undefined }) },
        { view },
      );
      await sees('February 2019');
      expect(rows('Activity')).to.deep.equal([
        `February 2019${label}Feb 03, 2019${amounts}${exactly(one.minedAt)}`,
      ]);
    });
  }

  it('marks what failed or is pending, claims nothing of it, and names the other side', async () => {
    const { root, sees, rows } = await show(
      {
        history: async () => ({
          entries: [
            entry({
              id: 'a',
              minedAt: NOW - 60_000,
              status: 'pending',
              operation: 'send',
              to: ALICE,
              transfers: [],
            }),
            entry({ id: 'b', minedAt: NOW - 120_000, status: 'failed', from: ALICE }),
            entry({
              id: 'c',
              minedAt: NOW - 180_000,
              status: 'pending',
              operation: 'send',
              transfers: [transfer({ direction: 'out' })],
            }),
          ],
          next: undefined,
        }),
      },
      { view },
    );
    // The list draws its first row before it knows how many rows fit.
    for (const word of ['Pending', 'Failed']) await sees(word);
    expect(rows('Activity')).to.deep.equal([
      `JuneSendPending1 minute ago · To 0xf39F…2266${exactly(NOW - 60_000)}`,
      `ReceiveFailed2 minutes ago · From 0xf39F…22661 COIN${exactly(NOW - 120_000)}`,
      `SendPending3 minutes ago1 COIN${exactly(NOW - 180_000)}`,
    ]);
    const lines = [...root.querySelectorAll('bdi')].filter(({ textContent }) => textContent === '1 COIN');
    expect(lines.map((one) => getComputedStyle(one).textDecorationLine)).to.deep.equal([
      'line-through',
      'none',
    ]);
  });

  it('says how long ago each was for as long as it is shown, and exactly when on demand', async () => {
    const minedAt = NOW - 5 * 60_000;
    const { root, clock } = await show(
      { history: async () => ({ entries: [entry({ id: 'a', minedAt })], next: undefined }) },
      { view },
    );
    const time = () => root.querySelector('time');
    await until(() => time()?.textContent === '5 minutes ago');
    expect(time()?.dateTime).to.equal(new Date(minedAt).toISOString());
    const described = time()?.closest('[data-row]')?.getAttribute('aria-describedby');
    const exact = root.querySelector(`#${CSS.escape(described ?? '')}`)?.textContent;
    expect(exact).to.equal(exactly(minedAt));
    for (const [ms, words] of [
      [60_000, '6 minutes ago'],
      [54 * 60_000, '1 hour ago'],
      [23 * 3_600_000, '1 day ago'],
      [6 * 86_400_000, new Intl.DateTimeFormat('en', { day: '2-digit', month: 'short' }).format(minedAt)],
    ] as const) {
      clock.move(ms);
      await until(() => time()?.textContent === words, words);
    }
  });

  it('loads page by page as the visitor scrolls, and draws only what is near', async () => {
    const cursors: (string | undefined)[] = [];
    const { root, sees } = await show(
      {
        history: async (_, { cursor }) => {
          cursors.push(cursor);
          const page = Number(cursor ?? 0);
          const entries = Array.from({ length: 50 }, (__, at) =>
            entry({ id: `${page} ${at}`, minedAt: NOW - page * 50 - at }),
          );
          return { entries, next: page < 99 ? String(page + 1) : undefined };
        },
      },
      { view },
    );
    await sees('Received');
    await settled();
    expect(cursors).to.deep.equal([undefined]);
    root.querySelector('[data-scroller]')?.scrollTo({ top: 3_000 });
    await until(() => cursors.length > 1, 'the next page');
    await settled();
    expect(cursors).to.deep.equal([undefined, '1']);
    expect(root.querySelectorAll('[aria-setsize]').length).to.be.lessThan(60);
  });

  it('says that nothing could be read, and reads again on request', async () => {
    let isBroken = true;
    const { sees, press } = await show(
      { history: () => (isBroken ? failing() : Promise.resolve({ entries: [entry()], next: undefined })) },
      { view },
    );
    await sees('Failed to fetch transactions');
    await sees('Activity not available');
    isBroken = false;
    await press('Try again');
    await sees('Received');
  });

  it('folds what strangers wrote into it, and says why', async () => {
    const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
    const entries = [
      entry({
        id: 'own',
        minedAt: 3,
        from: ALICE,
        operation: 'send',
        transfers: [transfer({ isPriced: true })],
      }),
      entry({
        id: 'nothing',
        minedAt: 2,
        from: stranger,
        transfers: [transfer({ direction: 'out', quantity: '0' })],
      }),
      ...Array.from({ length: 200 }, (_, at) => entry({ id: `${at}`, minedAt: 1, from: stranger })),
      entry({ id: 'later', minedAt: NOW + 3_600_000, operation: 'mint' }),
    ];
    const { root, rows, button, sees, lacks } = await show(
      { history: async () => ({ entries, next: undefined }) },
      { view },
    );
    await sees('201 hidden: likely spam');
    expect(rows('Activity')).to.have.length(1);
    lacks('Created');
    const fold = await button('201 hidden: likely spam');
    fold.focus();
    await pressKey('Enter');
    expect(fold.getAttribute('aria-expanded')).to.equal('true');
    await sees('Moves nothing. You didn’t sign it.');
    await sees('Tokens without a price, from a stranger.');
    lacks('−0');
    expect(root.querySelectorAll('[aria-setsize="201"]').length).to.be.lessThan(60);
  });

  it('says that there is none yet', async () => {
    const { sees } = await show({}, { view });
    await sees('No transactions yet');
  });
});

describe('receiving', () => {
  afterEach(cleanUp);

  it('shows the address as a code and a text, and the site’s networks of its namespace', async () => {
    const { root, sees, press, rows } = await show({}, { view: 'WalletReceive' });
    await until(
      () => root.querySelector('[role=img][aria-label="QR code of your address"] path'),
      'the code',
    );
    await sees('0xf39F');
    await press(/^Only on .+ Anything sent elsewhere may be lost$/);
    await sees('Anything sent on others may be lost.');
    expect(rows('Compatible networks')).to.have.length(2);
  });

  it('asks to connect when nobody is', async () => {
    const here = world({ wallets: [] });
    for (const view of ['WalletReceive', 'Transactions'] as const) {
      here.open();
      here.store.set(resetAtom, { view });
      const { root } = mountContent(here.store);
      await until(() => root.textContent?.includes('No wallet connected'), view);
      cleanUp();
    }
  });
});

import { expect } from 'chai';
import { tokensAtom, watchTokensAtom } from '../../../src/atoms/account/tokens.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { transactionsAtom } from '../../../src/atoms/transactions/transactionList.js';
import type { BalanceOptions } from '../../../src/lib/account/accountData.js';
import type { TokenBalances } from '../../../src/lib/account/tokenBalance.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { token } from '../../lib/account/entries.js';
import { type Deferred, deferred, settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeAccountData, fakeConnector, ONE, TWO, world } from '../fakes.js';

const COINS: TokenBalances = { tokens: [token()], source: 'service' };
const FEW: TokenBalances = { tokens: [token({ amount: 7n })], source: 'node' };
const FAILED = new WalletModalError('chain_api_failed', 'HTTP status code: 503');

/** A connected visitor on a page that may be hidden. The test answers the token reads. */
async function setUp() {
  const asked: (Deferred<TokenBalances> &
    Pick<BalanceOptions, 'signal' | 'onEarly' | 'moved'> & { account: string })[] = [];
  const page = { isVisible: true, look: () => {} };
  const data = fakeAccountData({
    balances(account, { signal, onEarly, moved }) {
      const question = { ...deferred<TokenBalances>(), account, signal, onEarly, moved };
      asked.push(question);
      return question.promise;
    },
  });
  const wallet = fakeConnector('a');
  const here = world({
    wallets: [wallet],
    services: {
      openAccountData: async () => data,
      isVisible: () => page.isVisible,
      onLook(listener) {
        page.look = listener;
        return () => {
          page.look = () => {};
        };
      },
    },
  });
  await here.connect(wallet);
  const watch = async () => {
    const stop = here.store.set(watchTokensAtom);
    await settled();
    return stop;
  };
  const answer = async (balances: TokenBalances | WalletModalError) => {
    const last = asked.at(-1);
    if (balances instanceof WalletModalError) last?.reject(balances);
    else last?.resolve(balances);
    await settled();
  };
  const move = async (ms: number) => {
    here.clock.move(ms);
    await settled();
  };
  return { ...here, wallet, asked, page, watch, answer, move, now: () => here.store.get(tokensAtom) };
}

describe('the tokens', () => {
  it('are read at once and ten seconds after each answer, until nobody watches', async () => {
    const { asked, watch, answer, move, now } = await setUp();
    expect(asked).to.have.length(0);
    const stop = await watch();
    expect(asked.map(({ account }) => account)).to.deep.equal([`${ONE}:${ALICE}`]);
    await move(60_000);
    expect(asked).to.have.length(1);
    await answer(COINS);
    expect(now()).to.deep.include({ balances: COINS, hasFailed: false });
    await move(9_999);
    expect(asked).to.have.length(1);
    await move(1);
    expect(asked).to.have.length(2);
    await answer(COINS);
    stop();
    await move(60_000);
    expect(asked).to.have.length(2);
  });

  it('are read past the service’s cache for a minute after a transaction moved them', async () => {
    const { store, clock, asked, watch, answer, move } = await setUp();
    const COIN_CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
    const stop = await watch();
    await answer(COINS);
    const transaction = {
      id: 'one',
      kind: 'send',
      namespace: 'eip155',
      account: `${ONE}:${ALICE}`,
      network: ONE,
      askedAt: 0,
      summary: {},
      told: undefined,
      call: undefined,
      start: undefined,
      nonce: undefined,
    } as const;
    const status = {
      step: 'confirmed',
      answer: { hash: `0x${'1'.repeat(64)}`, answeredAt: 0 },
      since: clock.now(),
      isSettled: false,
    } as const;
    store.set(transactionsAtom, [
      { ...transaction, status, tokens: [COIN_CONTRACT] },
      { ...transaction, id: 'two', status, account: `${TWO}:${ALICE}`, tokens: ['0xother'] },
      { ...transaction, id: 'three', status: { step: 'asked' }, tokens: ['0xasked'] },
    ]);
    for (let second = 10; second <= 70; second += 10) {
      await move(10_000);
      await answer(COINS);
    }
    const moved = [undefined, COIN_CONTRACT];
    expect(asked.map((one) => one.moved)).to.deep.equal([[], moved, moved, moved, moved, moved, moved, []]);
    stop();
  });

  it('are not read while the page is hidden, but when the visitor returns', async () => {
    const { asked, page, watch, answer, move } = await setUp();
    await watch();
    await answer(COINS);
    page.look();
    await settled();
    expect(asked, 'a fresh answer').to.have.length(1);
    page.isVisible = false;
    await move(60_000);
    expect(asked).to.have.length(1);
    page.isVisible = true;
    page.look();
    await settled();
    expect(asked).to.have.length(2);
  });

  it('are never those of another account or network', async () => {
    for (const next of [facts(ONE, BOB), facts(TWO, ALICE)]) {
      const { wallet, asked, watch, answer, now } = await setUp();
      const stop = await watch();
      await answer(COINS);
      wallet.connected(next);
      expect(now()).to.deep.equal({ balances: undefined, hasFailed: false });
      stop();
      await watch();
      expect(asked[1]?.account).to.equal(next.accounts[0]);
    }
  });

  it('are asked no longer when nobody watches, and a late answer changes nothing', async () => {
    const { asked, watch, answer, now } = await setUp();
    (await watch())();
    expect(asked[0]?.signal.aborted).to.equal(true);
    await answer(COINS);
    expect(now().balances).to.equal(undefined);
  });

  it('are those of a node until the service answers', async () => {
    const { asked, watch, answer, now } = await setUp();
    await watch();
    asked[0]?.onEarly?.(FEW);
    expect(now()).to.deep.include({ balances: FEW, hasFailed: false });
    await answer(COINS);
    expect(now()).to.deep.include({ balances: COINS, hasFailed: false });
  });

  it('of the service are never replaced by early ones of a node, those of a node are', async () => {
    const { asked, watch, answer, move } = await setUp();
    await watch();
    await answer(COINS);
    await move(10_000);
    expect(asked[1]?.onEarly).to.equal(undefined);
    await answer(FEW);
    await move(10_000);
    expect(asked[2]?.onEarly).to.be.a('function');
  });

  it('stay when reading fails, which is said once until it works again', async () => {
    const { store, host, watch, answer, move, now } = await setUp();
    await watch();
    await answer(COINS);
    await move(10_000);
    await answer(FAILED);
    expect(now()).to.deep.include({ balances: COINS, hasFailed: true });
    expect(store.get(snackbarAtom)).to.deep.equal({
      kind: 'error',
      text: { key: 'snackbar.failedToFetchBalance' },
    });
    expect(host).to.deep.equal(['report chain_api_failed']);
    await move(10_000);
    expect(store.get(snackbarAtom)).to.equal(null);
    await answer(FAILED);
    expect(store.get(snackbarAtom)).to.equal(null);
    await move(10_000);
    await answer(COINS);
    expect(now().hasFailed).to.equal(false);
  });
});

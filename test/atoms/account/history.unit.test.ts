import { expect } from 'chai';
import {
  accountHistoryAtom,
  leaveHistoryAtom,
  loadHistoryAtom,
  loadMoreHistoryAtom,
} from '../../../src/atoms/account/history.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { transactionsAtom } from '../../../src/atoms/transactions/transactionList.js';
import type {
  HistoryEntry,
  HistoryPage,
  HistoryTransfer,
} from '../../../src/lib/account/transactionHistory.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { entry, nft, transfer } from '../../lib/account/entries.js';
import { atPace } from '../../support/atPace.js';
import { type Deferred, deferred, settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeAccountData, fakeConnector, ONE, world } from '../fakes.js';

const mined = (id: string, minedAt: number, change: Partial<HistoryEntry> = {}) =>
  entry({ id, minedAt, network: ONE, ...change });
const page = (next: string | undefined, ...entries: HistoryEntry[]): HistoryPage => ({ entries, next });

/** A connected visitor. The test answers the history reads. */
async function setUp({ hasService = true } = {}) {
  const asked: (Deferred<HistoryPage> & { cursor: string | undefined; signal: AbortSignal })[] = [];
  const data = fakeAccountData({
    history: hasService
      ? (_account, { cursor, signal }) => {
          const question = { ...deferred<HistoryPage>(), cursor, signal };
          asked.push(question);
          return question.promise;
        }
      : undefined,
  });
  const wallet = fakeConnector('a');
  const here = world({
    wallets: [wallet],
    config: { projectId: 'p' },
    services: { openAccountData: async () => data },
  });
  await here.connect(wallet);
  const load = async (atom = loadHistoryAtom) => {
    void here.store.set(atom);
    await settled();
  };
  const answer = async (given: HistoryPage | WalletModalError) => {
    if (given instanceof WalletModalError) asked.at(-1)?.reject(given);
    else asked.at(-1)?.resolve(given);
    await settled();
  };
  const now = () => here.store.get(accountHistoryAtom);
  return { ...here, wallet, asked, load, answer, now, ids: () => now().entries.map(({ id }) => id) };
}

describe('the history', () => {
  it('is read page by page, each once, and says when more is asked for', async () => {
    const { asked, load, answer, now, ids, tracked } = await setUp();
    await load();
    expect(now().status).to.equal('loading');
    await answer(page('two', mined('c', 3), mined('b', 2)));
    expect(now()).to.include({ status: 'ready', hasMore: true, readsOn: true });
    await load(loadMoreHistoryAtom);
    await load(loadMoreHistoryAtom);
    expect(asked.map(({ cursor }) => cursor)).to.deep.equal([undefined, 'two']);
    await answer(page(undefined, mined('b', 2), mined('a', 1)));
    expect(ids()).to.deep.equal(['c', 'b', 'a']);
    await load(loadMoreHistoryAtom);
    expect(asked).to.have.length(2);
    expect(tracked).to.deep.equal([
      {
        event: 'LOAD_MORE_TRANSACTIONS',
        properties: { address: ALICE, projectId: 'p', cursor: 'two', isSmartAccount: false },
      },
    ]);
  });

  it('is emptied by a failure, which is told', async () => {
    const { store, host, load, answer, now, tracked } = await setUp();
    await load();
    await answer(page('two', mined('a', 1)));
    await load(loadMoreHistoryAtom);
    await answer(new WalletModalError('chain_api_failed', 'HTTP status code: 500'));
    expect(now()).to.deep.include({ status: 'failed', entries: [], hasMore: false });
    expect(store.get(snackbarAtom)).to.deep.equal({
      kind: 'error',
      text: { key: 'snackbar.failedToFetchTransactions' },
    });
    expect(host).to.deep.equal(['report chain_api_failed']);
    expect(tracked.at(-1)).to.deep.equal({
      event: 'ERROR_FETCH_TRANSACTIONS',
      properties: { address: ALICE, projectId: 'p', cursor: 'two', isSmartAccount: false },
    });
    await load();
    await answer(page(undefined, mined('a', 1)));
    expect(now().status).to.equal('ready');
  });

  it('ends where a service repeats itself', async () => {
    const { load, answer, now } = await setUp();
    await load();
    await answer(page('two', mined('a', 1)));
    await load(loadMoreHistoryAtom);
    await answer(page('two', mined('a', 1)));
    expect(now().hasMore).to.equal(false);
  });

  it('goes on behind an empty page: nodes are asked about some blocks at a time', async () => {
    const { load, answer, now } = await setUp();
    await load();
    await answer(page('two', mined('a', 1)));
    await load(loadMoreHistoryAtom);
    await answer(page('three'));
    expect(now()).to.include({ hasMore: true, readsOn: true });
    await load(loadMoreHistoryAtom);
    await answer(page('three'));
    expect(now().hasMore, 'the same page again').to.equal(false);
  });

  it('is read on by itself through five pages without anything to show, and no further', async () => {
    const { load, answer, now } = await setUp();
    await load();
    const spam = (at: number) => mined(`spam ${at}`, at, { transfers: [nft({ isSpam: true })] });
    for (const at of [1, 2, 3, 4]) {
      await answer(page(`after ${at}`, spam(at)));
      expect(now().readsOn, `after ${at}`).to.equal(true);
      await load(loadMoreHistoryAtom);
    }
    await answer(page('after 5', spam(5)));
    expect(now()).to.include({ hasMore: true, readsOn: false });
    await load(loadMoreHistoryAtom);
    await answer(page('after 6', mined('real', 6)));
    expect(now().readsOn).to.equal(true);
  });

  it('folds what strangers wrote into it, with the reason, but never what this device sent', async () => {
    const { store, load, answer, now, ids } = await setUp();
    const eth = (change: Partial<HistoryTransfer>) => transfer({ symbol: 'ETH', isPriced: true, ...change });
    const fakeBob = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8';
    const nothing = eth({ direction: 'out', quantity: '0', symbol: 'USDC' });
    const own = `0x${'c'.repeat(64)}`;
    await load();
    await answer(
      page(
        undefined,
        mined('sent', 9, { operation: 'send', from: ALICE, to: BOB, transfers: [eth({ direction: 'out' })] }),
        mined('nothing', 8, { operation: 'send', from: fakeBob, transfers: [nothing] }),
        mined('dust', 7, { from: fakeBob, transfers: [eth({ quantity: '0.1' })] }),
        mined('worthless', 6, {
          from: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
          transfers: [transfer()],
        }),
        mined('relayed', 5, { hash: own, transfers: [nothing] }),
        mined('future', Number.MAX_SAFE_INTEGER),
      ),
    );
    expect(ids()).to.deep.equal(['sent']);
    expect(now().hidden.map(({ id, suspicion }) => `${id} ${suspicion}`)).to.deep.equal([
      'nothing lookAlike',
      'dust lookAlike',
      'worthless worthless',
      'relayed zeroValue',
    ]);
    store.set(transactionsAtom, [
      {
        ...{ id: '1', kind: 'send', namespace: 'eip155', account: `${ONE}:${ALICE}`, network: ONE },
        ...{ askedAt: 1, summary: { recipient: 'bob.eth' }, tokens: [], told: 'confirmed' },
        ...{ call: undefined, start: undefined, nonce: undefined },
        status: { step: 'pending', answer: { hash: own, answeredAt: 1 } },
      },
    ]);
    expect(now().entries.map(({ id, recipient }) => `${id} ${recipient}`)).to.deep.equal([
      'sent undefined',
      'relayed bob.eth',
    ]);
  });

  it('folds five thousand entries in no time', async () => {
    const { load, answer, now } = await setUp();
    await load();
    const eth = transfer({ symbol: 'ETH', isPriced: true, direction: 'out' });
    const address = (at: number) =>
      `0x${(BigInt(at + 1) * 0x9e3779b97f4a7c15n ** 2n).toString(16).padStart(40, '7').slice(0, 40)}`;
    const entries = Array.from({ length: 5_000 }, (_, at) =>
      mined(`${at}`, at, {
        operation: 'send',
        from: at % 2 ? ALICE : address(at - 1),
        to: address(at),
        transfers: [eth],
      }),
    );
    const started = performance.now();
    await answer(page(undefined, ...entries));
    expect(now().entries.length + now().hidden.length).to.equal(5_000);
    expect(performance.now() - started).to.be.lessThan(atPace(1_500));
  });

  it('is never that of another account', async () => {
    const { wallet, asked, load, answer, now, ids } = await setUp();
    await load();
    wallet.connected(facts(ONE, BOB));
    await load();
    expect(asked[0]?.signal.aborted).to.equal(true);
    asked[0]?.resolve(page(undefined, mined('of Alice', 1)));
    await settled();
    expect(now()).to.deep.include({ status: 'loading', entries: [] });
    await answer(page(undefined, mined('of Bob', 1)));
    expect(ids()).to.deep.equal(['of Bob']);
  });

  it('is not read after the visitor has left', async () => {
    const { store, asked, load, now } = await setUp();
    await load();
    store.set(leaveHistoryAtom);
    expect(asked[0]?.signal.aborted).to.equal(true);
    expect(now().status).to.equal('idle');
  });

  it('is known to be missing without a service', async () => {
    const { host, load, now } = await setUp({ hasService: false });
    await load();
    expect(now()).to.deep.include({ status: 'ready', entries: [], hasService: false });
    expect(host).to.deep.equal([]);
  });
});

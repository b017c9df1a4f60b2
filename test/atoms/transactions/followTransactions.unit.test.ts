import { expect } from 'chai';
import { beginTransactions } from '../../../src/atoms/transactions/beginTransaction.js';
import { followTransactions } from '../../../src/atoms/transactions/followTransactions.js';
import { keepTransactions } from '../../../src/atoms/transactions/keepTransactions.js';
import { refuseSecond } from '../../../src/atoms/transactions/liveTransfer.js';
import type {
  AskForTransaction,
  TransactionPlan,
  TransactionReader,
} from '../../../src/atoms/transactions/tracker.js';
import { transactionsAtom } from '../../../src/atoms/transactions/transactionList.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { WalletReply } from '../../../src/lib/transactions/asking.js';
import type {
  TrackedTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { deferred, rejection, settled } from '../../support/promises.js';
import { ALICE, BOB, ONE, world } from '../fakes.js';
import { fakeTabs } from './fakeTabs.js';

const HASH = `0x${'a'.repeat(64)}`;
const MARK = 'wallet-modal/transactions';
const plan = {
  kind: 'send',
  account: `${ONE}:${ALICE}`,
  summary: { amount: '1', symbol: 'ETH' },
  call: { to: BOB, value: 10n ** 18n, data: '0x' },
} as const;

type Tabs = ReturnType<typeof fakeTabs>;

/** A tab whose reader the test answers. */
async function openTab(tabs: Tabs = fakeTabs()) {
  const tab = tabs.open();
  let isVisible = true;
  const looks = new Set<() => void>();
  const { store, clock, services } = world({
    services: {
      storage: tab.storage,
      onRemembered: tab.onRemembered,
      isVisible: () => isVisible,
      onLook(listener) {
        looks.add(listener);
        return () => looks.delete(listener);
      },
    },
  });
  const told: { status: TransactionStatus | undefined; count: number } = { status: undefined, count: 0 };
  const reader: TransactionReader = {
    readStart: async () => ({ nonce: 3, block: 30 }),
    async look(transaction) {
      told.count += 1;
      if (!told.status) throw new WalletModalError('rpc_failed', 'Silent');
      return { ...transaction, status: told.status } as TrackedTransaction;
    },
    readBlockFacts: async () => undefined,
    readLeftApproval: async () => undefined,
    findContract: async () => undefined,
  };
  const over = new AbortController();
  const keeper = keepTransactions(store, services, { mark: MARK, locks: tab.locks });
  await keeper.loaded;
  const stop = tab.locks.lead('lead', () =>
    followTransactions(store, { services, keeper, reader, locks: tab.locks }),
  );
  const beginRecorded = beginTransactions({
    clock,
    keeper,
    reader,
    locks: tab.locks,
    refuseSecond: (account) => refuseSecond(store.get(transactionsAtom), account, clock.now()),
    signal: over.signal,
  });
  const start = async (wanted: TransactionPlan, ask: AskForTransaction): Promise<WalletReply> => {
    const begun = await beginRecorded(wanted, ask);
    if (begun.fate !== 'sent') throw begun.error;
    return begun.reply;
  };
  /** Asks a wallet that gives this answer. */
  const begin = (wanted: TransactionPlan, reply: Promise<WalletReply>) =>
    start(wanted, ({ handOver }) => {
      handOver();
      return reply;
    });
  return {
    store,
    clock,
    told,
    reader,
    begin,
    start,
    beginRecorded,
    list: () => store.get(transactionsAtom),
    steps: () => store.get(transactionsAtom).map(({ status }) => status.step),
    /** Lets time pass, one timer after another. */
    async wait(ms: number) {
      for (let left = ms; left > 0; left -= 1_000) {
        clock.move(1_000);
        await settled();
      }
    },
    hide() {
      isVisible = false;
    },
    show() {
      isVisible = true;
      for (const listener of looks) listener();
    },
    close() {
      stop();
      keeper.stop();
      tab.close();
    },
  };
}

const answer = (now: number) => ({ hash: HASH, answeredAt: now });
const pendingAt = (now: number): TransactionStatus => ({
  step: 'pending',
  answer: answer(now),
  knownAt: now,
});
const confirmedAt = (now: number, isSettled = true): TransactionStatus => ({
  step: 'confirmed',
  answer: answer(now),
  since: now,
  isSettled,
});

describe('a tracked transaction', () => {
  it('is asked, then pending with its hash, then confirmed', async () => {
    const tab = await openTab();
    const reply = deferred<{ hash: string }>();
    const begun = tab.begin(plan, reply.promise);
    await settled();
    expect(tab.steps()).to.deep.equal(['asked']);
    reply.resolve({ hash: HASH });
    expect(await begun).to.deep.equal({ hash: HASH });
    await settled();
    expect(tab.steps()).to.deep.equal(['pending']);
    expect(tab.list()[0]).to.deep.nested.include({ 'start.nonce': 3, 'start.block': 30 });
    expect(tab.list()[0]).to.have.nested.property('call.data', '0x');
    tab.told.status = confirmedAt(tab.clock.now());
    await tab.wait(3_000);
    expect(tab.steps()).to.deep.equal(['confirmed']);
    tab.close();
  });

  for (const [what, error] of [
    ['declined', new WalletModalError('user_rejected', 'No')],
    ['declined by a provider', Object.assign(new Error('No'), { code: 4001 })],
  ] as const) {
    it(`that was ${what} is kept for ten minutes, and looked for a few times`, async () => {
      const tab = await openTab();
      expect(await rejection(tab.begin(plan, Promise.reject(error)))).to.equal(error);
      await settled();
      expect(tab.steps()).to.deep.equal(['declined']);
      await tab.wait(3_000);
      // No node answers.
      expect(tab.list()[0]).to.have.nested.property('status.checked', 'doubt');
      await tab.wait(560_000);
      expect(tab.steps()).to.deep.equal(['declined']);
      await tab.wait(60_000);
      expect(tab.told.count).to.be.within(3, 20);
      const { count } = tab.told;
      await tab.wait(900_000);
      expect(tab.told.count).to.equal(count);
      tab.close();
      const next = await openTab();
      expect(next.steps()).to.deep.equal([]);
      next.close();
    });

    it(`that was ${what} although it was sent is followed like any other, also after a reload`, async () => {
      const tabs = fakeTabs();
      const tab = await openTab(tabs);
      await rejection(tab.begin(plan, Promise.reject(error)));
      tab.close();
      const next = await openTab(tabs);
      expect(next.steps()).to.deep.equal(['declined']);
      next.told.status = pendingAt(next.clock.now());
      await next.wait(3_000);
      expect(next.steps()).to.deep.equal(['pending']);
      next.told.status = confirmedAt(next.clock.now());
      await next.wait(5_000);
      expect(next.steps()).to.deep.equal(['confirmed']);
      next.close();
    });
  }

  it('has a fate that says who knows it', async () => {
    const tab = await openTab();
    const refusal = { code: 4001, message: 'User rejected the request.' };
    const fate = async (ask: AskForTransaction, of: TransactionPlan = plan) =>
      (await tab.beginRecorded(of, ask)).fate;
    expect(await fate(async () => Promise.reject(refusal))).to.equal('unsent');
    const asked =
      (error: unknown, isHandedBack = false): AskForTransaction =>
      async ({ handOver, handBack }) => {
        handOver();
        if (isHandedBack) handBack();
        throw error;
      };
    expect(await fate(asked(refusal))).to.equal('declined');
    expect(await fate(asked({ code: 5760 }, true))).to.equal('unsent');
    const upgradeRefused = new WalletModalError('wallet_failed', 'No.', { cause: { code: 5750 } });
    expect(await fate(asked(upgradeRefused), { ...plan, calls: [] })).to.equal('declined');
    expect(await fate(asked(upgradeRefused))).to.equal('unclear');
    expect(await fate(asked({ code: -32603, message: 'Internal error' }))).to.equal('unclear');
    expect(await fate(async () => ({ hash: HASH }))).to.equal('sent');
    expect(tab.steps()).to.deep.equal(['declined', 'declined', 'unknown', 'unknown', 'pending']);
    tab.close();
  });

  it('is recorded, with the account’s nonce, before the wallet is asked', async () => {
    const tab = await openTab();
    const recorded: unknown[] = [];
    await tab.start(plan, async ({ handOver }) => {
      recorded.push(...tab.list());
      handOver();
      return { hash: HASH };
    });
    expect(recorded).to.have.length(1);
    expect(recorded[0]).to.deep.nested.include({
      'start.nonce': 3,
      'start.block': 30,
      'status.step': 'asked',
    });
    tab.close();
  });

  it('is forgotten when it failed before the wallet was asked', async () => {
    const tab = await openTab();
    const error = new Error('The ledger code cannot be loaded');
    expect(await rejection(tab.start(plan, () => Promise.reject(error)))).to.equal(error);
    await settled();
    expect(tab.steps()).to.deep.equal([]);
    tab.close();
  });

  it('is asked for in spite of a silent node, without a nonce', async () => {
    const tab = await openTab();
    tab.reader.readStart = () => new Promise(() => undefined);
    const begun = tab.begin(plan, Promise.resolve({ hash: HASH }));
    await tab.wait(4_000);
    expect(await begun).to.deep.equal({ hash: HASH });
    tab.close();
  });

  it('does not believe a nonce that a slow node tells after the wallet was asked', async () => {
    const tab = await openTab();
    const late = deferred<{ nonce: number; block: number }>();
    tab.reader.readStart = () => late.promise;
    const begun = tab.begin(plan, Promise.resolve({ hash: HASH }));
    await tab.wait(4_000);
    await begun;
    late.resolve({ nonce: 4, block: 31 });
    await settled();
    expect(tab.list()[0]).to.include({ start: undefined }).and.have.nested.property('call.data', '0x');
    tab.close();
  });

  it('keeps a signature before a node gets it', async () => {
    const tab = await openTab();
    const account = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
    const signature = '5'.repeat(88);
    tab.reader.readStart = async () => ({ slot: 440 });
    const call = { digest: 'ab'.repeat(32), blockhash: undefined, transfer: undefined };
    const silent = deferred<{ hash: string }>();
    const ask = tab.start({ kind: 'send', account }, async ({ keepCall, handOver, keepSigned }) => {
      await keepCall(call);
      handOver();
      await keepSigned({ signature, lastValidBlockHeight: 9n });
      return silent.promise;
    });
    await settled();
    expect(tab.steps()).to.deep.equal(['asked']);
    expect(tab.list()[0]).to.deep.include({
      lastValidBlockHeight: 9n,
      isSignedHere: true,
      call,
      startSlot: 440,
    });
    expect(tab.list()[0]).to.have.nested.property('status.answer.hash', signature);
    // It is signed, so a refusal no longer proves that it wasn't sent.
    const error = new WalletModalError('user_rejected', 'Never mind');
    silent.reject(error);
    expect(await rejection(ask)).to.equal(error);
    await settled();
    expect(tab.steps()).to.deep.equal(['unknown']);
    expect(tab.list()[0]).to.have.nested.property('status.answer.hash', signature);
    tab.close();
  });

  it('whose page is closed after its signature was kept is followed by that in the next', async () => {
    const tabs = fakeTabs();
    const first = await openTab(tabs);
    const account = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
    const signature = '5'.repeat(88);
    void first.start({ kind: 'send', account }, async ({ handOver, keepSigned }) => {
      handOver();
      await keepSigned({ signature, lastValidBlockHeight: 9n });
      return new Promise(() => {});
    });
    await settled();
    first.close();
    const second = await openTab(tabs);
    await second.wait(3_000);
    expect(second.steps()).to.deep.equal(['unknown']);
    expect(second.list()[0]).to.have.nested.property('status.answer.hash', signature);
    second.close();
  });

  it('refuses a second Solana transfer before its wallet is asked', async () => {
    const tab = await openTab();
    const account = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
    void tab.begin({ kind: 'send', account }, new Promise(() => {}));
    await settled();
    let isAsked = false;
    const second = tab.start({ kind: 'send', account }, async () => {
      isAsked = true;
      return { hash: HASH };
    });
    expect(await rejection(second)).to.have.property('code', 'already_pending');
    expect(isAsked).to.equal(false);
    expect(tab.steps()).to.deep.equal(['asked']);
    tab.close();
  });

  it('that a Solana wallet sent by itself has an unknown last block', async () => {
    const tab = await openTab();
    const account = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
    const hash = '5'.repeat(88);
    await tab.begin({ kind: 'request', account, lastValidBlockHeight: 9n }, Promise.resolve({ hash }));
    await settled();
    expect(tab.steps()).to.deep.equal(['pending']);
    expect(tab.list()[0]).to.have.property('lastValidBlockHeight', undefined);
    tab.close();
  });

  it('of a contract has an id, which may be no hash', async () => {
    const tab = await openTab();
    tab.reader.readStart = async () => ({ nonce: 3, block: 30, isContract: true });
    await tab.begin(plan, Promise.resolve({ hash: HASH }));
    await settled();
    expect(tab.list()[0]).to.have.nested.property('status.answer.callsId', HASH);
    expect(tab.list()[0]).to.not.have.nested.property('status.answer.hash');
    tab.close();
  });

  it('without a hash is not taken for the same one that a wallet is asked for now', async () => {
    const tab = await openTab();
    await rejection(
      tab.begin(plan, Promise.reject(Object.assign(new Error('Internal error'), { code: -32603 }))),
    );
    void tab.begin(plan, new Promise<never>(() => undefined));
    tab.told.status = confirmedAt(tab.clock.now());
    await tab.wait(60_000);
    expect(tab.steps()).to.deep.equal(['unknown', 'asked']);
    tab.close();
  });

  it('that its wallet has given up is looked at ever more rarely, and corrected', async () => {
    const tab = await openTab();
    await tab.begin(plan, Promise.resolve({ callsId: '0x12' }));
    const calls = { callsId: '0x12', answeredAt: tab.clock.now() };
    tab.told.status = { step: 'unknown', answer: { ...calls, says: 'given_up' } };
    await tab.wait(7_200_000);
    expect(tab.list()[0]).to.have.nested.property('status.answer.says', 'given_up');
    expect(tab.told.count).to.be.within(10, 25);
    tab.told.status = { step: 'confirmed', answer: { ...calls, hash: HASH }, since: 1, isSettled: true };
    await tab.wait(900_000);
    expect(tab.steps()).to.deep.equal(['confirmed']);
    tab.close();
  });

  it('of several calls is kept with each of them, unless they are too long to compare', async () => {
    const tab = await openTab();
    const { call, ...rest } = plan;
    const calls = [call, { to: BOB.toUpperCase().replace('X', 'x'), value: 0n, data: '0xAB' }];
    await tab.begin({ ...rest, calls }, Promise.resolve({ callsId: '1' }));
    const long = { ...call, data: `0x${'ab'.repeat(4_000)}` };
    await tab.begin({ ...rest, calls: [call, long] }, Promise.resolve({ callsId: '2' }));
    await settled();
    const kept = tab.list().map((one) => one.namespace === 'eip155' && one.calls);
    const to = BOB.toLowerCase();
    expect(kept).to.deep.equal([
      [
        { to, value: 10n ** 18n, data: '0x' },
        { to, value: 0n, data: '0xab' },
      ],
      undefined,
    ]);
    expect(tab.list()[0]).to.have.nested.property('start.nonce', 3);
    tab.close();
  });

  it('is told from the earlier ones of its account by their hashes and nonces', async () => {
    const tab = await openTab();
    const others = [HASH, `0x${'b'.repeat(64)}`];
    const first = { callsId: '1', hash: HASH, answeredAt: tab.clock.now(), hashes: others };
    await tab.begin(plan, Promise.resolve({ callsId: '1' }));
    tab.told.status = { step: 'confirmed', answer: first, since: 1, isSettled: true };
    await tab.wait(10_000);
    const asked: unknown[] = [];
    tab.reader.look = async (transaction, options) => {
      asked.push([[...options.takenBefore], [...options.taken], options.nonceFloor]);
      return transaction;
    };
    await tab.begin(plan, Promise.resolve({ hash: `0x${'c'.repeat(64)}` }));
    await tab.wait(3_000);
    expect(asked[0]).to.deep.equal([others, others, 3]);
    tab.close();
  });

  it('is not taken for an old one because its wallet sent an earlier one after it', async () => {
    const tab = await openTab();
    await rejection(tab.begin(plan, Promise.reject(new WalletModalError('timeout', 'Late'))));
    await tab.wait(10_000);
    await tab.begin(plan, Promise.resolve({ hash: `0x${'c'.repeat(64)}` }));
    const floors: unknown[] = [];
    tab.reader.look = async (transaction, { nonceFloor }) => {
      if (transaction.status.step === 'pending') floors.push(nonceFloor);
      if (transaction.namespace !== 'eip155' || transaction.status.step !== 'unknown') return transaction;
      return { ...transaction, nonce: 8, status: confirmedAt(tab.clock.now()) };
    };
    await tab.wait(60_000);
    expect(tab.steps()).to.include('confirmed');
    expect(new Set(floors)).to.deep.equal(new Set([3]));
    tab.close();
  });

  it('that was dropped is looked at ever more rarely, and corrected', async () => {
    const tab = await openTab();
    await tab.begin(plan, Promise.resolve({ hash: HASH }));
    tab.told.status = { step: 'dropped', answer: answer(tab.clock.now()), since: tab.clock.now() };
    await tab.wait(7_200_000);
    expect(tab.steps()).to.deep.equal(['dropped']);
    expect(tab.told.count).to.be.within(10, 25);
    tab.told.status = confirmedAt(tab.clock.now());
    await tab.wait(900_000);
    expect(tab.steps()).to.deep.equal(['confirmed']);
    tab.close();
  });

  for (const [what, error] of [
    ['timed out', new WalletModalError('timeout', 'Late')],
    ['got no clear answer', Object.assign(new Error('Internal error'), { code: -32603 })],
    ['a node refused', Object.assign(new Error('insufficient funds for gas'), { code: -32000 })],
    ['somebody else cancelled', Object.assign(new Error('context canceled'), { code: -32000 })],
    ['was stopped in the sign-in frame', new WalletModalError('aborted', 'Stopped')],
  ] as const) {
    it(`that ${what} is unknown, never failed, and may still be found`, async () => {
      const tab = await openTab();
      await rejection(tab.begin(plan, Promise.reject(error)));
      await tab.wait(10_000);
      expect(tab.steps()).to.deep.equal(['unknown']);
      tab.told.status = confirmedAt(tab.clock.now());
      await tab.wait(60_000);
      expect(tab.steps()).to.deep.equal(['confirmed']);
      tab.close();
    });
  }

  it('whose wallet never answers is unknown after five minutes', async () => {
    const tab = await openTab();
    void tab.begin(plan, new Promise<never>(() => undefined));
    await tab.wait(299_000);
    expect(tab.steps()).to.deep.equal(['asked']);
    await tab.wait(2_000);
    expect(tab.steps()).to.deep.equal(['unknown']);
    tab.close();
  });

  it('stays pending for a minute while nodes are silent, then is unknown', async () => {
    const tab = await openTab();
    await tab.begin(plan, Promise.resolve({ hash: HASH }));
    await tab.wait(50_000);
    expect(tab.steps()).to.deep.equal(['pending']);
    await tab.wait(60_000);
    expect(tab.steps()).to.deep.equal(['unknown']);
    tab.close();
  });

  it('is looked at rarely while nodes are silent', async () => {
    const tab = await openTab();
    await tab.begin(plan, Promise.resolve({ hash: HASH }));
    await tab.wait(3_600_000);
    expect(tab.told.count).to.be.within(10, 20);
    tab.close();
  });

  it('is looked at less often the longer it is pending', async () => {
    const tab = await openTab();
    await tab.begin(plan, Promise.resolve({ hash: HASH }));
    const countFor = async (ms: number) => {
      const before = tab.told.count;
      tab.told.status = pendingAt(tab.clock.now());
      await tab.wait(ms);
      return tab.told.count - before;
    };
    expect(await countFor(12_000)).to.be.within(2, 4);
    await countFor(600_000);
    expect(await countFor(600_000)).to.be.within(9, 11);
    tab.close();
  });

  it('is looked at once a minute while the page is hidden, and at once when it is shown', async () => {
    const tab = await openTab();
    tab.hide();
    await tab.begin(plan, Promise.resolve({ hash: HASH }));
    tab.told.status = pendingAt(tab.clock.now());
    await tab.wait(180_000);
    expect(tab.told.count).to.be.within(2, 3);
    const before = tab.told.count;
    tab.show();
    await tab.wait(3_000);
    expect(tab.told.count).to.equal(before + 1);
    tab.close();
  });

  it('is not looked at any more once settled, and the mark goes when the outcome was told', async () => {
    const tabs = fakeTabs();
    const tab = await openTab(tabs);
    await tab.begin({ ...plan, kind: 'request' }, Promise.resolve({ hash: HASH }));
    await settled();
    expect(tabs.values.has(MARK)).to.equal(true);
    tab.told.status = confirmedAt(tab.clock.now());
    await tab.wait(60_000);
    expect(tab.told.count).to.equal(1);
    expect(tabs.values.has(MARK)).to.equal(false);
    tab.close();
  });

  it('is looked at again until it is settled, because its block may go', async () => {
    const tab = await openTab();
    await tab.begin(plan, Promise.resolve({ hash: HASH }));
    tab.told.status = confirmedAt(tab.clock.now(), false);
    await tab.wait(3_000);
    expect(tab.steps()).to.deep.equal(['confirmed']);
    tab.told.status = pendingAt(tab.clock.now());
    await tab.wait(10_000);
    expect(tab.steps()).to.deep.equal(['pending']);
    tab.close();
  });

  it('is followed after a reload', async () => {
    const tabs = fakeTabs();
    const before = await openTab(tabs);
    await before.begin(plan, Promise.resolve({ hash: HASH }));
    await settled();
    before.close();
    const after = await openTab(tabs);
    expect(after.steps()).to.deep.equal(['pending']);
    after.told.status = confirmedAt(after.clock.now());
    await after.wait(3_000);
    expect(after.steps()).to.deep.equal(['confirmed']);
    after.close();
  });

  it('keeps what a swap has brought, after a reload, too', async () => {
    const tabs = fakeTabs();
    const tab = await openTab(tabs);
    tab.reader.look = async (one) =>
      ({ ...one, status: confirmedAt(tab.clock.now()), got: '1979.2' }) as TrackedTransaction;
    await tab.begin({ ...plan, kind: 'swap' }, Promise.resolve({ hash: HASH }));
    await tab.wait(3_000);
    expect(tab.list()[0]).to.include({ got: '1979.2' });
    tab.close();
    const next = await openTab(tabs);
    expect(next.list()[0]).to.include({ got: '1979.2' });
    next.close();
  });

  it('is unknown after a reload while the wallet was asked', async () => {
    const tabs = fakeTabs();
    const before = await openTab(tabs);
    void before.begin(plan, new Promise<never>(() => undefined));
    await settled();
    const beside = await openTab(tabs);
    await beside.wait(10_000);
    expect(beside.steps()).to.deep.equal(['asked']);
    before.close();
    await beside.wait(10_000);
    expect(beside.steps()).to.deep.equal(['unknown']);
    beside.close();
  });

  it('is followed by one tab; the others hear of it, and the next takes over', async () => {
    const tabs = fakeTabs();
    const [one, two] = [await openTab(tabs), await openTab(tabs)];
    await two.begin(plan, Promise.resolve({ hash: HASH }));
    await settled();
    one.told.status = pendingAt(one.clock.now());
    await Promise.all([one.wait(5_000), two.wait(5_000)]);
    expect(one.told.count).to.be.greaterThan(0);
    expect(two.told.count).to.equal(0);
    one.close();
    two.told.status = confirmedAt(two.clock.now());
    await two.wait(3_000);
    expect(two.steps()).to.deep.equal(['confirmed']);
    two.close();
  });
});

import { expect } from 'chai';
import { balanceAtom, disconnectAtom, identityAtom, selectAccountAtom } from '../../src/atoms/account.js';
import { connectAttemptAtom } from '../../src/atoms/connecting/connectAttempt.js';
import { connectWalletAtom } from '../../src/atoms/connecting/connectWallet.js';
import { disconnectInViewAtom } from '../../src/atoms/connecting/disconnectInView.js';
import { flowAtom } from '../../src/atoms/connecting/flow.js';
import { leaveFinishedViews } from '../../src/atoms/effects/leaveFinishedViews.js';
import { refreshAccountBalance } from '../../src/atoms/effects/refreshAccountBalance.js';
import { refreshButtonBalance } from '../../src/atoms/effects/refreshButtonBalance.js';
import type { Balance } from '../../src/atoms/hostServices.js';
import { setOpenAtom } from '../../src/atoms/openModal.js';
import { pairingStatusAtom } from '../../src/atoms/pairing/pairingStatus.js';
import { startPairingAtom } from '../../src/atoms/pairing/startPairing.js';
import { balanceWatchersAtom, publicStateAtom } from '../../src/atoms/publicState.js';
import { pushAtom } from '../../src/atoms/router.js';
import { snackbarAtom } from '../../src/atoms/snackbarMessage.js';
import { transactionsAtom } from '../../src/atoms/transactions/transactionList.js';
import { catalogueAtom } from '../../src/atoms/translate.js';
import type { Identity } from '../../src/chains/connector.js';
import { WalletModalError } from '../../src/lib/errors.js';
import type { TrackedTransaction, TransactionStatus } from '../../src/lib/transactions/trackedTransaction.js';
import { type Deferred, deferred, rejection, settled } from '../support/promises.js';
import { ALICE, BOB, facts, fakeConnector, ONE, TWO, world } from './fakes.js';

const BALANCE_REFRESH_MS = 10_000;

/** A store whose balance and name reads the test answers. */
async function setUp() {
  const balances: (Deferred<Balance> & { account: string; signal: AbortSignal })[] = [];
  const identities: (Deferred<Identity> & { account: string })[] = [];
  let isVisible = true;
  const lookers = new Set<() => void>();
  const a = fakeConnector('a');
  const here = world({
    wallets: [a],
    services: {
      readBalance(account, { signal }) {
        const read = { ...deferred<Balance>(), account, signal };
        balances.push(read);
        return read.promise;
      },
      readIdentity(account) {
        const read = { ...deferred<Identity>(), account };
        identities.push(read);
        return read.promise;
      },
      isVisible: () => isVisible,
      onLook(listener) {
        lookers.add(listener);
        return () => lookers.delete(listener);
      },
    },
  });
  await here.registry.open('a');
  here.store.sub(publicStateAtom, () => undefined);
  const setVisible = (value: boolean) => {
    isVisible = value;
  };
  const look = () => {
    for (const listener of lookers) listener();
  };
  return { ...here, a, balances, identities, setVisible, look, state: () => here.store.get(publicStateAtom) };
}

describe('the balance', () => {
  it('is read only while it is shown', async () => {
    const { a, balances, store, state } = await setUp();
    a.connected(facts());
    expect(balances).to.have.length(0);
    store.set(balanceWatchersAtom, 1);
    balances[0]?.resolve({ decimal: '1.23456', symbol: 'ETH' });
    await settled();
    expect(state().balance).to.equal('1.234 ETH');
    store.set(balanceWatchersAtom, 0);
    expect(state().balance).to.equal(undefined);
  });

  it('has a unit on a network whose currency has no symbol', async () => {
    const { a, balances, store, state } = await setUp();
    a.connected(facts());
    store.set(balanceWatchersAtom, 1);
    balances[0]?.resolve({ decimal: '9999.8699', symbol: '' });
    await settled();
    expect(state().balance).to.equal('9,999.869 native coins');
    store.set(catalogueAtom, { locale: 'de', texts: { 'network.unit': 'Münzen' } });
    expect(state().balance).to.equal('9.999,869 Münzen');
  });

  for (const [what, next] of [
    ['another account', facts(ONE, BOB)],
    ['another network', facts(TWO, ALICE)],
  ] as const) {
    it(`is not shown for ${what}`, async () => {
      const { a, balances, store, state } = await setUp();
      store.set(balanceWatchersAtom, 1);
      a.connected(facts(ONE, ALICE));
      balances[0]?.resolve({ decimal: '1', symbol: 'ETH' });
      await settled();
      a.connected(next);
      expect(state().balance).to.equal(undefined);
      expect(store.get(balanceAtom)).to.deep.equal({ status: 'pending' });
      expect(balances[1]?.account).to.equal(next.accounts[0]);
    });
  }

  describe('a balance that could not be read for a button', () => {
    async function fail(code: 'rpc_failed' | 'rpc_missing' = 'rpc_failed') {
      const here = await setUp();
      const stop = refreshButtonBalance(here.store, here.services);
      here.a.connected(facts());
      here.store.set(balanceWatchersAtom, 1);
      const reject = async (which: number) => {
        here.balances[which]?.reject(new WalletModalError(code, 'It cannot be read.'));
        await settled();
      };
      await reject(0);
      return { ...here, stop, reject };
    }

    it('is read again after ten seconds, then after twice as long', async () => {
      const { balances, clock, reject, state } = await fail();
      clock.move(BALANCE_REFRESH_MS - 1);
      expect(balances).to.have.length(1);
      clock.move(1);
      expect(balances).to.have.length(2);
      await reject(1);
      clock.move(2 * BALANCE_REFRESH_MS - 1);
      expect(balances).to.have.length(2);
      clock.move(1);
      balances[2]?.resolve({ decimal: '2', symbol: 'ETH' });
      await settled();
      expect(state().balance).to.equal('2 ETH');
    });

    it('is not read while the page or the button is hidden', async () => {
      const { balances, clock, setVisible, store } = await fail();
      setVisible(false);
      clock.move(BALANCE_REFRESH_MS);
      expect(balances).to.have.length(1);
      setVisible(true);
      store.set(balanceWatchersAtom, 0);
      clock.move(10 * BALANCE_REFRESH_MS);
      expect(balances).to.have.length(1);
    });

    it('is not read again without an RPC URL, or after the element has gone', async () => {
      const missing = await fail('rpc_missing');
      missing.clock.move(10 * BALANCE_REFRESH_MS);
      expect(missing.balances).to.have.length(1);
      const ended = await fail();
      ended.stop();
      ended.clock.move(10 * BALANCE_REFRESH_MS);
      expect(ended.balances).to.have.length(1);
    });
  });

  describe('a balance that is watched', () => {
    /** A balance that is known to be 1 ETH. */
    async function watched() {
      const here = await setUp();
      const stop = refreshButtonBalance(here.store, here.services);
      here.a.connected(facts());
      here.store.set(balanceWatchersAtom, 1);
      /** Answers all pending reads. */
      const answer = async (decimal: string) => {
        for (const read of here.balances) read.resolve({ decimal, symbol: 'ETH' });
        await settled();
      };
      await answer('1');
      here.balances.length = 0;
      /** The number of reads since the last call. */
      const reads = () => here.balances.splice(0).length;
      /** Lets time pass and answers each read. Returns the times of the reads, in ms. */
      const pass = async (ms: number, decimal = '1') => {
        const times: number[] = [];
        for (let past = 1_000; past <= ms; past += 1_000) {
          here.clock.move(1_000);
          await settled();
          if (here.balances.length === 0) continue;
          times.push(past);
          await answer(decimal);
          here.balances.length = 0;
        }
        return times;
      };
      return { ...here, stop, answer, reads, pass };
    }

    it('is read again, more and more rarely while nothing happens, and sooner after it has changed', async () => {
      const { pass, state } = await watched();
      expect(await pass(250_000)).to.deep.equal([10_000, 30_000, 70_000, 130_000, 190_000, 250_000]);
      expect(await pass(60_000, '2')).to.deep.equal([60_000]);
      expect(state().balance).to.equal('2 ETH');
      expect(await pass(30_000, '2')).to.deep.equal([10_000, 30_000]);
    });

    it('is not read while the page is hidden, and at once when the visitor returns', async () => {
      const { pass, setVisible, look, reads, answer, state } = await watched();
      setVisible(false);
      expect(await pass(600_000)).to.deep.equal([]);
      setVisible(true);
      look();
      await answer('1');
      expect(reads()).to.equal(1);
      // The visitor looks again without having been away.
      look();
      expect(reads()).to.equal(0);
      expect(await pass(10_000, '3')).to.deep.equal([10_000]);
      expect(state().balance).to.equal('3 ETH');
    });

    for (const kind of ['send', 'swap', 'request'] as const) {
      it(`is read when a transaction of the account (${kind}) comes into a block, and fares otherwise there`, async () => {
        const { store, reads, pass } = await watched();
        await pass(130_000);
        const transaction = (status: TransactionStatus) =>
          ({ id: 'a', kind, account: `${ONE}:${ALICE}`, network: ONE, status }) as TrackedTransaction;
        const answer = { hash: `0x${'ab'.repeat(32)}`, answeredAt: 0 };
        store.set(transactionsAtom, [transaction({ step: 'pending', answer })]);
        expect(reads()).to.equal(0);
        const block = { answer, since: 0, isSettled: false };
        store.set(transactionsAtom, [transaction({ step: 'confirmed', ...block })]);
        expect(reads()).to.equal(1);
        store.set(transactionsAtom, [transaction({ step: 'confirmed', ...block, isSettled: true })]);
        expect(reads()).to.equal(0);
        store.set(transactionsAtom, [transaction({ step: 'reverted', ...block })]);
        expect(reads()).to.equal(1);
      });
    }

    it('is read soon again after a transaction: a node may lag behind', async () => {
      const { store, reads, pass, answer } = await watched();
      await pass(130_000);
      const sent = { hash: `0x${'ab'.repeat(32)}`, answeredAt: 0 };
      const status = { step: 'confirmed', answer: sent, since: 0, isSettled: false } as const;
      const transaction = { id: 'a', kind: 'send', account: `${ONE}:${ALICE}`, network: ONE, status };
      store.set(transactionsAtom, [transaction as TrackedTransaction]);
      await answer('1');
      expect(reads()).to.equal(1);
      expect(await pass(30_000)).to.deep.equal([10_000, 30_000]);
    });

    it('is not read for transactions of other accounts', async () => {
      const { store, reads } = await watched();
      const status = { step: 'confirmed', since: 0, isSettled: true };
      const transaction = { id: 'a', kind: 'send', account: `${ONE}:${BOB}`, network: ONE, status };
      store.set(transactionsAtom, [transaction as TrackedTransaction]);
      expect(reads()).to.equal(0);
    });

    it('is read again when somebody watches it anew', async () => {
      const { store, reads, pass } = await watched();
      store.set(balanceWatchersAtom, 0);
      expect(await pass(600_000)).to.deep.equal([]);
      store.set(balanceWatchersAtom, 1);
      await settled();
      expect(reads()).to.equal(1);
    });

    it('is read once for all who watch, and not of a network or account that is left meanwhile', async () => {
      const { store, a, balances, state } = await watched();
      store.set(balanceWatchersAtom, 2);
      expect(balances).to.have.length(0);
      a.connected(facts(TWO));
      await settled();
      // The known balance belongs to another network.
      expect(state().balance).to.equal(undefined);
      expect(balances.map(({ account }) => account)).to.deep.equal([`${TWO}:${ALICE}`]);
      a.connected(facts(TWO, BOB));
      await settled();
      expect(balances.map(({ account }) => account)).to.deep.equal([`${TWO}:${ALICE}`, `${TWO}:${BOB}`]);
      expect(balances.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
      balances[1]?.resolve({ decimal: '3', symbol: 'ETH' });
      await settled();
      balances[0]?.resolve({ decimal: '2', symbol: 'ETH' });
      await settled();
      expect(state().balance).to.equal('3 ETH');
    });

    it('ends while it is read, and begins anew', async () => {
      const { store, balances, state, clock, look } = await watched();
      look();
      clock.move(BALANCE_REFRESH_MS);
      look();
      await settled();
      const before = balances.length;
      expect(before).to.be.greaterThan(0);
      store.set(balanceWatchersAtom, 0);
      await settled();
      balances.at(-1)?.resolve({ decimal: '2', symbol: 'ETH' });
      await settled();
      clock.move(10 * BALANCE_REFRESH_MS);
      expect(balances).to.have.length(before);
      expect(state().balance).to.equal(undefined);
      store.set(balanceWatchersAtom, 1);
      await settled();
      expect(balances.length).to.be.greaterThan(before);
      balances.at(-1)?.resolve({ decimal: '4', symbol: 'ETH' });
      await settled();
      expect(state().balance).to.equal('4 ETH');
    });

    it('stays while a node fails, and is read again; not after disconnecting', async () => {
      const { a, balances, state, clock, look } = await watched();
      clock.move(BALANCE_REFRESH_MS);
      look();
      await settled();
      balances.at(-1)?.reject(new WalletModalError('rpc_failed', 'Silent'));
      await settled();
      const before = balances.length;
      clock.move(BALANCE_REFRESH_MS);
      await settled();
      expect(balances).to.have.length(before + 1);
      balances.at(-1)?.reject(new WalletModalError('rpc_failed', 'Silent'));
      await settled();
      await a.disconnect();
      await settled();
      expect(state().balance).to.equal(undefined);
      clock.move(10 * BALANCE_REFRESH_MS);
      look();
      await settled();
      expect(balances).to.have.length(before + 1);
    });

    it('is not read after the element has gone', async () => {
      const { stop, pass, look, reads } = await watched();
      stop();
      expect(await pass(600_000)).to.deep.equal([]);
      look();
      expect(reads()).to.equal(0);
    });
  });

  it('is cleared after disconnecting', async () => {
    const { a, balances, store, state } = await setUp();
    store.set(balanceWatchersAtom, 1);
    a.connected(facts());
    a.tell({ type: 'disconnected', reason: 'wallet' });
    expect(balances[0]?.signal.aborted).to.equal(true);
    balances[0]?.resolve({ decimal: '1', symbol: 'ETH' });
    await settled();
    expect(state().balance).to.equal(undefined);
    expect(store.get(balanceAtom)).to.deep.equal({ status: 'idle' });
  });
});

describe('balance polling', () => {
  async function onScreen() {
    const here = await setUp();
    here.start(refreshAccountBalance);
    here.store.sub(balanceAtom, () => undefined);
    here.a.connected(facts());
    here.open('Account');
    await settled();
    here.balances.length = 0;
    return here;
  }

  it('runs every ten seconds while the account is on screen', async () => {
    const { balances, clock } = await onScreen();
    clock.move(BALANCE_REFRESH_MS - 1);
    expect(balances).to.have.length(0);
    clock.move(1);
    expect(balances).to.have.length(1);
    clock.move(BALANCE_REFRESH_MS);
    expect(balances).to.have.length(2);
  });

  it('pauses while the page is hidden', async () => {
    const { balances, clock, setVisible } = await onScreen();
    setVisible(false);
    clock.move(BALANCE_REFRESH_MS * 3);
    expect(balances).to.have.length(0);
    setVisible(true);
    clock.move(BALANCE_REFRESH_MS);
    expect(balances).to.have.length(1);
  });

  for (const [what, leave] of [
    [
      'going to another view',
      ({ store }: Awaited<ReturnType<typeof onScreen>>) => store.set(pushAtom, { view: 'Profile' }),
    ],
    ['closing the modal', ({ store }: Awaited<ReturnType<typeof onScreen>>) => store.set(setOpenAtom, false)],
  ] as const) {
    it(`stops after ${what}`, async () => {
      const here = await onScreen();
      leave(here);
      here.balances.length = 0;
      here.clock.move(BALANCE_REFRESH_MS * 3);
      expect(here.balances).to.have.length(0);
      expect(here.clock.waiting).to.equal(0);
    });
  }
});

describe('the name', () => {
  it('is read after connecting, and is part of the public state', async () => {
    const { a, identities, state } = await setUp();
    expect(identities).to.have.length(0);
    a.connected(facts());
    identities[0]?.resolve({ name: 'alice.eth', avatar: undefined });
    await settled();
    expect(state().name).to.equal('alice.eth');
  });

  it('is not shown for another account', async () => {
    const { a, identities, state } = await setUp();
    a.connected(facts(ONE, ALICE));
    identities[0]?.resolve({ name: 'alice.eth', avatar: undefined });
    await settled();
    a.connected(facts(ONE, BOB));
    expect(state()).to.include({ address: BOB, name: undefined });
    identities[1]?.reject(new Error('offline'));
    await settled();
    expect(state()).to.include({ address: BOB, name: undefined });
  });

  it('stays when the account changes networks', async () => {
    const { a, identities, state } = await setUp();
    a.connected(facts(ONE, ALICE));
    identities[0]?.resolve({ name: 'alice.eth', avatar: undefined });
    await settled();
    a.connected(facts(TWO, ALICE));
    expect(state()).to.include({ network: TWO, name: 'alice.eth' });
  });

  it('is missing when it cannot be read', async () => {
    const { a, identities, state, store, host } = await setUp();
    a.connected(facts());
    identities[0]?.reject(new Error('offline'));
    await settled();
    expect(store.get(identityAtom).status).to.equal('error');
    expect(state().name).to.equal(undefined);
    expect(host).to.deep.equal([]);
  });
});

describe('accounts', () => {
  it('are selected through the connector', async () => {
    const { a, store, state } = await setUp();
    await store.set(selectAccountAtom, `${ONE}:${BOB}`);
    expect(a.log).to.deep.equal([]);
    a.connected(facts(ONE, ALICE, BOB));
    await store.set(selectAccountAtom, `${ONE}:${BOB}`);
    expect(a.log).to.deep.equal([`select ${ONE}:${BOB}`]);
    expect(state().address).to.equal(ALICE);
  });
});

describe('disconnecting', () => {
  it('asks the connector, whose event ends the connection', async () => {
    const { a, store, state, memory } = await setUp();
    a.connected(facts());
    await store.set(disconnectAtom);
    expect(a.log).to.deep.equal(['disconnect']);
    expect(state().status).to.equal('disconnected');
    expect(memory.value).to.equal(undefined);
  });

  it('does nothing when nothing is connected', async () => {
    const { store, state, host } = await setUp();
    const before = state();
    await store.set(disconnectAtom);
    expect(state()).to.deep.equal(before);
    expect(host).to.deep.equal([]);
  });

  it('cancels a pending request to a wallet, and shows the list again', async () => {
    const { a, open, store, state, host } = await setUp();
    open('Connect');
    store.set(pushAtom, { view: 'ConnectingExternal', connectorId: 'a' });
    void store.set(connectWalletAtom, 'a');
    await settled();
    await store.set(disconnectAtom);
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    expect(store.get(connectAttemptAtom)).to.deep.equal({ step: 'idle' });
    expect(state()).to.include({ status: 'disconnected', view: 'Connect' });
    expect(host).to.deep.equal([]);
  });

  it('ends pairing and signing in', async () => {
    const { open, store, state } = await setUp();
    open('Connect');
    void store.set(startPairingAtom, 'a');
    await store.set(disconnectAtom);
    expect(store.get(pairingStatusAtom)).to.deep.equal({ step: 'idle' });

    let ended = 0;
    store.set(pushAtom, { view: 'EmailVerifyOtp', email: 'ada@example.com' });
    store.set(flowAtom, { views: ['EmailVerifyOtp'], end: () => (ended += 1) });
    await rejection(store.set(disconnectAtom));
    expect(ended).to.equal(1);
    expect(state().view).to.equal('Connect');
  });

  it('leaves requests for another namespace running', async () => {
    const { a, store } = await setUp();
    void store.set(connectWalletAtom, 'a');
    await settled();
    await store.set(disconnectAtom, 'solana');
    expect(a.asked[0]?.signal.aborted).to.equal(false);
  });

  it('fails after ten seconds when the wallet does not answer', async () => {
    const { a, clock, store } = await setUp();
    a.connected(facts());
    Object.assign(a, { disconnect: () => new Promise(() => undefined) });
    const leaving = rejection(store.set(disconnectAtom));
    clock.move(10_000);
    expect(await leaving).to.include({ code: 'disconnect_failed' });
  });

  it('keeps the view until a sign-in has signed out, and reports a failure', async () => {
    for (const isFailing of [true, false]) {
      const sign = fakeConnector('auth', 'eip155', { type: 'AUTH' });
      const here = world({ wallets: [sign] });
      here.start(leaveFinishedViews);
      await here.connect(sign);
      here.open('Account');
      const answer = deferred();
      Object.assign(sign, {
        disconnect() {
          sign.tell({ type: 'disconnected', reason: 'user' });
          return answer.promise;
        },
      });
      const leaving = here.store.set(disconnectInViewAtom);
      await settled();
      expect(here.store.get(publicStateAtom)).to.include({ status: 'disconnected', view: 'Account' });
      if (isFailing) answer.reject(new Error('silent'));
      else answer.resolve();
      await leaving;
      expect(here.host).to.deep.equal([isFailing ? 'report disconnect_failed' : 'close disconnected']);
      if (!isFailing) continue;
      expect(here.store.get(publicStateAtom).view).to.equal('Connect');
      expect(here.store.get(snackbarAtom)?.text).to.deep.equal({ key: 'snackbar.failedToDisconnect' });
    }
  });

  it('fails with the connector’s error code and message', async () => {
    const { a, store, host } = await setUp();
    a.connected(facts());
    Object.assign(a, { disconnect: () => Promise.reject(new TypeError('broken')) });
    const error = await rejection<{ code: string; cause: Error }>(store.set(disconnectAtom));
    expect(error).to.include({ code: 'disconnect_failed', message: 'Failed to disconnect' });
    expect(error.cause.message).to.equal('broken');
    await store.set(disconnectInViewAtom);
    expect(store.get(snackbarAtom)).to.deep.equal({
      kind: 'error',
      text: { key: 'snackbar.failedToDisconnect' },
    });
    expect(host).to.deep.equal(['report disconnect_failed']);
  });
});

import { expect } from 'chai';
import { createStore } from 'jotai/vanilla';
import {
  canGoBackAtom,
  directionAtom,
  goBackAtom,
  goBackToIndexAtom,
  historyAtom,
  isTransactionStackEmptyAtom,
  popTransactionAtom,
  pushAtom,
  pushTransactionAtom,
  type Route,
  replaceAtom,
  resetAtom,
  routeAtom,
  type TransactionStackEntry,
} from '../../src/atoms/router.js';
import { runTransactionAtom } from '../../src/atoms/runTransaction.js';
import { deferred } from '../support/promises.js';

const wallet = (connectorId: string): Route => ({ view: 'ConnectingExternal', connectorId });

/** A router with these views in its history. */
function router(...routes: Route[]) {
  const store = createStore();
  const [first, ...rest] = routes;
  if (first) store.set(resetAtom, first);
  for (const route of rest) store.set(pushAtom, route);
  return {
    store,
    history: () =>
      store.get(historyAtom).map((route) => ('connectorId' in route ? route.connectorId : route.view)),
    direction: () => store.get(directionAtom),
  };
}

describe('the router', () => {
  it('starts with Connect', () => {
    const { history } = router();
    expect(history()).to.deep.equal(['Connect']);
  });

  it('pushes a view on top', () => {
    const { store, history, direction } = router({ view: 'Account' });
    store.set(pushAtom, { view: 'Networks' });
    expect(history()).to.deep.equal(['Account', 'Networks']);
    expect(store.get(routeAtom)).to.deep.equal({ view: 'Networks' });
    expect(direction()).to.equal('next');
    expect(store.get(canGoBackAtom)).to.equal(true);
  });

  it('does not push the current route, but pushes the same view with other parameters', () => {
    const { store, history } = router({ view: 'Connect' }, wallet('a'));
    store.set(pushAtom, wallet('a'));
    expect(history()).to.deep.equal(['Connect', 'a']);
    store.set(pushAtom, wallet('b'));
    expect(history()).to.deep.equal(['Connect', 'a', 'b']);
  });

  it('resets to one view', () => {
    const { store, history } = router({ view: 'Account' }, { view: 'Networks' });
    store.set(resetAtom, { view: 'Connect' });
    expect(history()).to.deep.equal(['Connect']);
    expect(store.get(canGoBackAtom)).to.equal(false);
  });

  it('resets to the current view without a change, and forgets where it was opened from', () => {
    const { store, direction } = router({ view: 'Connect' });
    let told = 0;
    store.sub(historyAtom, () => told++);
    store.sub(routeAtom, () => told++);
    store.set(resetAtom, { view: 'Connect' });
    expect(told).to.equal(0);
    store.set(pushAtom, { view: 'WhatIsAWallet' });
    store.set(goBackAtom);
    expect(direction()).to.equal('prev');
    store.set(resetAtom, { view: 'Connect' });
    expect(direction()).to.equal('next');
  });

  it('replaces the last view, unless it is the current route already', () => {
    const { store, history } = router({ view: 'Account' }, { view: 'Networks' });
    store.set(replaceAtom, { view: 'Profile' });
    expect(history()).to.deep.equal(['Account', 'Profile']);
    const before = store.get(historyAtom);
    store.set(replaceAtom, { view: 'Profile' });
    expect(store.get(historyAtom)).to.equal(before);
  });

  it('replaces the only view', () => {
    const { store, history } = router({ view: 'Connect' });
    store.set(replaceAtom, { view: 'Account' });
    expect(history()).to.deep.equal(['Account']);
  });

  it('goes back one view, and stays on the first', () => {
    const { store, history, direction } = router({ view: 'Account' }, { view: 'Networks' });
    store.set(goBackAtom);
    expect(history()).to.deep.equal(['Account']);
    expect(direction()).to.equal('prev');
    store.set(goBackAtom);
    expect(history()).to.deep.equal(['Account']);
  });

  for (const [index, views] of [
    [0, ['Account']],
    [1, ['Account', 'Networks']],
    [2, ['Account', 'Networks', 'Profile']],
    [5, ['Account', 'Networks', 'Profile']],
    [-1, ['Account', 'Networks', 'Profile']],
  ] as const) {
    it(`goes back to ${index} of three`, () => {
      const { store, history } = router({ view: 'Account' }, { view: 'Networks' }, { view: 'Profile' });
      store.set(goBackToIndexAtom, index);
      expect(history()).to.deep.equal(views);
    });
  }
});

describe('the transaction stack', () => {
  const from = () => router({ view: 'Account' }, { view: 'Networks' }, { view: 'Profile' });
  function entry(log: string[], more: Partial<TransactionStackEntry> = {}): TransactionStackEntry {
    const { view = 'entry' } = more;
    return {
      goBack: false,
      onSuccess: () => void log.push(`success of ${view}`),
      onCancel: () => void log.push(`cancel of ${view}`),
      ...more,
    };
  }

  for (const [what, more, outcome, views, log] of [
    [
      'the view before, by its flag',
      { goBack: true },
      'success',
      ['Account', 'Networks'],
      ['success of entry'],
    ],
    ['its own view', { view: 'Account' }, 'success', ['Account'], ['success of Account']],
    [
      'the view before when it has both',
      { goBack: true, view: 'Connect' },
      'success',
      ['Account', 'Networks'],
      ['success of Connect'],
    ],
    ['no other view', {}, 'success', ['Account', 'Networks', 'Profile'], ['success of entry']],
    [
      'no other view on a cancel after the visitor has left',
      { view: 'Connect' },
      'cancel',
      ['Account', 'Networks', 'Profile'],
      ['cancel of Connect'],
    ],
  ] as const) {
    it(`leads to ${what}`, () => {
      const { store, history } = from();
      const told: string[] = [];
      store.set(pushTransactionAtom, entry(told, more));
      expect(store.get(isTransactionStackEmptyAtom)).to.equal(false);
      store.set(popTransactionAtom, outcome);
      expect(history()).to.deep.equal(views);
      expect(told).to.deep.equal(log);
      expect(store.get(isTransactionStackEmptyAtom)).to.equal(true);
    });
  }

  it('leads back from the view that asks on a cancel', () => {
    const { store, history } = from();
    store.set(pushTransactionAtom, { view: 'Connect', goBack: false });
    store.set(pushAtom, { view: 'ApproveTransaction' });
    store.set(popTransactionAtom, 'cancel');
    expect(history()).to.deep.equal(['Account', 'Networks', 'Profile']);
  });

  for (const [what, outcome, isEnded, views] of [
    ['answered', 'resolve', false, ['Account']],
    ['refused', 'reject', false, ['Account', 'Networks', 'Profile']],
    ['answered after somebody else has ended it', 'resolve', true, ['Account', 'Networks', 'Profile']],
  ] as const) {
    it(`ends what was run when it is ${what}`, async () => {
      const { store, history } = from();
      const question = deferred<string>();
      const running = store.set(
        runTransactionAtom,
        { view: 'Account', goBack: false },
        () => question.promise,
      );
      store.set(pushAtom, { view: 'ApproveTransaction' });
      if (isEnded) store.set(popTransactionAtom, 'cancel');
      if (outcome === 'resolve') question.resolve('0x');
      else question.reject(new Error('No'));
      const reason = await running.catch((error: Error) => error.message);
      expect(reason).to.equal(outcome === 'resolve' ? undefined : 'No');
      expect(history()).to.deep.equal(views);
      expect(store.get(isTransactionStackEmptyAtom)).to.equal(true);
    });
  }

  it('ends the last transaction first, each once', () => {
    const { store } = from();
    const told: string[] = [];
    store.set(pushTransactionAtom, entry(told, { view: 'Account' }));
    store.set(pushTransactionAtom, entry(told, { view: 'Connect', goBack: true }));
    for (let time = 0; time < 3; time += 1) store.set(popTransactionAtom, 'success');
    expect(told).to.deep.equal(['success of Connect', 'success of Account']);
  });

  it('lets the end of one transaction begin the next', () => {
    const { store } = from();
    const told: string[] = [];
    const onSuccess = () => store.set(pushTransactionAtom, entry(told));
    store.set(pushTransactionAtom, { goBack: false, onSuccess });
    store.set(popTransactionAtom, 'success');
    expect(store.get(isTransactionStackEmptyAtom)).to.equal(false);
  });

  it('does nothing when it is empty', () => {
    const { store, history } = from();
    store.set(popTransactionAtom, 'cancel');
    expect(history()).to.deep.equal(['Account', 'Networks', 'Profile']);
  });
});

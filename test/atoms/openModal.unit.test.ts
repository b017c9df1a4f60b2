import { expect } from 'chai';
import { closeModalAtom, goBackOrCloseAtom } from '../../src/atoms/closeModal.js';
import { isOpenAtom, setOpenAtom } from '../../src/atoms/openModal.js';
import {
  historyAtom,
  isTransactionStackEmptyAtom,
  pushAtom,
  pushTransactionAtom,
  routeAtom,
} from '../../src/atoms/router.js';
import { isShakingAtom, shakeAtom } from '../../src/atoms/shake.js';
import { hideSnackbarAtom, showSnackbarAtom, snackbarAtom } from '../../src/atoms/snackbarMessage.js';
import { ALICE, facts, fakeConnector, OTHER, TWO, world } from './fakes.js';

const SHAKE_MS = 500;
const SNACKBAR_MS = 2_500;

describe('opening', () => {
  for (const [view, when, network] of [
    ['Connect', 'nobody is connected', undefined],
    ['Account', 'a wallet is connected', TWO],
    ['UnsupportedChain', 'the wallet is on a network that the site did not ask for', OTHER],
  ] as const) {
    it(`shows ${view} when ${when}`, async () => {
      const wallet = fakeConnector('a');
      const { store, open, connect } = world({ wallets: [wallet] });
      if (network) await connect(wallet, facts(network, ALICE));
      open();
      expect(store.get(historyAtom)).to.deep.equal([{ view }]);
      expect(store.get(isOpenAtom)).to.equal(true);
    });
  }

  it('shows the requested view, with an empty history', () => {
    const { store, open } = world();
    open();
    store.set(pushAtom, { view: 'WhatIsAWallet' });
    store.set(setOpenAtom, false);
    open('Networks');
    expect(store.get(historyAtom)).to.deep.equal([{ view: 'Networks' }]);
  });

  it('accepts any network where the site has no list', async () => {
    const wallet = fakeConnector('a');
    const { store, open, connect } = world({ wallets: [wallet], networks: [] });
    await connect(wallet, facts(OTHER));
    open();
    expect(store.get(routeAtom).view).to.equal('Account');
  });
});

describe('closing', () => {
  it('tells the element why', () => {
    const { store, open, host } = world();
    open();
    store.set(closeModalAtom, 'escape');
    expect(host).to.deep.equal(['close escape']);
  });

  it('hides the message', () => {
    const { store, open } = world();
    open();
    store.set(showSnackbarAtom, { kind: 'loading', text: 'Wait' });
    store.set(setOpenAtom, false);
    expect(store.get(snackbarAtom)).to.equal(null);
  });

  for (const [who, close] of [
    ['a person', ({ store }: ReturnType<typeof world>) => store.set(closeModalAtom, 'button')],
    ['the page', ({ store }: ReturnType<typeof world>) => store.set(setOpenAtom, false)],
  ] as const) {
    it(`cancels the transactions in front when ${who} closes`, () => {
      const here = world();
      const cancelled: string[] = [];
      here.open('Account');
      for (const name of ['first', 'second']) {
        here.store.set(pushTransactionAtom, { goBack: false, onCancel: () => void cancelled.push(name) });
      }
      close(here);
      expect(cancelled).to.deep.equal(['second', 'first']);
      expect(here.store.get(isTransactionStackEmptyAtom)).to.equal(true);
    });
  }

  it('cancels no transaction when the page prevents closing', () => {
    let isCancelled = false;
    const { services } = world();
    const host = { ...services.host, close: () => undefined };
    const { store, open } = world({ services: { host } });
    open('Account');
    store.set(pushTransactionAtom, {
      goBack: false,
      onCancel: () => {
        isCancelled = true;
      },
    });
    store.set(closeModalAtom, 'button');
    expect(isCancelled).to.equal(false);
    expect(store.get(isTransactionStackEmptyAtom)).to.equal(false);
  });

  it('happens when going back from the only view', () => {
    const { store, open, host } = world();
    open();
    store.set(pushAtom, { view: 'WhatIsAWallet' });
    store.set(goBackOrCloseAtom);
    expect(store.get(routeAtom).view).to.equal('Connect');
    expect(host).to.deep.equal([]);
    store.set(goBackOrCloseAtom);
    expect(host).to.deep.equal(['close button']);
  });

  it('shows the first view instead where the modal is part of the page', async () => {
    const wallet = fakeConnector('a');
    const { store, open, connect, host } = world({ wallets: [wallet], config: { inline: true } });
    await connect(wallet);
    open('Networks');
    for (const reason of ['network', 'disconnected', 'button'] as const) {
      store.set(closeModalAtom, reason);
      expect(store.get(historyAtom)).to.deep.equal([{ view: 'Account' }]);
    }
    expect(host).to.deep.equal([]);
  });
});

describe('shaking', () => {
  it('lasts half a second, and is not extended', () => {
    const { store, clock } = world();
    store.set(shakeAtom);
    expect(store.get(isShakingAtom)).to.equal(true);
    clock.move(SHAKE_MS - 1);
    store.set(shakeAtom);
    expect(store.get(isShakingAtom)).to.equal(true);
    clock.move(1);
    expect(store.get(isShakingAtom)).to.equal(false);
    store.set(shakeAtom);
    expect(store.get(isShakingAtom)).to.equal(true);
  });
});

describe('the snackbar', () => {
  const success = { kind: 'success', text: 'Done' } as const;
  const error = { kind: 'error', text: 'Failed' } as const;

  for (const message of [success, error]) {
    it(`shows a message of ${message.kind} for its time`, () => {
      const { store, clock } = world();
      store.set(showSnackbarAtom, message);
      clock.move(SNACKBAR_MS - 1);
      expect(store.get(snackbarAtom)).to.equal(message);
      clock.move(1);
      expect(store.get(snackbarAtom)).to.equal(null);
    });
  }

  it('keeps a loading message until it is replaced', () => {
    const { store, clock } = world();
    store.set(showSnackbarAtom, { kind: 'loading', text: 'Wait' });
    clock.move(3_600_000);
    expect(store.get(snackbarAtom)?.kind).to.equal('loading');
    store.set(showSnackbarAtom, success);
    clock.move(SNACKBAR_MS);
    expect(store.get(snackbarAtom)).to.equal(null);
  });

  it('gives each message its full time', () => {
    const { store, clock } = world();
    store.set(showSnackbarAtom, success);
    clock.move(SNACKBAR_MS - 1);
    store.set(showSnackbarAtom, error);
    clock.move(SNACKBAR_MS - 1);
    expect(store.get(snackbarAtom)).to.equal(error);
    clock.move(1);
    expect(store.get(snackbarAtom)).to.equal(null);
  });

  it('does not hide a loading message that follows another', () => {
    const { store, clock } = world();
    store.set(showSnackbarAtom, success);
    store.set(showSnackbarAtom, { kind: 'loading', text: 'Wait' });
    clock.move(SNACKBAR_MS * 2);
    expect(store.get(snackbarAtom)?.kind).to.equal('loading');
  });

  it('leaves no timer running when hidden', () => {
    const { store, clock } = world();
    store.set(showSnackbarAtom, success);
    store.set(hideSnackbarAtom);
    store.set(hideSnackbarAtom);
    expect(store.get(snackbarAtom)).to.equal(null);
    expect(clock.waiting).to.equal(0);
  });
});

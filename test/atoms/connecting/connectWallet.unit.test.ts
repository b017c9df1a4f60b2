import { expect } from 'chai';
import { chooseAnotherWalletAtom, chooseWalletAtom } from '../../../src/atoms/connecting/chooseWallet.js';
import { cancelConnectAtom, connectAttemptAtom } from '../../../src/atoms/connecting/connectAttempt.js';
import { connectWalletAtom, startConnectAtom } from '../../../src/atoms/connecting/connectWallet.js';
import { isWalletAskedAtom } from '../../../src/atoms/connecting/walletAsked.js';
import { connectionAtom } from '../../../src/atoms/connection.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import { historyAtom, pushAtom, resetAtom } from '../../../src/atoms/router.js';
import { isShakingAtom } from '../../../src/atoms/shake.js';
import { type ErrorCode, WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { facts, fakeConnector, world } from '../fakes.js';

const SLOW_WALLET_MS = 10_000;

function setUp() {
  const [a, b] = [fakeConnector('a'), fakeConnector('b')];
  const here = world({ wallets: [a, b] });
  const ask = async (id: string) => {
    void here.store.set(connectWalletAtom, id);
    await settled();
  };
  return { ...here, a, b, ask, attempt: () => here.store.get(connectAttemptAtom) };
}

describe('asking a wallet for accounts', () => {
  it('resolves by the connection event of the wallet', async () => {
    const { a, ask, attempt, store } = setUp();
    await ask('a');
    expect(attempt()).to.deep.equal({ step: 'asking', connectorId: 'a', isSlow: false });
    expect(store.get(publicStateAtom).status).to.equal('connecting');
    a.asked[0]?.resolve(facts());
    await settled();
    expect(attempt()).to.deep.equal({ step: 'connected', connectorId: 'a' });
    expect(store.get(connectionAtom)).to.equal(undefined);
  });

  it('reports a slow wallet after ten seconds, and looks for wallets again', async () => {
    const { ask, attempt, clock, registry } = setUp();
    await ask('a');
    clock.move(SLOW_WALLET_MS - 1);
    expect(attempt()).to.include({ isSlow: false });
    clock.move(1);
    expect(attempt()).to.include({ step: 'asking', isSlow: true });
    expect(registry.log).to.deep.equal(['refresh']);
  });

  it('accepts the answer of a slow wallet', async () => {
    const { a, ask, attempt, clock } = setUp();
    await ask('a');
    clock.move(SLOW_WALLET_MS);
    a.asked[0]?.resolve(facts());
    await settled();
    expect(attempt().step).to.equal('connected');
  });

  for (const code of ['user_rejected', 'already_pending', 'wallet_locked', 'timeout'] satisfies ErrorCode[]) {
    it(`keeps and reports ${code}`, async () => {
      const { a, ask, attempt, host, clock } = setUp();
      await ask('a');
      const error = new WalletModalError(code, 'No');
      a.asked[0]?.reject(error);
      await settled();
      expect(attempt()).to.deep.equal({ step: 'failed', connectorId: 'a', error });
      expect(host).to.deep.equal([`report ${code}`]);
      clock.move(500);
      expect(clock.waiting).to.equal(0);
    });
  }

  for (const [code, shakes] of [
    ['user_rejected', true],
    ['timeout', false],
    ['wallet_locked', false],
  ] as const) {
    it(`${shakes ? 'shakes' : 'does not shake'} the card for ${code}`, async () => {
      const { a, ask, store, clock } = setUp();
      await ask('a');
      a.asked[0]?.reject(new WalletModalError(code, 'No'));
      await settled();
      expect(store.get(isShakingAtom)).to.equal(shakes);
      clock.move(499);
      expect(store.get(isShakingAtom)).to.equal(shakes);
      clock.move(1);
      expect(store.get(isShakingAtom)).to.equal(false);
    });
  }

  it('does not shake for the answer of a cancelled request', async () => {
    const { a, ask, store } = setUp();
    await ask('a');
    store.set(cancelConnectAtom);
    a.asked[0]?.reject(new WalletModalError('user_rejected', 'No'));
    await settled();
    expect(store.get(isShakingAtom)).to.equal(false);
  });

  it('fails when the wallet is gone or the connector throws', async () => {
    const { a, ask, attempt, registry } = setUp();
    registry.vanish('b');
    await ask('b');
    expect(attempt()).to.have.nested.property('error.code', 'wallet_not_found');
    await ask('a');
    a.asked[0]?.reject(new TypeError('broken'));
    await settled();
    expect(attempt()).to.have.nested.property('error.code', 'internal');
    expect(attempt()).to.have.nested.property('error.cause.message', 'broken');
  });

  it('only counts for the wallet that was asked last', async () => {
    const { a, b, ask, attempt, host } = setUp();
    await ask('a');
    await ask('b');
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    a.asked[0]?.resolve(facts());
    await settled();
    expect(attempt()).to.include({ step: 'asking', connectorId: 'b' });
    b.asked[0]?.resolve(facts());
    await settled();
    expect(attempt()).to.deep.equal({ step: 'connected', connectorId: 'b' });
    expect(host).to.deep.equal([]);
  });

  it('starts over when the same wallet is asked again', async () => {
    const { a, ask, attempt, clock } = setUp();
    await ask('a');
    clock.move(SLOW_WALLET_MS);
    await ask('a');
    expect(a.log).to.deep.equal(['connect', 'connect']);
    expect(attempt()).to.include({ step: 'asking', isSlow: false });
  });

  it('is silent after it was cancelled', async () => {
    const { a, ask, attempt, host, clock, store } = setUp();
    await ask('a');
    store.set(cancelConnectAtom);
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    await settled();
    expect(attempt()).to.deep.equal({ step: 'idle' });
    expect(host).to.deep.equal([]);
    expect(clock.waiting).to.equal(0);
  });

  it('is started once when its view is drawn twice', async () => {
    const { a, b, open, store } = setUp();
    open();
    for (const [wallet, id] of [
      [a, 'a'],
      [b, 'b'],
    ] as const) {
      store.set(chooseWalletAtom, id);
      store.set(startConnectAtom, id);
      store.set(startConnectAtom, id);
      await settled();
      expect(wallet.log).to.deep.equal(['connect']);
    }
  });

  it('is not started by a view that is left at once', async () => {
    const { a, open, store } = setUp();
    open();
    store.set(chooseWalletAtom, 'a');
    store.set(chooseAnotherWalletAtom);
    store.set(startConnectAtom, 'a');
    store.set(chooseWalletAtom, 'a');
    store.set(setOpenAtom, false);
    store.set(startConnectAtom, 'a');
    await settled();
    expect(a.log).to.deep.equal([]);
  });

  for (const [code, isAsked] of [
    ['already_pending', true],
    ['wallet_locked', true],
    ['user_rejected', false],
    ['wallet_failed', false],
  ] as const) {
    it(`${isAsked ? 'leaves' : 'does not leave'} the wallet asked after ${code}`, async () => {
      const { a, ask, store } = setUp();
      await ask('a');
      expect(store.get(isWalletAskedAtom)).to.equal(true);
      a.asked[0]?.reject(new WalletModalError(code, 'No'));
      await settled();
      expect(store.get(isWalletAskedAtom)).to.equal(isAsked);
    });
  }
});

describe('choosing a wallet', () => {
  it('opens the wallet’s view', () => {
    const { store } = setUp();
    store.set(chooseWalletAtom, 'a');
    expect(store.get(historyAtom)).to.deep.equal([
      { view: 'Connect' },
      { view: 'ConnectingExternal', connectorId: 'a' },
    ]);
  });

  it('goes back to the list that it was chosen from', () => {
    const { store } = setUp();
    store.set(pushAtom, { view: 'GetWallet' });
    store.set(chooseWalletAtom, 'a');
    store.set(chooseAnotherWalletAtom);
    expect(store.get(historyAtom)).to.deep.equal([{ view: 'Connect' }]);
  });

  it('goes back to the list when there was none', () => {
    const { store } = setUp();
    store.set(resetAtom, { view: 'ConnectingExternal', connectorId: 'a' });
    store.set(chooseAnotherWalletAtom);
    expect(store.get(historyAtom)).to.deep.equal([{ view: 'Connect' }]);
  });
});

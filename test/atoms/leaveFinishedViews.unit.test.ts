import { expect } from 'chai';
import { chooseWalletAtom } from '../../src/atoms/connecting/chooseWallet.js';
import { connectAttemptAtom } from '../../src/atoms/connecting/connectAttempt.js';
import { connectWalletAtom, startConnectAtom } from '../../src/atoms/connecting/connectWallet.js';
import { leaveFinishedViews } from '../../src/atoms/effects/leaveFinishedViews.js';
import { watchUnsupportedNetwork } from '../../src/atoms/effects/watchUnsupportedNetwork.js';
import { startSwitchAtom } from '../../src/atoms/network/switchInView.js';
import { switchAttemptAtom, switchNetworkAtom } from '../../src/atoms/network/switchNetwork.js';
import { setOpenAtom } from '../../src/atoms/opening.js';
import { goBackAtom, historyAtom, pushAtom, routeAtom } from '../../src/atoms/router.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { settled } from '../support/promises.js';
import { BOB, facts, fakeConnector, ONE, OTHER, TWO, type WorldOptions, world } from './fakes.js';

const CONNECTED_PAUSE_MS = 600;
// Spec §2.
const UNSUPPORTED_CHAIN_DELAY_MS = 300;

async function setUp(options: WorldOptions = {}) {
  const [a, b] = [fakeConnector('a'), fakeConnector('b')];
  const here = world({ wallets: [a, b], ...options });
  here.start(leaveFinishedViews);
  here.start(watchUnsupportedNetwork);
  for (const { info } of [a, b]) await here.registry.open(info.id);
  const views = () => here.store.get(historyAtom).map(({ view }) => view);
  /** Chooses a wallet in the list, as a person does. */
  const choose = async (id: string) => {
    here.store.set(chooseWalletAtom, id);
    here.store.set(startConnectAtom, id);
    await settled();
  };
  /** The wallet agrees: it tells of the connection, and then answers. */
  const agree = async (wallet = a, now = facts()) => {
    wallet.connected(now);
    wallet.asked.splice(0)[0]?.resolve(now);
    await settled();
  };
  return { ...here, a, b, views, choose, agree };
}

describe('after connecting', () => {
  it('the modal closes, with a moment to see that it worked', async () => {
    const { open, choose, agree, clock, host } = await setUp();
    open();
    await choose('a');
    await agree();
    clock.move(CONNECTED_PAUSE_MS - 1);
    expect(host).to.deep.equal([]);
    clock.move(1);
    expect(host).to.deep.equal(['close connected']);
  });

  it('a wallet that connects by itself closes the list of wallets', async () => {
    const { open, a, clock, host } = await setUp();
    open();
    a.connected(facts());
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });

  it('the wallet is asked for the network that was named, and stays where it is when it declines', async () => {
    const { open, choose, agree, store, a, clock, host, views } = await setUp({
      config: { defaultNetwork: TWO },
    });
    open();
    await choose('a');
    await agree(a, facts(OTHER));
    clock.move(UNSUPPORTED_CHAIN_DELAY_MS);
    expect(views()).to.deep.equal(['Connect', 'ConnectingExternal']);
    clock.move(CONNECTED_PAUSE_MS - UNSUPPORTED_CHAIN_DELAY_MS);
    expect(store.get(routeAtom)).to.deep.equal({ view: 'SwitchNetwork', networkId: TWO });
    store.set(startSwitchAtom, TWO);
    await settled();
    expect(a.log.at(-1)).to.equal(`switch to ${TWO}`);
    a.asked[0]?.reject(new WalletModalError('user_rejected', 'No'));
    await settled();
    expect(store.get(switchAttemptAtom).step).to.equal('failed');
    expect(views()).to.deep.equal(['SwitchNetwork']);
    expect(host).to.deep.equal(['report user_rejected']);
  });

  for (const [what, config, connect] of [
    ['that begins on it', { defaultNetwork: TWO }, TWO],
    ['of a site that names none', {}, TWO],
  ] as const) {
    it(`a wallet ${what} is asked for no network`, async () => {
      const { open, choose, agree, a, clock, host } = await setUp({ config });
      open();
      await choose('a');
      await agree(a, facts(connect));
      clock.move(CONNECTED_PAUSE_MS);
      expect(host).to.deep.equal(['close connected']);
    });
  }

  it('a part of the page shows the account', async () => {
    const { open, choose, agree, clock, host, views } = await setUp({ config: { inline: true } });
    open();
    await choose('a');
    await agree();
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['Account']);
    expect(host).to.deep.equal([]);
  });

  it('a view stays that has nothing to do with it', async () => {
    const { open, a, clock, host } = await setUp();
    open('WhatIsAWallet');
    a.connected(facts());
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal([]);
  });

  it('a view stays that the person went to meanwhile', async () => {
    const { open, a, store, clock, host, views } = await setUp();
    open();
    a.connected(facts());
    store.set(pushAtom, { view: 'WhatIsAWallet' });
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['Connect', 'WhatIsAWallet']);
    expect(host).to.deep.equal([]);
  });

  it('nothing is closed that was closed, or whose connection is lost', async () => {
    const { open, a, store, clock, host } = await setUp();
    open();
    a.connected(facts());
    store.set(setOpenAtom, false);
    clock.move(CONNECTED_PAUSE_MS);
    open('Connect');
    a.tell({ type: 'disconnected', reason: 'wallet' });
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal([]);
  });

  it('a connection that ends at once leads back to the list of wallets', async () => {
    const { open, a, choose, agree, clock, host, views } = await setUp();
    open();
    await choose('a');
    await agree();
    a.tell({ type: 'disconnected', reason: 'user' });
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['Connect']);
    expect(host).to.deep.equal([]);
  });

  it('another wallet that took the place of the first closes the modal too', async () => {
    const { open, a, b, choose, agree, clock, host } = await setUp();
    a.connected(facts());
    open('Connect');
    await choose('b');
    await agree(b, facts(ONE, BOB));
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });

  it('the same wallet, asked again, closes the modal too', async () => {
    const { open, a, choose, agree, clock, host } = await setUp();
    a.connected(facts());
    open('Connect');
    await choose('a');
    await agree();
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });

  for (const [how, answer] of [
    ['at once', undefined],
    ['after it said that a request was open', 'already_pending'],
    ['after it was unlocked', 'wallet_locked'],
  ] as const) {
    it(`a network that the site did not ask for is shown, when the wallet connects ${how}`, async () => {
      const { open, a, choose, agree, clock, host, views } = await setUp();
      open();
      await choose('a');
      if (answer) a.asked.splice(0)[0]?.reject(new WalletModalError(answer, 'Wait'));
      await settled();
      host.length = 0;
      await agree(a, facts(OTHER));
      clock.move(UNSUPPORTED_CHAIN_DELAY_MS);
      expect(views()).to.deep.equal(['UnsupportedChain']);
      clock.move(CONNECTED_PAUSE_MS);
      expect(views()).to.deep.equal(['UnsupportedChain']);
      expect(host).to.deep.equal([]);
    });
  }

  it('a network that the site did not ask for is shown in an open modal, when a wallet connects by itself', async () => {
    const { open, a, clock, views } = await setUp();
    open();
    a.connected(facts(OTHER));
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['UnsupportedChain']);
  });

  it('any network will do where the site allows it', async () => {
    const { open, a, clock, host } = await setUp({ config: { allowUnsupportedChain: true } });
    open();
    a.connected(facts(OTHER));
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });
});

describe('after a disconnect', () => {
  for (const view of ['Account', 'AccountSettings', 'Profile', 'UnsupportedChain'] as const) {
    it(`the modal leaves ${view}`, async () => {
      const { open, a, host } = await setUp();
      a.connected(facts());
      open(view);
      a.tell({ type: 'disconnected', reason: 'wallet' });
      expect(host).to.deep.equal(['close disconnected']);
    });
  }

  for (const view of ['Networks', 'WhatIsANetwork'] as const) {
    it(`the modal stays at ${view}`, async () => {
      const { open, a, host, views } = await setUp();
      a.connected(facts());
      open(view);
      a.tell({ type: 'disconnected', reason: 'wallet' });
      expect(views()).to.deep.equal([view]);
      expect(host).to.deep.equal([]);
    });
  }

  it('a part of the page shows the wallets', async () => {
    const { open, a, host, views } = await setUp({ config: { inline: true } });
    a.connected(facts());
    open();
    expect(views()).to.deep.equal(['Account']);
    a.tell({ type: 'disconnected', reason: 'wallet' });
    expect(views()).to.deep.equal(['Connect']);
    expect(host).to.deep.equal([]);
  });
});

describe('leaving the view of a wallet', () => {
  for (const [how, leave] of [
    ['going back', ({ store }: Awaited<ReturnType<typeof setUp>>) => store.set(goBackAtom)],
    ['closing', ({ store }: Awaited<ReturnType<typeof setUp>>) => store.set(setOpenAtom, false)],
    ['being shown something else', ({ open }: Awaited<ReturnType<typeof setUp>>) => open('Networks')],
  ] as const) {
    it(`stops asking it, by ${how}`, async () => {
      const here = await setUp();
      here.open();
      await here.choose('a');
      leave(here);
      expect(here.a.asked[0]?.signal.aborted).to.equal(true);
      expect(here.store.get(connectAttemptAtom)).to.deep.equal({ step: 'idle' });
    });
  }

  it('does not stop what was asked without the view', async () => {
    const { store, open, a } = await setUp();
    open();
    void store.set(connectWalletAtom, 'a');
    await settled();
    store.set(pushAtom, { view: 'WhatIsAWallet' });
    expect(a.asked[0]?.signal.aborted).to.equal(false);
  });
});

describe('the view of a switch', () => {
  async function switching() {
    const here = await setUp();
    here.a.connected(facts(ONE));
    here.open('Account');
    here.store.set(pushAtom, { view: 'Networks' });
    here.store.set(pushAtom, { view: 'SwitchNetwork', networkId: TWO });
    here.store.set(startSwitchAtom, TWO);
    await settled();
    return here;
  }

  it('stops asking the wallet when it is left', async () => {
    const { a, store } = await switching();
    store.set(goBackAtom);
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    expect(store.get(switchAttemptAtom)).to.deep.equal({ step: 'idle' });
  });

  it('forgets a failure when it is left', async () => {
    const { a, store } = await switching();
    a.asked[0]?.reject(new WalletModalError('user_rejected', 'No'));
    await settled();
    expect(store.get(switchAttemptAtom).step).to.equal('failed');
    store.set(goBackAtom);
    expect(store.get(switchAttemptAtom)).to.deep.equal({ step: 'idle' });
  });

  it('is left when the person changes the network in the wallet after all', async () => {
    const { a, views } = await switching();
    a.asked[0]?.reject(new WalletModalError('switch_failed', 'Stayed'));
    await settled();
    a.connected(facts(TWO));
    expect(views()).to.deep.equal(['Account']);
  });

  it('is left once when the wallet goes there and then answers', async () => {
    const { a, views, host } = await switching();
    a.connected(facts(TWO));
    a.asked[0]?.resolve(undefined);
    await settled();
    expect(views()).to.deep.equal(['Account']);
    expect(host).to.deep.equal([]);
  });

  it('does not stop a switch that the page asked for', async () => {
    const { a, store, open } = await setUp();
    a.connected(facts(ONE));
    void store.set(switchNetworkAtom, TWO).catch(() => undefined);
    await settled();
    open();
    store.set(setOpenAtom, false);
    expect(a.asked[0]?.signal.aborted).to.equal(false);
    expect(store.get(routeAtom).view).to.equal('Account');
  });
});

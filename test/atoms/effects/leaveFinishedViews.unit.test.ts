import { expect } from 'chai';
import { chooseWalletAtom } from '../../../src/atoms/connecting/chooseWallet.js';
import { connectAttemptAtom } from '../../../src/atoms/connecting/connectAttempt.js';
import { connectWalletAtom, startConnectAtom } from '../../../src/atoms/connecting/connectWallet.js';
import { restoringAtom } from '../../../src/atoms/connection.js';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import { watchUnsupportedNetwork } from '../../../src/atoms/effects/watchUnsupportedNetwork.js';
import { startSwitchAtom } from '../../../src/atoms/network/switchInView.js';
import { switchAttemptAtom, switchNetworkAtom } from '../../../src/atoms/network/switchNetwork.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom, historyAtom, pushAtom, routeAtom } from '../../../src/atoms/router.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { BOB, facts, fakeConnector, ONE, OTHER, TWO, type WorldOptions, world } from '../fakes.js';

const CONNECTED_PAUSE_MS = 600;
const UNSUPPORTED_CHAIN_DELAY_MS = 300;

async function setUp(options: WorldOptions = {}) {
  const [a, b] = [fakeConnector('a'), fakeConnector('b')];
  const here = world({ wallets: [a, b], ...options });
  here.start(leaveFinishedViews);
  here.start(watchUnsupportedNetwork);
  for (const { info } of [a, b]) await here.registry.open(info.id);
  const views = () => here.store.get(historyAtom).map(({ view }) => view);
  /** Chooses a wallet in the list. */
  const choose = async (id: string) => {
    here.store.set(chooseWalletAtom, id);
    here.store.set(startConnectAtom, id);
    await settled();
  };
  /** The wallet agrees: emits the connection, then answers. */
  const agree = async (wallet = a, now = facts()) => {
    wallet.connected(now);
    wallet.asked.splice(0)[0]?.resolve(now);
    await settled();
  };
  return { ...here, a, b, views, choose, agree };
}

describe('after connecting', () => {
  it('closes the modal after a short confirmation', async () => {
    const { open, choose, agree, clock, host } = await setUp();
    open();
    await choose('a');
    await agree();
    clock.move(CONNECTED_PAUSE_MS - 1);
    expect(host).to.deep.equal([]);
    clock.move(1);
    expect(host).to.deep.equal(['close connected']);
  });

  for (const view of [
    'WalletSend',
    'WalletReceive',
    'Transactions',
    'OnRampProviders',
    'OnRampActivity',
  ] as const)
    it(`goes on to ${view} that the page asked for`, async () => {
      const { open, choose, agree, clock, host, views, store } = await setUp();
      open(view);
      expect(views()).to.deep.equal(['Connect']);
      await choose('a');
      await agree();
      clock.move(CONNECTED_PAUSE_MS);
      expect([views(), host]).to.deep.equal([[view], []]);
      store.set(setOpenAtom, false);
      open(view);
      expect(views(), 'at once when connected').to.deep.equal([view]);
    });

  for (const [what, reopens] of [
    ['at once', false],
    ['after the modal was closed', true],
  ] as const)
    it(`does not close while another wallet is asked ${what}`, async () => {
      const { open, choose, agree, clock, host, store } = await setUp();
      open();
      await choose('a');
      await agree();
      if (reopens) {
        store.set(setOpenAtom, false);
        open();
      }
      await choose('b');
      clock.move(CONNECTED_PAUSE_MS);
      expect(host).to.deep.equal([]);
    });

  it('shows the account if the modal was opened before its connection was back', async () => {
    const { open, clock, host, store, a } = await setUp();
    store.set(restoringAtom, ['eip155']);
    open();
    a.connected(facts());
    store.set(restoringAtom, []);
    clock.move(CONNECTED_PAUSE_MS);
    expect(store.get(routeAtom)).to.deep.equal({ view: 'Account' });
    expect(host).to.deep.equal([]);
  });

  it('closes a list as soon as another tab has connected', async () => {
    const { open, clock, host, store, a } = await setUp();
    open();
    store.set(restoringAtom, ['eip155']);
    a.connected(facts());
    store.set(restoringAtom, []);
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });

  it('does not close a list that is opened again', async () => {
    const { open, choose, agree, clock, host, store } = await setUp();
    open();
    await choose('a');
    await agree();
    store.set(setOpenAtom, false);
    open('Connect');
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal([]);
  });

  it('forgets what the page asked for when the visitor closes the modal first', async () => {
    const { open, choose, agree, clock, host, store } = await setUp();
    open('WalletSend');
    store.set(setOpenAtom, false);
    open();
    await choose('a');
    await agree();
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });

  it('goes on to what the page asked for after the wallet has switched networks', async () => {
    const { open, choose, agree, a, clock, host, views } = await setUp();
    open('WalletSend');
    await choose('a');
    await agree(a, facts(OTHER));
    clock.move(CONNECTED_PAUSE_MS + UNSUPPORTED_CHAIN_DELAY_MS);
    expect(views().at(-1)).to.be.oneOf(['SwitchNetwork', 'UnsupportedChain']);
    a.connected(facts(ONE));
    await settled();
    expect([views(), host]).to.deep.equal([['WalletSend'], []]);
  });

  it('closes the list when a wallet connects by itself', async () => {
    const { open, a, clock, host } = await setUp();
    open();
    a.connected(facts());
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });

  it('asks for the default network, and stays connected when the wallet declines', async () => {
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
    ['already on the default network', { defaultNetwork: TWO }, TWO],
    ['of a site without a default network', {}, TWO],
  ] as const) {
    it(`requests no network from a wallet ${what}`, async () => {
      const { open, choose, agree, a, clock, host } = await setUp({ config });
      open();
      await choose('a');
      await agree(a, facts(connect));
      clock.move(CONNECTED_PAUSE_MS);
      expect(host).to.deep.equal(['close connected']);
    });
  }

  it('shows the account where the modal is part of the page', async () => {
    const { open, choose, agree, clock, host, views } = await setUp({ config: { inline: true } });
    open();
    await choose('a');
    await agree();
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['Account']);
    expect(host).to.deep.equal([]);
  });

  it('leaves unrelated views open', async () => {
    const { open, a, clock, host } = await setUp();
    open('WhatIsAWallet');
    a.connected(facts());
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal([]);
  });

  it('leaves a view open that the visitor opened meanwhile', async () => {
    const { open, a, store, clock, host, views } = await setUp();
    open();
    a.connected(facts());
    store.set(pushAtom, { view: 'WhatIsAWallet' });
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['Connect', 'WhatIsAWallet']);
    expect(host).to.deep.equal([]);
  });

  it('does nothing when the modal is closed or the connection lost', async () => {
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

  it('returns to the wallet list when the connection ends at once', async () => {
    const { open, a, choose, agree, clock, host, views } = await setUp();
    open();
    await choose('a');
    await agree();
    a.tell({ type: 'disconnected', reason: 'user' });
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['Connect']);
    expect(host).to.deep.equal([]);
  });

  it('closes the modal when another wallet replaces the first', async () => {
    const { open, a, b, choose, agree, clock, host } = await setUp();
    a.connected(facts());
    open('Connect');
    await choose('b');
    await agree(b, facts(ONE, BOB));
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });

  it('closes the modal when the same wallet connects again', async () => {
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
    ['after reporting a pending request', 'already_pending'],
    ['after being unlocked', 'wallet_locked'],
  ] as const) {
    it(`shows an unsupported network when the wallet connects ${how}`, async () => {
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

  it('shows an unsupported network in an open modal when a wallet connects by itself', async () => {
    const { open, a, clock, views } = await setUp();
    open();
    a.connected(facts(OTHER));
    clock.move(CONNECTED_PAUSE_MS);
    expect(views()).to.deep.equal(['UnsupportedChain']);
  });

  it('accepts any network where the site allows it', async () => {
    const { open, a, clock, host } = await setUp({ config: { allowUnsupportedChain: true } });
    open();
    a.connected(facts(OTHER));
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
  });
});

describe('after a disconnect', () => {
  for (const view of ['Account', 'AccountSettings', 'Profile', 'UnsupportedChain'] as const) {
    it(`leaves ${view}`, async () => {
      const { open, a, host } = await setUp();
      a.connected(facts());
      open(view);
      a.tell({ type: 'disconnected', reason: 'wallet' });
      expect(host).to.deep.equal(['close disconnected']);
    });
  }

  for (const view of ['Networks', 'WhatIsANetwork'] as const) {
    it(`keeps ${view} open`, async () => {
      const { open, a, host, views } = await setUp();
      a.connected(facts());
      open(view);
      a.tell({ type: 'disconnected', reason: 'wallet' });
      expect(views()).to.deep.equal([view]);
      expect(host).to.deep.equal([]);
    });
  }

  it('shows the wallet list where the modal is part of the page', async () => {
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
    it(`cancels the request, by ${how}`, async () => {
      const here = await setUp();
      here.open();
      await here.choose('a');
      leave(here);
      expect(here.a.asked[0]?.signal.aborted).to.equal(true);
      expect(here.store.get(connectAttemptAtom)).to.deep.equal({ step: 'idle' });
    });
  }

  it('does not cancel a request that was made without the view', async () => {
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

  it('cancels the switch when it is left', async () => {
    const { a, store } = await switching();
    store.set(goBackAtom);
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    expect(store.get(switchAttemptAtom)).to.deep.equal({ step: 'idle' });
  });

  it('clears a failure when it is left', async () => {
    const { a, store } = await switching();
    a.asked[0]?.reject(new WalletModalError('user_rejected', 'No'));
    await settled();
    expect(store.get(switchAttemptAtom).step).to.equal('failed');
    store.set(goBackAtom);
    expect(store.get(switchAttemptAtom)).to.deep.equal({ step: 'idle' });
  });

  it('closes when the visitor changes the network in the wallet', async () => {
    const { a, views } = await switching();
    a.asked[0]?.reject(new WalletModalError('switch_failed', 'Stayed'));
    await settled();
    a.connected(facts(TWO));
    expect(views()).to.deep.equal(['Account']);
  });

  it('closes once when the wallet switches and then answers', async () => {
    const { a, views, host } = await switching();
    a.connected(facts(TWO));
    a.asked[0]?.resolve(undefined);
    await settled();
    expect(views()).to.deep.equal(['Account']);
    expect(host).to.deep.equal([]);
  });

  it('does not cancel a switch that the page asked for', async () => {
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

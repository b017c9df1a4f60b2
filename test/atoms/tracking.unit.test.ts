import { expect } from 'chai';
import { chooseWalletAtom } from '../../src/atoms/connecting/chooseWallet.js';
import { startConnectAtom } from '../../src/atoms/connecting/connectWallet.js';
import { disconnectInViewAtom } from '../../src/atoms/connecting/disconnectInView.js';
import { selectWalletAtom } from '../../src/atoms/connecting/selectedWallet.js';
import { discoverWallets } from '../../src/atoms/effects/discoverWallets.js';
import { recordVisit, type VisitTracker } from '../../src/atoms/effects/recordVisit.js';
import { trackVisit } from '../../src/atoms/effects/trackVisit.js';
import { switchNetworkInViewAtom } from '../../src/atoms/network/switchInView.js';
import { setOpenAtom } from '../../src/atoms/openModal.js';
import { startPairingAtom } from '../../src/atoms/pairing/startPairing.js';
import { goBackAtom, pushAtom, type Route } from '../../src/atoms/router.js';
import { trackAtom } from '../../src/atoms/track.js';
import { WalletModalError } from '../../src/lib/errors.js';
import type { TrackedEvent } from '../../src/lib/trackedEvents.js';
import { type Deferred, deferred, settled } from '../support/promises.js';
import { facts, fakeConnector, ONE, TWO, world } from './fakes.js';

const MOST_WAITING_EVENTS = 50;

const APP = 'walletConnect';

/** A visit that is tracked from its start, unless `load` delays the tracker. */
async function setUp(load?: (tracker: () => VisitTracker) => Promise<VisitTracker>) {
  const a = fakeConnector('a');
  const app = fakeConnector(APP);
  Object.assign(app, { info: { ...app.info, type: 'WALLET_CONNECT' } });
  const here = world({ wallets: [a, app] });
  for (const { info } of [a, app]) await here.registry.open(info.id);
  here.start(discoverWallets);
  const end = here.start((store, services) => {
    const tracker = () => trackVisit(store, services, { afterPaint: () => () => undefined });
    return recordVisit(store, services, load ? () => load(tracker) : async () => tracker());
  });
  await settled();
  const choose = async (id: string) => {
    here.store.set(chooseWalletAtom, id);
    here.store.set(startConnectAtom, id);
    await settled();
  };
  /** The events since the last call. */
  const heard = (): readonly TrackedEvent[] => here.tracked.splice(0);
  if (!load) expect(heard()).to.deep.equal([{ event: 'MODAL_LOADED' }]);
  return { ...here, a, app, end, choose, heard };
}

const opened = { event: 'MODAL_OPEN', properties: { connected: false } };
const declined = { event: 'CONNECT_ERROR', properties: { message: 'user_rejected' } };
const refusal = () => new WalletModalError('user_rejected', 'Declined');

describe('tracking the modal', () => {
  it('reports opening and closing, and whether a wallet is connected', async () => {
    const { open, store, heard, a } = await setUp();
    open();
    expect(heard()).to.deep.equal([opened]);
    a.connected(facts());
    store.set(setOpenAtom, false);
    expect(heard()).to.deep.equal([{ event: 'MODAL_CLOSE', properties: { connected: true } }]);
  });

  it('reports closing once when the element is removed', async () => {
    const { open, end, heard } = await setUp();
    open();
    heard();
    end();
    end();
    expect(heard()).to.deep.equal([{ event: 'MODAL_CLOSE', properties: { connected: false } }]);
  });

  for (const [view, event] of [
    ['AllWallets', 'CLICK_ALL_WALLETS'],
    ['WhatIsAWallet', 'CLICK_WALLET_HELP'],
    ['WhatIsANetwork', 'CLICK_NETWORK_HELP'],
    ['GetWallet', 'CLICK_GET_WALLET'],
    ['Networks', 'CLICK_NETWORKS'],
  ] as const) {
    it(`reports ${event} when the visitor goes to ${view}, and nothing when they come back to it`, async () => {
      const { open, store, heard } = await setUp();
      open();
      heard();
      store.set(pushAtom, { view });
      expect(heard()).to.deep.equal([{ event }]);
      store.set(pushAtom, { view: 'SwitchNetwork', networkId: TWO });
      store.set(goBackAtom);
      expect(heard()).to.deep.equal([]);
    });
  }

  it('reports a press on the network button, but not a view that the page opens', async () => {
    const { open, store, heard } = await setUp();
    open('Networks');
    expect(heard()).to.deep.equal([{ event: 'CLICK_NETWORKS' }, opened]);
    store.set(setOpenAtom, false);
    heard();
    open('GetWallet');
    expect(heard()).to.deep.equal([opened]);
  });

  it('reports no navigation while the modal is closed', async () => {
    const { store, heard } = await setUp();
    const route: Route = { view: 'GetWallet' };
    store.set(pushAtom, route);
    expect(heard()).to.deep.equal([]);
  });
});

describe('events before the tracker is loaded', () => {
  const wallet = { event: 'SELECT_WALLET', properties: { name: 'Wallet a', platform: 'browser' } };
  const closed = { event: 'MODAL_CLOSE', properties: { connected: false } };

  /** A visit whose tracker the test loads, or fails to load. */
  async function setUpLater() {
    const loads: (Deferred<VisitTracker> & { readonly tracker: () => VisitTracker })[] = [];
    const here = await setUp((tracker) => {
      const load = { ...deferred<VisitTracker>(), tracker };
      loads.push(load);
      return load.promise;
    });
    const bring = async () => {
      const load = loads.at(-1);
      load?.resolve(load.tracker());
      await settled();
    };
    const fail = async () => {
      loads.at(-1)?.reject(new Error('offline'));
      await settled();
    };
    return { ...here, loads, bring, fail };
  }

  it('are reported in order once it is', async () => {
    const { open, store, choose, a, heard, bring } = await setUpLater();
    open();
    store.set(pushAtom, { view: 'WhatIsAWallet' });
    store.set(goBackAtom);
    await choose('a');
    a.asked[0]?.reject(refusal());
    await settled();
    await store.set(switchNetworkInViewAtom, TWO);
    store.set(setOpenAtom, false);
    expect(heard()).to.deep.equal([]);
    await bring();
    expect(heard()).to.deep.equal([
      { event: 'MODAL_LOADED' },
      opened,
      { event: 'CLICK_WALLET_HELP' },
      wallet,
      declined,
      { event: 'SWITCH_NETWORK', properties: { network: TWO } },
      closed,
    ]);
  });

  it('are reported before those that their listeners cause', async () => {
    const { open, store, services, heard, bring } = await setUpLater();
    open();
    store.set(pushAtom, { view: 'GetWallet' });
    const { track } = services.host;
    Object.assign(services.host, {
      track(event: TrackedEvent) {
        track(event);
        if (event.event === 'MODAL_OPEN') store.set(setOpenAtom, false);
      },
    });
    await bring();
    const names = heard().map(({ event }) => event);
    expect(names).to.deep.equal(['MODAL_LOADED', 'MODAL_OPEN', 'CLICK_GET_WALLET', 'MODAL_CLOSE']);
  });

  it('are reported even when the element has gone by then', async () => {
    const { open, end, heard, bring } = await setUpLater();
    open();
    end();
    await bring();
    expect(heard()).to.deep.equal([{ event: 'MODAL_LOADED' }, opened, closed]);
  });

  it('wait for the next opening when it cannot be loaded', async () => {
    const { open, store, host, heard, bring, fail, loads } = await setUpLater();
    await fail();
    expect(loads).to.have.length(1);
    open();
    expect(loads).to.have.length(2);
    await fail();
    store.set(setOpenAtom, false);
    expect(loads).to.have.length(2);
    open();
    await bring();
    expect(heard()).to.deep.equal([{ event: 'MODAL_LOADED' }, opened, closed, opened]);
    store.set(setOpenAtom, false);
    open();
    expect(loads).to.have.length(3);
    expect(host).to.deep.equal([]);
  });

  it('are dropped when there are too many', async () => {
    const { store, heard, bring } = await setUpLater();
    for (let count = 0; count < MOST_WAITING_EVENTS + 10; count += 1) {
      store.set(trackAtom, { event: 'CLICK_NETWORKS' });
    }
    await bring();
    expect(heard()).to.have.length(MOST_WAITING_EVENTS);
  });
});

describe('tracking connections', () => {
  it('reports the wallet and its approval', async () => {
    const { open, choose, a, heard } = await setUp();
    open();
    heard();
    await choose('a');
    a.connected(facts());
    a.asked[0]?.resolve(facts());
    await settled();
    expect(heard()).to.deep.equal([
      { event: 'SELECT_WALLET', properties: { name: 'Wallet a', platform: 'browser' } },
      { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'Wallet a' } },
    ]);
  });

  it('reports the error code, never the message', async () => {
    const { open, choose, a, heard } = await setUp();
    open();
    await choose('a');
    heard();
    a.asked[0]?.reject(new WalletModalError('wallet_failed', 'alice@example.com is not allowed'));
    await settled();
    expect(heard()).to.deep.equal([{ event: 'CONNECT_ERROR', properties: { message: 'wallet_failed' } }]);
  });

  it('reports nothing when a wallet connects without being asked', async () => {
    const { a, heard } = await setUp();
    a.connected(facts());
    expect(heard()).to.deep.equal([]);
  });

  it('reports a decline in a wallet app, and the approval of the next code', async () => {
    const { store, app, heard, clock } = await setUp();
    store.set(selectWalletAtom, { name: 'Rainbow', platform: 'qrcode' });
    store.set(startPairingAtom, APP);
    await settled();
    heard();
    app.asked[0]?.offer('wc:one');
    app.asked[0]?.reject(refusal());
    await settled();
    expect(heard()).to.deep.equal([declined]);
    clock.move(10_000);
    await settled();
    app.asked[1]?.offer('wc:two');
    app.asked[1]?.resolve(facts());
    await settled();
    expect(heard()).to.deep.equal([
      { event: 'CONNECT_SUCCESS', properties: { method: 'qrcode', name: 'Rainbow' } },
    ]);
  });

  for (const platform of ['mobile', 'web', 'desktop'] as const) {
    it(`reports a link to an app (${platform}) as mobile`, async () => {
      const { store, app, heard } = await setUp();
      store.set(selectWalletAtom, { name: 'Rainbow', platform });
      store.set(startPairingAtom, APP);
      await settled();
      heard();
      app.asked[0]?.resolve(facts());
      await settled();
      expect(heard()).to.deep.equal([
        { event: 'CONNECT_SUCCESS', properties: { method: 'mobile', name: 'Rainbow' } },
      ]);
    });
  }

  it('reports that no code could be made', async () => {
    const { store, app, heard } = await setUp();
    store.set(startPairingAtom, APP);
    await settled();
    app.asked[0]?.reject(new WalletModalError('relay_failed', 'The relay is not there.'));
    await settled();
    expect(heard()).to.deep.equal([{ event: 'CONNECT_ERROR', properties: { message: 'relay_failed' } }]);
  });
});

describe('tracking an account', () => {
  it('reports a disconnect in the modal and a failed one', async () => {
    const { store, a, heard } = await setUp();
    a.connected(facts());
    await store.set(disconnectInViewAtom);
    expect(heard()).to.deep.equal([{ event: 'DISCONNECT_SUCCESS' }]);
    a.connected(facts());
    a.disconnect = () => Promise.reject(new Error('broken'));
    await store.set(disconnectInViewAtom);
    expect(heard()).to.deep.equal([{ event: 'DISCONNECT_ERROR' }]);
  });

  it('reports a network switch once the wallet agreed', async () => {
    const { store, a, heard } = await setUp();
    a.connected(facts(ONE));
    const declining = store.set(switchNetworkInViewAtom, TWO);
    await settled();
    a.asked.splice(0)[0]?.reject(refusal());
    await declining;
    expect(heard()).to.deep.equal([]);
    const agreeing = store.set(switchNetworkInViewAtom, TWO);
    await settled();
    a.asked.splice(0)[0]?.resolve(undefined);
    await agreeing;
    expect(heard()).to.deep.equal([{ event: 'SWITCH_NETWORK', properties: { network: TWO } }]);
  });

  it('reports a network chosen before connecting, and nothing when it is unchanged', async () => {
    const { store, heard } = await setUp();
    await store.set(switchNetworkInViewAtom, ONE);
    expect(heard()).to.deep.equal([]);
    await store.set(switchNetworkInViewAtom, TWO);
    expect(heard()).to.deep.equal([{ event: 'SWITCH_NETWORK', properties: { network: TWO } }]);
  });
});

import { expect } from 'chai';
import { chosenNetworkAtom, shownNetworkAtom, wantedNetworkAtom } from '../../../src/atoms/connection.js';
import { startSwitchAtom, switchNetworkInViewAtom } from '../../../src/atoms/network/switchInView.js';
import {
  cancelSwitchAtom,
  switchAttemptAtom,
  switchNetworkAtom,
} from '../../../src/atoms/network/switchNetwork.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import { historyAtom, pushAtom } from '../../../src/atoms/router.js';
import { isShakingAtom } from '../../../src/atoms/shake.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { rejection, settled } from '../../support/promises.js';
import { facts, fakeConnector, ONE, OTHER, TWO, type WorldOptions, world } from '../fakes.js';

async function setUp(options: WorldOptions = {}) {
  const a = fakeConnector('a');
  const here = world({ wallets: [a], ...options });
  await here.connect(a, facts(ONE));
  const views = () => here.store.get(historyAtom).map(({ view }) => view);
  return { ...here, a, views, attempt: () => here.store.get(switchAttemptAtom) };
}
const unconnected = (options: WorldOptions = {}) => world(options);

describe('the wanted network', () => {
  for (const [what, config, chosen, wanted] of [
    ['the first of the site’s', {}, undefined, ONE],
    ['the site’s default', { defaultNetwork: TWO }, undefined, TWO],
    ['the chosen one', { defaultNetwork: TWO }, ONE, ONE],
    ['none where the site has no list', { networks: [] }, undefined, undefined],
  ] as const) {
    it(`is ${what}`, async () => {
      const { store } = unconnected({ config });
      if (chosen) await store.set(switchNetworkAtom, chosen);
      expect(store.get(wantedNetworkAtom)).to.equal(wanted);
      expect(store.get(shownNetworkAtom)?.id).to.equal(wanted);
    });
  }

  it('differs from the wallet’s network', async () => {
    const { store } = await setUp({ config: { defaultNetwork: TWO } });
    expect(store.get(publicStateAtom)).to.include({ network: ONE, wantedNetwork: TWO });
    expect(store.get(shownNetworkAtom)?.id).to.equal(ONE);
  });
});

describe('switching networks', () => {
  it('is only noted while nothing is connected', async () => {
    const { store, memory } = unconnected({ config: { defaultNetwork: ONE } });
    await store.set(switchNetworkAtom, TWO);
    expect(store.get(chosenNetworkAtom)).to.equal(TWO);
    expect(memory.network).to.equal(TWO);
    await store.set(switchNetworkAtom, ONE);
    expect(memory.network).to.equal(undefined);
  });

  it('accepts a network that the site describes but does not list', async () => {
    const { store } = unconnected({ config: { describedNetworks: [unnamedNetwork(OTHER)] } });
    await store.set(switchNetworkAtom, OTHER);
    expect(store.get(chosenNetworkAtom)).to.equal(OTHER);
  });

  it('asks the wallet, and changes only by its event', async () => {
    const { store, a, attempt } = await setUp();
    const switching = store.set(switchNetworkAtom, TWO);
    await settled();
    expect(attempt()).to.deep.equal({ step: 'asking', networkId: TWO });
    expect(a.log).to.deep.equal([`switch to ${TWO}`]);
    a.asked[0]?.resolve(undefined);
    await switching;
    expect(attempt()).to.deep.equal({ step: 'idle' });
    expect(store.get(publicStateAtom)).to.include({ network: ONE, wantedNetwork: TWO });
    a.connected(facts(TWO));
    expect(store.get(publicStateAtom).network).to.equal(TWO);
  });

  it('asks nothing when the wallet is on that network', async () => {
    const { store, a } = await setUp({ config: { defaultNetwork: TWO } });
    await store.set(switchNetworkAtom, ONE);
    expect(a.log).to.deep.equal([]);
    expect(store.get(wantedNetworkAtom)).to.equal(ONE);
  });

  it('changes nothing when the wallet declines', async () => {
    const { store, a, attempt, host } = await setUp();
    const switching = store.set(switchNetworkAtom, TWO);
    await settled();
    const error = new WalletModalError('user_rejected', 'No');
    a.asked[0]?.reject(error);
    expect(await rejection(switching)).to.equal(error);
    expect(attempt()).to.deep.equal({ step: 'failed', networkId: TWO, error });
    expect(store.get(publicStateAtom)).to.include({ network: ONE, wantedNetwork: ONE });
    expect(host).to.deep.equal([]);
  });

  for (const id of ['eip155:999999', 'solana:mainnet', 'nonsense', 1, undefined]) {
    it(`rejects the unknown network ${id}`, async () => {
      const { store, a } = await setUp();
      const switching = store.set(switchNetworkAtom, id as CaipNetworkId);
      expect(await rejection(switching)).to.include({ code: 'network_not_found' });
      expect(a.log).to.deep.equal([]);
    });
  }

  it('accepts well-known networks, listed or not', async () => {
    const { store } = unconnected();
    await store.set(switchNetworkAtom, 'eip155:137');
    expect(store.get(shownNetworkAtom)?.name).to.equal('Polygon');
  });

  it('only counts for the latest request', async () => {
    const { store, a, attempt } = await setUp({ networks: [ONE, TWO, OTHER] });
    const first = rejection(store.set(switchNetworkAtom, TWO));
    await settled();
    const second = store.set(switchNetworkAtom, OTHER);
    await settled();
    expect(await first).to.include({ code: 'aborted' });
    expect(attempt()).to.deep.equal({ step: 'asking', networkId: OTHER });
    a.asked[1]?.resolve(undefined);
    await second;
    expect(store.get(wantedNetworkAtom)).to.equal(OTHER);
  });

  it('ends when it is cancelled', async () => {
    const { store, a, attempt } = await setUp();
    const switching = rejection(store.set(switchNetworkAtom, TWO));
    await settled();
    store.set(cancelSwitchAtom);
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    expect(await switching).to.include({ code: 'aborted' });
    expect(attempt()).to.deep.equal({ step: 'idle' });
    expect(store.get(wantedNetworkAtom)).to.equal(ONE);
  });

  it('fails with our own error when a connector throws', async () => {
    const { store, a } = await setUp();
    const switching = store.set(switchNetworkAtom, TWO);
    await settled();
    a.asked[0]?.reject(new TypeError('broken'));
    expect(await rejection(switching)).to.include({ code: 'internal' });
  });
});

describe('switching networks in a view', () => {
  for (const [what, from, left, closed] of [
    ['returns to the view before the list', ['Account', 'Networks'], ['Account'], []],
    ['closes when the list was the first view', ['Networks'], ['Networks'], ['close network']],
    ['closes when there was no list', ['UnsupportedChain'], ['UnsupportedChain'], ['close network']],
    [
      'returns over several views',
      ['Account', 'AccountSettings', 'Networks', 'WhatIsANetwork'],
      ['Account', 'AccountSettings'],
      [],
    ],
  ] as const) {
    it(what, async () => {
      const { store, a, open, views, host } = await setUp();
      const [first, ...rest] = from;
      open(first);
      for (const view of rest) store.set(pushAtom, { view });
      const switching = store.set(switchNetworkInViewAtom, TWO);
      await settled();
      a.asked[0]?.resolve(undefined);
      await switching;
      expect(views()).to.deep.equal(left);
      expect(host).to.deep.equal(closed);
    });
  }

  it('goes on to the swap that the network was switched for', async () => {
    const { store, a, open, views, host } = await setUp();
    open('Account');
    store.set(pushAtom, { view: 'UnsupportedChain', forSwapsOn: [TWO] });
    store.set(pushAtom, { view: 'SwitchNetwork', networkId: TWO });
    const switching = store.set(switchNetworkInViewAtom, TWO);
    await settled();
    a.asked[0]?.resolve(undefined);
    await switching;
    expect(views()).to.deep.equal(['Account', 'Swap']);
    expect(host).to.deep.equal([]);
  });

  it('stays in its view, shakes the card and reports the error when the wallet declines', async () => {
    const { store, a, open, views, host } = await setUp();
    open('Account');
    store.set(pushAtom, { view: 'Networks' });
    store.set(pushAtom, { view: 'SwitchNetwork', networkId: TWO });
    const switching = store.set(switchNetworkInViewAtom, TWO);
    await settled();
    a.asked[0]?.reject(new WalletModalError('user_rejected', 'No'));
    await switching;
    expect(views()).to.deep.equal(['Account', 'Networks', 'SwitchNetwork']);
    expect(store.get(isShakingAtom)).to.equal(true);
    expect(host).to.deep.equal(['report user_rejected']);
  });

  it('reports nothing after it was cancelled', async () => {
    const { store, open, views, host } = await setUp();
    open('Networks');
    const switching = store.set(switchNetworkInViewAtom, TWO);
    await settled();
    store.set(cancelSwitchAtom);
    await switching;
    expect(views()).to.deep.equal(['Networks']);
    expect(host).to.deep.equal([]);
  });

  it('starts once when the view is drawn twice', async () => {
    const { store, open, a } = await setUp();
    open('Networks');
    store.set(pushAtom, { view: 'SwitchNetwork', networkId: TWO });
    store.set(startSwitchAtom, TWO);
    store.set(startSwitchAtom, TWO);
    await settled();
    expect(a.log).to.deep.equal([`switch to ${TWO}`]);
  });
});

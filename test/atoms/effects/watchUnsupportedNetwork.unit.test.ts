import { expect } from 'chai';
import { connectWalletAtom } from '../../../src/atoms/connecting/connectWallet.js';
import { watchUnsupportedNetwork } from '../../../src/atoms/effects/watchUnsupportedNetwork.js';
import { historyAtom } from '../../../src/atoms/router.js';
import { settled } from '../../support/promises.js';
import { facts, fakeConnector, ONE, OTHER, TWO, type WorldOptions, world } from '../fakes.js';

const UNSUPPORTED_CHAIN_DELAY_MS = 300;

async function setUp(options: WorldOptions = {}) {
  const a = fakeConnector('a');
  const here = world({ wallets: [a], ...options });
  here.start(watchUnsupportedNetwork);
  await here.registry.open('a');
  const views = () => here.store.get(historyAtom).map(({ view }) => view);
  const wait = () => here.clock.move(UNSUPPORTED_CHAIN_DELAY_MS);
  return { ...here, a, views, wait };
}

describe('a wallet on a network that the site does not list', () => {
  it('opens UnsupportedChain after 300 ms', async () => {
    const { a, clock, host, views } = await setUp();
    a.connected(facts(ONE));
    a.connected(facts(OTHER));
    clock.move(UNSUPPORTED_CHAIN_DELAY_MS - 1);
    expect(host).to.deep.equal([]);
    clock.move(1);
    expect(host).to.deep.equal(['open UnsupportedChain']);
    expect(views()).to.deep.equal(['UnsupportedChain']);
  });

  it('is shown in an open modal', async () => {
    const { a, open, wait, host, views } = await setUp();
    a.connected(facts(ONE));
    open();
    a.connected(facts(OTHER));
    wait();
    expect(host).to.deep.equal([]);
    expect(views()).to.deep.equal(['UnsupportedChain']);
  });

  it('opens UnsupportedChain after the visitor connects there', async () => {
    const { a, store, wait, host } = await setUp();
    void store.set(connectWalletAtom, 'a');
    await settled();
    a.connected(facts(OTHER));
    wait();
    expect(host).to.deep.equal(['open UnsupportedChain']);
  });

  it('opens nothing when its connection was restored', async () => {
    const { a, wait, host } = await setUp();
    a.connected(facts(OTHER));
    wait();
    expect(host).to.deep.equal([]);
  });

  it('opens UnsupportedChain when a restored connection then changes to another such network', async () => {
    const { a, wait, host } = await setUp({ networks: [ONE] });
    a.connected(facts(OTHER));
    a.connected(facts(TWO));
    wait();
    expect(host).to.deep.equal(['open UnsupportedChain']);
  });

  for (const [what, options] of [
    ['allows any network', { config: { allowUnsupportedChain: true } }],
    ['lists none', { networks: [] }],
  ] as const) {
    it(`is ignored when the site ${what}`, async () => {
      const { a, wait, host } = await setUp(options);
      a.connected(facts(ONE));
      a.connected(facts(OTHER));
      wait();
      expect(host).to.deep.equal([]);
    });
  }

  for (const [what, change] of [
    ['comes back', { type: 'connected', ...facts(TWO) }],
    ['is disconnected', { type: 'disconnected', reason: 'wallet' }],
  ] as const) {
    it(`opens nothing when it ${what} in time`, async () => {
      const { a, wait, host } = await setUp();
      a.connected(facts(ONE));
      a.connected(facts(OTHER));
      a.tell(change);
      wait();
      expect(host).to.deep.equal([]);
    });
  }

  it('closes UnsupportedChain when it returns', async () => {
    const { a, wait, host } = await setUp();
    a.connected(facts(ONE));
    a.connected(facts(OTHER));
    wait();
    a.connected(facts(TWO));
    expect(host).to.deep.equal(['open UnsupportedChain', 'close network']);
  });

  it('shows the account again, where the modal is part of the page, when it returns', async () => {
    const { a, open, wait, host, views } = await setUp({ config: { inline: true } });
    a.connected(facts(ONE));
    open();
    a.connected(facts(OTHER));
    wait();
    expect(views()).to.deep.equal(['UnsupportedChain']);
    a.connected(facts(TWO));
    expect(views()).to.deep.equal(['Account']);
    expect(host).to.deep.equal([]);
  });

  it('closes no other view when it returns', async () => {
    const { a, open, host } = await setUp();
    a.connected(facts(OTHER));
    open('Networks');
    a.connected(facts(TWO));
    expect(host).to.deep.equal([]);
  });
});

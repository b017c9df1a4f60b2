import { expect } from 'chai';
import { connectBesideAtom, connectForNetworkAtom } from '../../../src/atoms/connecting/connectBeside.js';
import { activeNamespaceAtom, neededNamespaceAtom } from '../../../src/atoms/connection.js';
import { pushAtom, routeAtom } from '../../../src/atoms/router.js';
import { SOLANA_DEVNET } from '../../../src/lib/solana/solana.js';
import { settled } from '../../support/promises.js';
import { facts, fakeConnector, ONE, world } from '../fakes.js';

const solanaFacts = facts(SOLANA_DEVNET, '3n9iZXAZSjMySXbSxv7WZQQ3zMdC5vSBGdhQk4cNU6Cw');

/** A wallet of EVM that is connected, with the other side of what made it, and the view that shows it. */
async function setUp(type: 'AUTH' | 'WALLET_CONNECT' | 'ANNOUNCED' = 'WALLET_CONNECT') {
  const evm = fakeConnector('w', 'eip155', { type });
  const solana = fakeConnector('w/solana', 'solana', { type, partOf: 'w' });
  const here = world({ wallets: [evm, solana] });
  await here.connect(evm, facts(ONE));
  here.open('Account');
  const view = () => here.store.get(routeAtom).view;
  /** How taking the other side up ends, as a connector tells it. */
  async function answer(isThere: boolean) {
    await settled();
    if (isThere) solana.connected(solanaFacts);
    solana.asked[0]?.resolve(isThere ? solanaFacts : undefined);
    await settled();
  }
  return { ...here, evm, solana, view, answer };
}

describe('connecting another namespace', () => {
  for (const type of ['AUTH', 'WALLET_CONNECT'] as const) {
    it(`takes up the other side of ${type} without asking anybody, and shows it`, async () => {
      const { store, solana, view, answer } = await setUp(type);
      const connecting = store.set(connectBesideAtom, 'solana');
      await answer(true);
      await connecting;
      expect(solana.log).to.deep.equal(['reconnect']);
      expect(store.get(activeNamespaceAtom)).to.equal('solana');
      expect(view()).to.equal('Account');
    });
  }

  it('shows the wallets when the other side is not shared', async () => {
    const { store, view, answer } = await setUp();
    const connecting = store.set(connectBesideAtom, 'solana');
    await answer(false);
    await connecting;
    expect(view()).to.equal('Connect');
    expect(store.get(neededNamespaceAtom)).to.equal('solana');
  });

  it('shows the wallets when it fails', async () => {
    const { store, solana, view } = await setUp();
    const connecting = store.set(connectBesideAtom, 'solana');
    await settled();
    solana.asked[0]?.reject(new Error('No relay.'));
    await connecting;
    expect(view()).to.equal('Connect');
  });

  it('shows them at once beside a wallet of this browser', async () => {
    const { store, solana, view } = await setUp('ANNOUNCED');
    await store.set(connectBesideAtom, 'solana');
    expect(view()).to.equal('Connect');
    expect(solana.log).to.deep.equal([]);
  });

  it('shows nothing to who has left meanwhile', async () => {
    const { store, view, answer } = await setUp();
    const connecting = store.set(connectBesideAtom, 'solana');
    store.set(pushAtom, { view: 'AccountSettings' });
    await answer(false);
    await connecting;
    expect(view()).to.equal('AccountSettings');
  });

  it('for a network goes on to that network', async () => {
    const { store, view, answer } = await setUp();
    const connecting = store.set(connectForNetworkAtom, SOLANA_DEVNET);
    await answer(true);
    await connecting;
    expect(store.get(routeAtom)).to.deep.equal({ view: 'SwitchNetwork', networkId: SOLANA_DEVNET });
    expect(view()).to.equal('SwitchNetwork');
  });
});

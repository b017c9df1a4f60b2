import { expect } from 'chai';
import { connectBesideAtom, connectForNetworkAtom } from '../../../src/atoms/connecting/connectBeside.js';
import { activeNamespaceAtom, neededNamespaceAtom } from '../../../src/atoms/connection.js';
import { pushAtom, routeAtom } from '../../../src/atoms/router.js';
import { SOLANA_DEVNET } from '../../../src/lib/solana/solana.js';
import { settled } from '../../support/promises.js';
import { facts, fakeConnector, ONE, world } from '../fakes.js';

const solanaFacts = facts(SOLANA_DEVNET, '3n9iZXAZSjMySXbSxv7WZQQ3zMdC5vSBGdhQk4cNU6Cw');

/** A connected EVM wallet, the Solana member of the same connector, and the view that shows it. */
async function setUp(type: 'AUTH' | 'WALLET_CONNECT' | 'ANNOUNCED' = 'WALLET_CONNECT') {
  const evm = fakeConnector('w', 'eip155', { type });
  const solana = fakeConnector('w/solana', 'solana', { type, partOf: 'w' });
  const here = world({ wallets: [evm, solana] });
  await here.connect(evm, facts(ONE));
  here.open('Account');
  const view = () => here.store.get(routeAtom).view;
  /** Ends the member's reconnect, with or without a connection. */
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
    it(`reconnects the other member of ${type} without a prompt, and shows it`, async () => {
      const { store, solana, view, answer } = await setUp(type);
      const connecting = store.set(connectBesideAtom, 'solana');
      await answer(true);
      await connecting;
      expect(solana.log).to.deep.equal(['reconnect']);
      expect(store.get(activeNamespaceAtom)).to.equal('solana');
      expect(view()).to.equal('Account');
    });
  }

  it('shows the wallet list when the other member is not shared', async () => {
    const { store, view, answer } = await setUp();
    const connecting = store.set(connectBesideAtom, 'solana');
    await answer(false);
    await connecting;
    expect(view()).to.equal('Connect');
    expect(store.get(neededNamespaceAtom)).to.equal('solana');
  });

  it('shows the wallet list when reconnecting fails', async () => {
    const { store, solana, view } = await setUp();
    const connecting = store.set(connectBesideAtom, 'solana');
    await settled();
    solana.asked[0]?.reject(new Error('No relay.'));
    await connecting;
    expect(view()).to.equal('Connect');
  });

  it('shows the wallet list at once for a browser wallet', async () => {
    const { store, solana, view } = await setUp('ANNOUNCED');
    await store.set(connectBesideAtom, 'solana');
    expect(view()).to.equal('Connect');
    expect(solana.log).to.deep.equal([]);
  });

  it('shows nothing when the visitor has left meanwhile', async () => {
    const { store, view, answer } = await setUp();
    const connecting = store.set(connectBesideAtom, 'solana');
    store.set(pushAtom, { view: 'AccountSettings' });
    await answer(false);
    await connecting;
    expect(view()).to.equal('AccountSettings');
  });

  it('switches to the requested network afterwards', async () => {
    const { store, view, answer } = await setUp();
    const connecting = store.set(connectForNetworkAtom, SOLANA_DEVNET);
    await answer(true);
    await connecting;
    expect(store.get(routeAtom)).to.deep.equal({ view: 'SwitchNetwork', networkId: SOLANA_DEVNET });
    expect(view()).to.equal('SwitchNetwork');
  });
});

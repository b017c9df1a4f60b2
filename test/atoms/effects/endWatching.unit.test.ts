import { expect } from 'chai';
import { endWatching } from '../../../src/atoms/effects/endWatching.js';
import { historyAtom, pushAtom, resetAtom } from '../../../src/atoms/router.js';
import { watchAccountAtom, watchedAccountAtom } from '../../../src/atoms/watch/watchedAccount.js';
import { BOB, fakeConnector, ONE, world } from '../fakes.js';

describe('the end of watching', () => {
  it('comes with a connection, which the views then show', async () => {
    const wallet = fakeConnector('a');
    const { store, open, connect } = world({ wallets: [wallet] });
    const stop = endWatching(store);
    open('Watch');
    store.set(resetAtom, { view: 'WatchedAccount' });
    store.set(pushAtom, { view: 'Transactions' });
    store.set(watchAccountAtom, `${ONE}:${BOB}`);
    await connect(wallet);
    expect(store.get(historyAtom).map(({ view }) => view)).to.deep.equal(['Account']);
    wallet.tell({ type: 'disconnected', reason: 'user' });
    expect(store.get(watchedAccountAtom)).to.equal(undefined);
    stop();
  });
});

import { expect } from 'chai';
import { watchAccountAtom } from '../../../src/atoms/watch/watchedAccount.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { openReader } from '../../../src/session/account/openReader.js';
import { ALICE, BOB, facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

describe('what reads about an account', () => {
  it('is its wallet', async () => {
    const wallet = fakeConnector('a');
    const { store, services, connect } = world({ wallets: [wallet] });
    await connect(wallet, facts());
    expect(await openReader(store, services, `${ONE}:${ALICE}`)).to.equal(wallet);
  });

  it('is a node for an account that is watched, which no wallet answers for', async () => {
    const { store, services } = world({ wallets: [fakeConnector('a')] });
    store.set(watchAccountAtom, `${ONE}:${BOB}`);
    const reader = await openReader(store, services, `${ONE}:${BOB}`);
    const { signal } = new AbortController();
    const read = reader.readBalance(`${ONE}:${BOB}`, { network: unnamedNetwork(ONE), signal });
    expect((await rejection(read)).code).to.equal('rpc_missing');
  });

  it('is nobody for any other', async () => {
    const { store, services } = world({ wallets: [fakeConnector('a')] });
    store.set(watchAccountAtom, `${ONE}:${BOB}`);
    const opened = openReader(store, services, `${ONE}:${ALICE}`);
    expect((await rejection(opened)).code).to.equal('not_connected');
  });
});

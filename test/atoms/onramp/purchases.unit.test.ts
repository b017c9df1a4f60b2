import { expect } from 'chai';
import { purchasesAtom, watchPurchasesAtom } from '../../../src/atoms/onramp/purchases.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { bought, fakeOnRamp } from './fakeOnRamp.js';
import { startBuying } from './startBuying.js';

async function atPurchases(ramp = fakeOnRamp()) {
  const here = await startBuying({ ramp });
  const stop = here.start(() => here.store.set(watchPurchasesAtom));
  await settled();
  const state = () => here.store.get(purchasesAtom);
  return { ...here, stop, state };
}

describe('the list of purchases', () => {
  it('has the newest first', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('a', 'confirmed', 1), bought('b', 'failed', 2)];
    const { state } = await atPurchases(ramp);
    expect(state().status).to.equal('ready');
    expect(state().entries.map(({ id }) => id)).to.deep.equal(['b', 'a']);
  });

  it('is read again every three seconds while something is on its way', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('a', 'pending', 1)];
    const { pass, state } = await atPurchases(ramp);
    await pass(6_000);
    expect(ramp.looks).to.equal(3);
    ramp.list = [bought('a', 'confirmed', 1)];
    await pass(3_000);
    expect(state().entries[0]?.status).to.equal('confirmed');
    await pass(30_000);
    expect(ramp.looks).to.equal(4);
  });

  it('is read no more when nobody looks', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('a', 'pending', 1)];
    const { pass, stop } = await atPurchases(ramp);
    stop();
    await pass(9_000);
    expect(ramp.looks).to.equal(1);
  });

  it('pauses when something is on its way for long', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('a', 'pending', 1)];
    const { pass, state } = await atPurchases(ramp);
    await pass(400_000);
    expect(ramp.looks).to.equal(100);
    expect(state().isPaused).to.equal(true);
  });

  it('keeps what is known if the service fails', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('a', 'pending', 1)];
    const { pass, state, host } = await atPurchases(ramp);
    ramp.list = new WalletModalError('chain_api_failed', 'No answer.');
    await pass(3_000);
    expect(state().status).to.equal('failed');
    expect(state().entries).to.have.length(1);
    expect(host).to.include('report chain_api_failed');
  });

  it('says if nobody can tell', async () => {
    const ramp = fakeOnRamp();
    ramp.list = undefined;
    const { state } = await atPurchases(ramp);
    expect(state()).to.deep.include({ status: 'ready', entries: [], isKnown: false });
  });
});

import { expect } from 'chai';
import { goBackOrCloseAtom } from '../../../src/atoms/closeModal.js';
import { followAppRequests } from '../../../src/atoms/effects/followAppRequests.js';
import { addAppRequestAtom } from '../../../src/atoms/pairing/appRequests.js';
import { historyAtom, pushAtom } from '../../../src/atoms/router.js';
import { settled } from '../../support/promises.js';
import { facts, fakeConnector, TWO, world } from '../fakes.js';

const REQUEST = { link: { href: 'app://wc', target: '_self' }, wallet: { name: 'App' } } as const;

async function setUp() {
  const app = fakeConnector('app');
  const here = world({ wallets: [app] });
  await here.connect(app, facts());
  here.start(followAppRequests);
  const views = () => here.store.get(historyAtom).map(({ view }) => view);
  const ask = () => here.store.set(addAppRequestAtom, { ...REQUEST });
  const pass = async (ms: number) => {
    here.clock.move(ms);
    await settled();
  };
  return { ...here, views, ask, pass };
}

describe('a request that waits in a wallet app', () => {
  it('opens the modal with a link to the app after half a second, and closes it when answered', async () => {
    const { host, views, ask, pass } = await setUp();
    const answered = ask();
    await pass(499);
    expect(host).to.deep.equal([]);
    await pass(1);
    expect(host).to.deep.equal(['open undefined']);
    expect(views()).to.deep.equal(['ConfirmInApp']);
    answered();
    expect(host).to.deep.equal(['open undefined', 'close approval']);
  });

  it('opens nothing when it is answered sooner', async () => {
    const { host, ask, pass } = await setUp();
    const answered = ask();
    await pass(499);
    answered();
    await pass(10_000);
    expect(host).to.deep.equal([]);
  });

  it('is not shown again after it was left, but the next one is', async () => {
    const { store, host, open, views, ask, pass } = await setUp();
    const answered = ask();
    await pass(500);
    store.set(goBackOrCloseAtom);
    expect(host.splice(0)).to.deep.equal(['open undefined', 'close button']);
    await pass(10_000);
    open();
    expect(views()).to.deep.equal(['Account']);
    answered();
    expect(views()).to.deep.equal(['Account']);
    const next = ask();
    await pass(500);
    expect(views()).to.deep.equal(['Account', 'ConfirmInApp']);
    next();
    expect(views()).to.deep.equal(['Account']);
    expect(host).to.deep.equal([]);
  });

  it('does not replace the view of a network switch, which has its own link', async () => {
    const { store, open, views, ask, pass } = await setUp();
    open('Networks');
    store.set(pushAtom, { view: 'SwitchNetwork', networkId: TWO });
    const answered = ask();
    await pass(500);
    answered();
    expect(views()).to.deep.equal(['Networks', 'SwitchNetwork']);
  });
});

import { expect } from 'chai';
import { prepareRowAtom } from '../../../src/atoms/directory/chooseRow.js';
import { prepareWalletApps } from '../../../src/atoms/effects/prepareWalletApps.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { pushAtom } from '../../../src/atoms/router.js';
import { fakeConnector, world } from '../fakes.js';

const PREPARED = 'prepare pairing';

function setUp({ savesData = false } = {}) {
  const here = world({ wallets: [fakeConnector('walletConnect', 'eip155', { type: 'WALLET_CONNECT' })] });
  const idle: (() => void)[] = [];
  here.start((store, services) =>
    prepareWalletApps(store, services, {
      whenIdle: (run) => void idle.push(run),
      savesData: () => savesData,
    }),
  );
  const prepared = () => here.registry.log.filter((one) => one === PREPARED).length;
  return { ...here, idle, prepared };
}

describe('the code of wallet apps', () => {
  it('is loaded while the list is shown, once the browser is idle', () => {
    const { open, clock, idle, prepared } = setUp();
    clock.move(5_000);
    expect(idle).to.have.length(0);
    open('Connect');
    clock.move(999);
    expect(idle).to.have.length(0);
    clock.move(1);
    expect(idle).to.have.length(1);
    expect(prepared()).to.equal(0);
    idle[0]?.();
    expect(prepared()).to.equal(1);
  });

  it('is not loaded by itself for visitors who save data', () => {
    const { open, clock, idle } = setUp({ savesData: true });
    open('Connect');
    clock.move(5_000);
    expect(idle).to.have.length(0);
  });

  it('is not loaded by itself elsewhere, or once the list was left', () => {
    const { open, clock, idle, prepared, store } = setUp();
    open('Networks');
    clock.move(5_000);
    expect(idle).to.have.length(0);
    store.set(pushAtom, { view: 'AllWallets' });
    clock.move(1_000);
    expect(idle).to.have.length(1);
    store.set(setOpenAtom, false);
    idle[0]?.();
    expect(prepared()).to.equal(0);
    expect(clock.waiting).to.equal(0);
  });

  it('is loaded when a row that needs it is about to be chosen, and for no other', () => {
    const { store, prepared, registry } = setUp();
    const [connector] = registry.list();
    if (!connector) throw new Error('No connector');
    store.set(prepareRowAtom, { group: 'installed', connector });
    expect(prepared()).to.equal(0);
    store.set(prepareRowAtom, { group: 'pairing', connector });
    expect(prepared()).to.equal(1);
  });
});

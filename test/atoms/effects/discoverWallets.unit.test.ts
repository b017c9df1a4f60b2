import { expect } from 'chai';
import { createStore } from 'jotai/vanilla';
import {
  connectorsAtom,
  isDiscoveringAtom,
  lookForWalletsAtom,
} from '../../../src/atoms/connecting/connectors.js';
import { discoverWallets } from '../../../src/atoms/effects/discoverWallets.js';
import { servicesAtom } from '../../../src/atoms/hostServices.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { fakeConnector, world } from '../fakes.js';

const DISCOVERY_GRACE_MS = 500;
const LOOK_AGAIN_MS = 100;
const PREPARE_DELAY_MS = 600;

function setUp() {
  const here = world({ wallets: [fakeConnector('a')] });
  const dispose = here.start(discoverWallets);
  return { ...here, dispose, ids: () => here.store.get(connectorsAtom).map(({ id }) => id) };
}

describe('the list of wallets', () => {
  it('is ready at once, and follows wallets that appear and disappear', () => {
    const { ids, registry } = setUp();
    expect(ids()).to.deep.equal(['a']);
    registry.appear(fakeConnector('b'));
    expect(ids()).to.deep.equal(['a', 'b']);
    registry.vanish('a');
    expect(ids()).to.deep.equal(['b']);
  });

  it('is pending for a short time at the start', () => {
    const { store, clock } = setUp();
    clock.move(DISCOVERY_GRACE_MS - 1);
    expect(store.get(isDiscoveringAtom)).to.equal(true);
    clock.move(1);
    expect(store.get(isDiscoveringAtom)).to.equal(false);
  });

  it('is refreshed whenever the modal opens, and loads connector code once the list is seen', () => {
    const { store, open, registry, clock } = setUp();
    expect(registry.log).to.deep.equal([]);
    open();
    clock.move(LOOK_AGAIN_MS);
    store.set(setOpenAtom, false);
    clock.move(PREPARE_DELAY_MS);
    open();
    clock.move(LOOK_AGAIN_MS);
    expect(registry.log).to.deep.equal(['refresh', 'refresh']);
    clock.move(PREPARE_DELAY_MS);
    expect(registry.log).to.deep.equal(['refresh', 'refresh', 'prepare']);
    store.set(lookForWalletsAtom);
    expect(registry.log.pop()).to.equal('refresh');
  });

  it('does not change after the element has gone', () => {
    const { ids, dispose, registry, clock, open } = setUp();
    dispose();
    registry.appear(fakeConnector('b'));
    open();
    expect(ids()).to.deep.equal(['a']);
    expect(registry.log).to.deep.equal([]);
    expect(clock.waiting).to.equal(0);
  });
});

describe('a store without services', () => {
  it('throws', () => {
    expect(() => createStore().get(servicesAtom)).to.throw('The store has no services.');
  });
});

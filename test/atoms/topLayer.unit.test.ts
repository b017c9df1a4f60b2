import { expect } from 'chai';
import { connectWalletAtom } from '../../src/atoms/connecting/connectWallet.js';
import { whileAsked } from '../../src/atoms/connecting/walletAsked.js';
import { switchNetworkAtom } from '../../src/atoms/network/switchNetwork.js';
import { inTopLayerAtom } from '../../src/atoms/topLayer.js';
import { settled, until } from '../support/promises.js';
import { fakeConnector, TWO, type World, world } from './fakes.js';

/** A modal in the top layer, and a wallet that may draw its prompt into the page. */
async function setUp({ isConnected = false } = {}) {
  const wallet = fakeConnector('a');
  const here = world({ wallets: [wallet] });
  if (isConnected) await here.connect(wallet);
  here.open();
  here.store.set(inTopLayerAtom, true);
  return { ...here, wallet };
}

const ways: [string, (here: World) => Promise<unknown>, { isConnected?: boolean }][] = [
  ['connect', ({ store }) => store.set(connectWalletAtom, 'a'), {}],
  ['switch its network', ({ store }) => store.set(switchNetworkAtom, TWO), { isConnected: true }],
];

describe('a request to a wallet while the modal is in the top layer', () => {
  for (const [what, ask, options] of ways) {
    it(`to ${what} is sent once the modal made way, or after 500 ms`, async () => {
      for (const makeWay of [
        ({ store }: World) => store.set(inTopLayerAtom, false),
        ({ clock }: World) => clock.move(500),
      ]) {
        const here = await setUp(options);
        const before = here.wallet.asked.length;
        ask(here).catch(() => undefined);
        await settled();
        expect(here.wallet.asked).to.have.length(before);
        makeWay(here);
        await until(() => here.wallet.asked.length > before, 'the question');
      }
    });
  }

  it('from the page waits as well', async () => {
    const { store, connect, wallet } = await setUp();
    await connect(wallet);
    let runs = 0;
    const asked = whileAsked(store, async () => {
      runs += 1;
    });
    await settled();
    expect(runs).to.equal(0);
    store.set(inTopLayerAtom, false);
    await asked;
    expect(runs).to.equal(1);
  });
});

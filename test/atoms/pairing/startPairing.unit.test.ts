import { expect } from 'chai';
import { chooseWalletAtom } from '../../../src/atoms/connecting/chooseWallet.js';
import { connectionAtom } from '../../../src/atoms/connection.js';
import { discoverWallets } from '../../../src/atoms/effects/discoverWallets.js';
import { followConnectors } from '../../../src/atoms/effects/followConnectors.js';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { pairingStatusAtom, stopPairingAtom } from '../../../src/atoms/pairing/pairingStatus.js';
import { startPairingAtom } from '../../../src/atoms/pairing/startPairing.js';
import { routeAtom } from '../../../src/atoms/router.js';
import { isShakingAtom } from '../../../src/atoms/shake.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { facts, fakeConnector, world } from '../fakes.js';

const PAIRING_LIFE_MS = 240_000;
const PAIRING_MARGIN_MS = 10_000;
const PAIRING_RETRY_MS = 1_000;

const ID = 'walletConnect';

async function setUp() {
  const app = { ...fakeConnector(ID) };
  Object.assign(app, { info: { ...app.info, type: 'WALLET_CONNECT' } });
  const here = world({ wallets: [app] });
  const start = async () => {
    here.store.set(startPairingAtom, ID);
    await settled();
  };
  const pairing = () => here.store.get(pairingStatusAtom);
  /** Gives an attempt a published pairing URI. */
  const offer = (attempt: number, uri: string) => app.asked[attempt]?.offer(uri);
  /** Gives an attempt its pairing URI before it is published. */
  const make = (attempt: number, uri: string) => app.asked[attempt]?.offer(uri, false);
  const fail = async (attempt: number, code: 'user_rejected' | 'pairing_expired' | 'relay_failed') => {
    app.asked[attempt]?.reject(new WalletModalError(code, 'It failed.'));
    await settled();
  };
  return { ...here, begin: here.start, app, start, pairing, offer, make, fail };
}

describe('pairing with a wallet app', () => {
  it('shows a code as soon as there is one, with its expiry', async () => {
    const { start, pairing, offer, clock } = await setUp();
    await start();
    expect(pairing()).to.deep.equal({ step: 'preparing', connectorId: ID, wait: 'begun' });
    offer(0, 'wc:one');
    expect(pairing()).to.deep.equal({
      step: 'offered',
      connectorId: ID,
      uri: 'wc:one',
      expiresAt: clock.now() + PAIRING_LIFE_MS,
    });
  });

  it('shows a code that is still being published, and offers it once it is', async () => {
    const { start, pairing, make, offer, clock } = await setUp();
    await start();
    make(0, 'wc:one');
    expect(pairing()).to.deep.equal({ step: 'publishing', connectorId: ID, uri: 'wc:one' });
    clock.move(1_000);
    offer(0, 'wc:one');
    const expiresAt = clock.now() + PAIRING_LIFE_MS;
    expect(pairing()).to.deep.equal({ step: 'offered', connectorId: ID, uri: 'wc:one', expiresAt });
    clock.move(10_000);
    expect(pairing()).to.include({ step: 'offered' });
  });

  it('takes a code off the screen that is not published after 5 s, and shows it again when it is', async () => {
    const { start, pairing, make, offer, clock } = await setUp();
    await start();
    make(0, 'wc:one');
    clock.move(4_999);
    expect(pairing()).to.include({ step: 'publishing' });
    clock.move(1);
    expect(pairing()).to.deep.equal({ step: 'preparing', connectorId: ID, wait: 'slow' });
    clock.move(5_000);
    expect(pairing()).to.include({ step: 'preparing', wait: 'stuck' });
    offer(0, 'wc:one');
    expect(pairing()).to.include({ step: 'offered', uri: 'wc:one' });
  });

  it('does not show a code that is made late before it is published', async () => {
    const { start, pairing, make, clock } = await setUp();
    await start();
    clock.move(5_000);
    make(0, 'wc:one');
    expect(pairing()).to.deep.equal({ step: 'preparing', connectorId: ID, wait: 'slow' });
  });

  it('takes a code back that could not be published, and says so', async () => {
    const { start, pairing, make, fail, host, clock } = await setUp();
    await start();
    make(0, 'wc:one');
    await fail(0, 'relay_failed');
    expect(pairing()).to.include({ step: 'failed' });
    expect(host).to.have.length(1);
    make(0, 'wc:one');
    clock.move(10_000);
    expect(pairing()).to.include({ step: 'failed' });
  });

  it('keeps the old code on screen until the next one is published', async () => {
    const { start, pairing, offer, make, clock } = await setUp();
    await start();
    offer(0, 'wc:one');
    clock.move(PAIRING_LIFE_MS - PAIRING_MARGIN_MS);
    await settled();
    make(1, 'wc:two');
    expect(pairing()).to.include({ step: 'offered', uri: 'wc:one' });
  });

  it('ends while a code is being published when it is stopped', async () => {
    const { start, pairing, make, offer, app, store, clock } = await setUp();
    await start();
    make(0, 'wc:one');
    store.set(stopPairingAtom);
    expect(app.asked[0]?.signal.aborted).to.equal(true);
    make(0, 'wc:one');
    offer(0, 'wc:one');
    expect(pairing()).to.deep.equal({ step: 'idle' });
    expect(clock.waiting).to.equal(0);
  });

  it('has the next code before the current one expires', async () => {
    const { start, pairing, offer, app, clock } = await setUp();
    await start();
    offer(0, 'wc:one');
    clock.move(PAIRING_LIFE_MS - PAIRING_MARGIN_MS - 1);
    await settled();
    expect(app.asked).to.have.length(1);
    clock.move(1);
    await settled();
    expect(app.asked).to.have.length(2);
    expect(pairing()).to.include({ uri: 'wc:one' });
    offer(1, 'wc:two');
    expect(pairing()).to.include({ uri: 'wc:two' });
    expect(app.asked[0]?.signal.aborted).to.equal(false);
    clock.move(PAIRING_MARGIN_MS);
    expect(app.asked[0]?.signal.aborted).to.equal(true);
    expect(app.asked[1]?.signal.aborted).to.equal(false);
  });

  for (const [what, winner, loser] of [
    ['the old code', 0, 1],
    ['the new code', 1, 0],
  ] as const) {
    it(`connects by ${what} while both are valid, and withdraws the other`, async () => {
      const { start, pairing, offer, app, clock } = await setUp();
      await start();
      offer(0, 'wc:one');
      clock.move(PAIRING_LIFE_MS - PAIRING_MARGIN_MS);
      await settled();
      offer(1, 'wc:two');
      app.asked[winner]?.resolve(facts());
      await settled();
      expect(pairing()).to.deep.equal({ step: 'connected', connectorId: ID });
      expect(app.asked[loser]?.signal.aborted).to.equal(true);
      clock.move(10 * PAIRING_LIFE_MS);
      await settled();
      expect(app.asked).to.have.length(2);
    });
  }

  it('reports a decline, and shows a new code after a second', async () => {
    const { start, pairing, offer, fail, store, clock, app } = await setUp();
    await start();
    offer(0, 'wc:one');
    await fail(0, 'user_rejected');
    expect(store.get(snackbarAtom)).to.deep.include({ kind: 'declined', text: { key: 'snackbar.declined' } });
    expect(store.get(isShakingAtom)).to.equal(true);
    expect(pairing().step).to.equal('preparing');
    clock.move(PAIRING_RETRY_MS - 1);
    await settled();
    expect(app.asked).to.have.length(1);
    clock.move(1);
    await settled();
    offer(1, 'wc:two');
    expect(pairing()).to.include({ step: 'offered', uri: 'wc:two' });
  });

  it('replaces an expired code', async () => {
    const { start, offer, fail, app, host } = await setUp();
    await start();
    offer(0, 'wc:one');
    await fail(0, 'pairing_expired');
    expect(app.asked).to.have.length(2);
    expect(host).to.deep.equal([]);
  });

  it('reports when no code can be made, and retries only on request', async () => {
    const { start, pairing, fail, app, clock, host } = await setUp();
    await start();
    await fail(0, 'relay_failed');
    expect(pairing()).to.include({ step: 'failed' });
    expect(host).to.have.length(1);
    clock.move(10 * PAIRING_LIFE_MS);
    await settled();
    expect(app.asked).to.have.length(1);
    await start();
    expect(pairing().step).to.equal('preparing');
    expect(app.asked).to.have.length(2);
  });

  it('withdraws all its codes when stopped', async () => {
    const { start, pairing, offer, app, store, clock } = await setUp();
    await start();
    offer(0, 'wc:one');
    store.set(stopPairingAtom);
    expect(pairing()).to.deep.equal({ step: 'idle' });
    expect(app.asked[0]?.signal.aborted).to.equal(true);
    offer(0, 'wc:late');
    expect(pairing()).to.deep.equal({ step: 'idle' });
    expect(clock.waiting).to.equal(0);
  });

  it('starts with its view and ends with it', async () => {
    const { begin, start, store, open, app } = await setUp();
    begin(discoverWallets);
    begin(leaveFinishedViews);
    open();
    store.set(chooseWalletAtom, ID);
    await start();
    expect(store.get(routeAtom)).to.deep.equal({ view: 'ConnectingWalletConnect', connectorId: ID });
    store.set(setOpenAtom, false);
    expect(store.get(pairingStatusAtom)).to.deep.equal({ step: 'idle' });
    expect(app.asked[0]?.signal.aborted).to.equal(true);
  });

  it('connects as an account that is not restored', async () => {
    const { begin, start, app, store, registry } = await setUp();
    begin(followConnectors);
    await registry.open(ID);
    await start();
    app.connected(facts());
    expect(store.get(connectionAtom)).to.include({ isRestored: false });
  });
});

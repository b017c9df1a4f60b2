import { expect } from 'chai';
import { accountAtom } from '../../../src/atoms/connection.js';
import { readPurchaseAtom } from '../../../src/atoms/onramp/keepPurchase.js';
import {
  followLinkAtom,
  giveUpPurchaseAtom,
  resumePurchaseAtom,
  showPurchaseWindowAtom,
} from '../../../src/atoms/onramp/purchase.js';
import { goBackAtom } from '../../../src/atoms/router.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { ALICE, ONE } from '../fakes.js';
import { bought, fakeOnRamp } from './fakeOnRamp.js';
import { startBuying } from './startBuying.js';

const PAGE = 'https://pay.coinbase.com/buy';
const START = 1_000_000;

describe('buying at a provider', () => {
  it('opens its window in the press, and leads it there once there is an address', async () => {
    const { press, lead, opened, windows, purchase, view, ramp } = await startBuying();
    void press();
    expect(opened).to.deep.equal([['popupWindow', 'width=600,height=800,scrollbars=yes']]);
    await settled();
    expect(purchase().step).to.equal('opened');
    expect(view()).to.equal('BuyInProgress');
    expect(windows[0]?.places).to.deep.equal([]);
    await lead();
    expect(windows[0]?.places).to.deep.equal([PAGE]);
    expect(purchase()).to.include({ step: 'waiting', url: PAGE, window: 'open', isFollowed: true });
    expect(ramp.orders).to.have.length(1);
  });

  it('leaves the provider no way back to this page', async () => {
    const { press, windows } = await startBuying();
    await press();
    expect(windows[0]?.opener).to.equal(null);
  });

  it('takes over a window of that name with another page in it', async () => {
    const { press, lead, windows, purchase } = await startBuying({ isTaken: true });
    await press();
    await lead();
    expect(windows[0]?.places).to.deep.equal([PAGE]);
    expect(purchase().step).to.equal('waiting');
  });

  it('tells which provider was chosen', async () => {
    const { press, tracked } = await startBuying();
    await press();
    expect(tracked).to.deep.equal([
      { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: false } },
      { event: 'SELECT_BUY_PROVIDER', properties: { provider: 'coinbase', isSmartAccount: false } },
    ]);
  });

  it('passes on what the form says, with a quoted amount only if the quote is live', async () => {
    const { press, type, ramp } = await startBuying();
    await type('100');
    await press();
    expect(ramp.orders[0]?.order).to.deep.include({
      account: `${ONE}:${ALICE}`,
      paymentAmount: '100',
      purchaseAmount: '49',
    });
    expect(ramp.orders[0]?.order.purchase?.symbol).to.equal('USDC');
    expect(ramp.orders[0]?.order.payment?.id).to.equal('USD');
  });

  it('shows its window again on request', async () => {
    const { press, lead, store, windows } = await startBuying();
    await press();
    await lead();
    store.set(showPurchaseWindowAtom);
    expect(windows[0]?.log).to.deep.equal(['focus']);
  });

  it('says that nothing was bought if there is no page, and closes the empty window', async () => {
    const { press, ramp, purchase, windows, host, remembered } = await startBuying();
    await press();
    ramp.orders[0]?.reject(new WalletModalError('onramp_failed', 'No page.'));
    await settled();
    const now = purchase();
    expect(now.step === 'failed' && now.error?.code).to.equal('onramp_failed');
    expect(windows[0]?.closed).to.equal(true);
    expect(host).to.include('report onramp_failed');
    expect(await remembered()).to.equal(null);
  });
});

describe('a window that is', () => {
  it('blocked is replaced by a link, which is followed once pressed', async () => {
    const { press, lead, pass, purchase, ramp, store } = await startBuying({ isBlocked: true });
    await press();
    expect(purchase()).to.include({ step: 'blocked', url: undefined });
    await lead();
    expect(purchase()).to.include({ step: 'blocked', url: PAGE });
    await pass(8_000);
    expect(ramp.looks).to.equal(0);
    store.set(followLinkAtom);
    await settled();
    expect(purchase()).to.include({ step: 'waiting', url: PAGE, window: 'elsewhere' });
    expect(ramp.looks).to.equal(1);
  });

  it('closed before there was an address leads nowhere', async () => {
    const { press, lead, windows, purchase } = await startBuying();
    await press();
    Object.assign(windows[0] ?? {}, { closed: true });
    await lead();
    expect(windows[0]?.places).to.deep.equal([]);
    expect(purchase()).to.include({ step: 'waiting', window: 'closed', url: PAGE });
  });

  it('closed, or hidden from this page by the provider, does not end the search', async () => {
    const { press, lead, pass, windows, purchase, ramp, view } = await startBuying();
    await press();
    await lead();
    Object.assign(windows[0] ?? {}, { closed: true });
    await pass(1_000);
    expect(purchase()).to.include({ step: 'waiting', window: 'closed' });
    ramp.list = [bought('1', 'confirmed', START)];
    await pass(4_000);
    expect(view()).to.equal('Receipt');
  });
});

describe('what was bought', () => {
  it('is looked for every four seconds, and shown when there is something new', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('old', 'confirmed', START - 60_000)];
    const { press, lead, pass, view, purchase, remembered } = await startBuying({ ramp });
    await press();
    await lead();
    expect(ramp.looks).to.equal(1);
    await pass(8_000);
    expect(ramp.looks).to.equal(3);
    expect(view()).to.equal('BuyInProgress');
    ramp.list = [bought('new', 'pending', START + 5_000), ...ramp.list];
    await pass(4_000);
    expect(view()).to.equal('Receipt');
    expect(purchase().step).to.equal('choosing');
    expect(await remembered()).to.equal(null);
    await pass(20_000);
    expect(ramp.looks).to.equal(4);
  });

  it('is new whatever the clock of the service says', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('old', 'confirmed', START + 600_000)];
    const { press, lead, pass, view } = await startBuying({ ramp });
    await press();
    await lead();
    await pass(4_000);
    expect(view()).to.equal('BuyInProgress');
    ramp.list = [bought('new', 'confirmed', START - 600_000), ...ramp.list];
    await pass(4_000);
    expect(view()).to.equal('Receipt');
  });

  it('counts as failed after three minutes of looking; another try opens the page again', async () => {
    const { press, lead, pass, purchase, ramp, windows, remembered } = await startBuying();
    await press();
    await lead();
    await pass(176_000);
    expect(purchase().step).to.equal('waiting');
    await pass(4_000);
    expect(purchase()).to.include({ step: 'failed', error: undefined, url: PAGE });
    const { looks } = ramp;
    await pass(30_000);
    expect(ramp.looks).to.equal(looks);
    // The purchase may still arrive.
    expect(await remembered()).to.include('coinbase');
    await press();
    await lead('https://pay.coinbase.com/again');
    expect(windows).to.have.length(2);
    expect(windows[1]?.places).to.deep.equal(['https://pay.coinbase.com/again']);
    expect(purchase().step).to.equal('waiting');
  });

  it('of an earlier try is found by the next one', async () => {
    const { press, lead, pass, ramp, view } = await startBuying();
    await press();
    await lead();
    await pass(180_000);
    ramp.list = [bought('late', 'confirmed', START + 100_000)];
    await press();
    await lead();
    expect(view()).to.equal('Receipt');
  });

  it('is not looked for while the page is hidden or offline, and that time does not count', async () => {
    let isVisible = true;
    let isOnline = true;
    let look = () => {};
    const { press, lead, pass, ramp, purchase } = await startBuying({
      services: {
        isVisible: () => isVisible,
        isOnline: () => isOnline,
        onLook(listener) {
          look = listener;
          return () => undefined;
        },
      },
    });
    await press();
    await lead();
    isVisible = false;
    await pass(600_000);
    expect(ramp.looks).to.equal(1);
    expect(purchase().step).to.equal('waiting');
    isVisible = true;
    look();
    await settled();
    expect(ramp.looks).to.equal(2);
    isOnline = false;
    await pass(600_000);
    expect(ramp.looks).to.equal(2);
    expect(purchase().step).to.equal('waiting');
  });

  it('is looked for again after a failure, which is told once', async () => {
    const { press, lead, pass, ramp, store, host, purchase } = await startBuying();
    ramp.list = new WalletModalError('chain_api_failed', 'No answer.');
    await press();
    await lead();
    expect(store.get(snackbarAtom)?.text).to.deep.equal({ key: 'snackbar.failedToFetchTransactions' });
    await pass(3_000);
    expect(store.get(snackbarAtom)).to.equal(null);
    await pass(9_000);
    expect(store.get(snackbarAtom)).to.equal(null);
    expect(host.filter((one) => one === 'report chain_api_failed')).to.have.length(4);
    expect(purchase().step).to.equal('waiting');
  });

  it('is not looked for if nobody can tell, which is said', async () => {
    const { press, lead, pass, ramp, purchase } = await startBuying();
    ramp.list = undefined;
    await press();
    await lead();
    expect(purchase()).to.include({ step: 'waiting', isFollowed: false });
    await pass(200_000);
    expect(ramp.looks).to.equal(1);
    expect(purchase()).to.include({ step: 'waiting', isFollowed: false });
  });
});

describe('a purchase that was interrupted', () => {
  const STORED = JSON.stringify({
    provider: 'coinbase',
    account: `${ONE}:${ALICE}`,
    startedAt: START - 60_000,
  });

  it('is remembered without what was filled in, and not looked for once the visitor has left', async () => {
    const { press, lead, pass, store, ramp, remembered } = await startBuying();
    await press();
    await lead();
    store.set(goBackAtom);
    await pass(20_000);
    expect(ramp.looks).to.equal(1);
    expect(JSON.parse((await remembered()) ?? '')).to.deep.equal({
      provider: 'coinbase',
      account: `${ONE}:${ALICE}`,
      startedAt: START,
    });
  });

  it('is looked for when the visitor returns', async () => {
    const { store, ramp, purchase, pass, view } = await startBuying({
      stored: { 'wallet-modal/purchase': STORED },
    });
    await store.set(readPurchaseAtom);
    await store.set(resumePurchaseAtom);
    await settled();
    expect(view()).to.equal('BuyInProgress');
    expect(purchase()).to.include({ step: 'waiting', url: undefined, window: 'elsewhere' });
    ramp.list = [bought('1', 'confirmed', START - 30_000)];
    await pass(4_000);
    expect(view()).to.equal('Receipt');
  });

  it('is not found in what was bought before', async () => {
    const ramp = fakeOnRamp();
    ramp.list = [bought('1', 'confirmed', START - 90_000)];
    const { store, pass, view } = await startBuying({ ramp, stored: { 'wallet-modal/purchase': STORED } });
    await store.set(readPurchaseAtom);
    await store.set(resumePurchaseAtom);
    await settled();
    await pass(4_000);
    expect(view()).to.equal('BuyInProgress');
  });

  it('is forgotten if the visitor says that nothing was bought', async () => {
    const { press, lead, store, remembered, view } = await startBuying();
    await press();
    await lead();
    store.set(giveUpPurchaseAtom);
    expect(await remembered()).to.equal(null);
    expect(view()).to.equal('OnRampProviders');
  });

  it('leads to the list of purchases if its provider is gone', async () => {
    const ramp = { ...fakeOnRamp(), providers: [] };
    const { store, view } = await startBuying({ ramp, stored: { 'wallet-modal/purchase': STORED } });
    await store.set(readPurchaseAtom);
    await store.set(resumePurchaseAtom);
    expect(view()).to.equal('OnRampActivity');
  });

  it('concerns its own account only', async () => {
    const { store, view } = await startBuying({
      stored: { 'wallet-modal/purchase': STORED.replace(ALICE, `0x${'2'.repeat(40)}`) },
    });
    expect(store.get(accountAtom)).to.equal(`${ONE}:${ALICE}`);
    await store.set(readPurchaseAtom);
    await store.set(resumePurchaseAtom);
    expect(view()).to.equal('OnRampProviders');
  });
});

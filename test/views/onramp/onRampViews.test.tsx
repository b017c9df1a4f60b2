import { expect } from 'chai';
import { changeOnRampDraftAtom } from '../../../src/atoms/onramp/onRampDraft.js';
import { wantedPurchaseAtom } from '../../../src/atoms/onramp/wantedPurchase.js';
import { resetAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { OnRampOptions } from '../../../src/lib/onramp/onRamp.js';
import { bought, fairQuote, fakeOnRamp, noRate, OPTIONS } from '../../atoms/onramp/fakeOnRamp.js';
import { englishTexts } from '../../support/englishTexts.js';
import { deferred, settled, until } from '../../support/promises.js';
import { cleanUp, stillness } from '../../ui/mount.js';
import { type } from '../content.js';
import { showBuying } from './showBuying.js';

afterEach(cleanUp);

describe('the form for buying', () => {
  it('shows what one gets, its fees, and who sells it', async () => {
    const { amount, sees, expectReadable, button } = await showBuying();
    await amount('100');
    await sees('You get 49 USDC');
    await sees('Provider fee$1.50');
    await sees('Network fee$0.50');
    await sees('Total$100.00');
    await sees('Pay by card or bank account');
    expect((await button('Continue at Coinbase')).getAttribute('aria-disabled')).to.equal(null);
    await expectReadable();
  });

  it('does not move when what can be chosen comes, nor when the quote does', async () => {
    const ramp = fakeOnRamp();
    const options = deferred<OnRampOptions>();
    ramp.holdsQuotes = true;
    ramp.options = () => options.promise;
    const { root, host, sees } = await showBuying({ ramp });
    const height = async () => {
      await stillness(root);
      return Math.round(host.getBoundingClientRect().height);
    };
    await until(() => root.querySelector('[data-loading]'), 'the placeholder');
    const heights = [await height()];
    options.resolve(OPTIONS);
    await sees('Continue at Coinbase');
    await until(() => !root.querySelector('[data-loading]'), 'no placeholder');
    heights.push(await height());
    for (const { query, resolve } of ramp.quotes) resolve(fairQuote(query));
    await sees('Provider fee$');
    heights.push(await height());
    const [placeholder = 0, awaited = 0, quoted] = heights;
    expect(quoted, 'with its quote').to.equal(awaited);
    expect(placeholder, 'its placeholder').to.be.closeTo(awaited, 4);
  });

  it('never shows a figure without a live rate as anything but an estimate', async () => {
    const ramp = fakeOnRamp();
    ramp.answer = noRate;
    const { amount, sees, root, inside, expectReadable } = await showBuying({ ramp });
    await amount('100');
    await sees('Worth about $100.00');
    const box = inside.getByShadowRole('region', { name: 'You get' });
    expect(box.textContent).to.include('Rough estimate: no live price right now');
    await until(() => box.querySelector('[role=status]')?.textContent, 'the announcement');
    expect(box.querySelector('[role=status]')?.textContent).to.equal(
      'Rough estimate: no live price right now. Worth about $100.00',
    );
    for (const word of ['Provider fee', 'Network fee', 'Total', '100 USDC']) {
      expect(root.textContent).not.to.include(word);
    }
    await expectReadable();
  });

  it('begins with an amount that can be paid, and stays empty once that was deleted', async () => {
    const [first] = OPTIONS.payment;
    const limits = [{ method: 'card', min: '200', max: '7500' }];
    const payment = [{ icon: undefined, id: 'USD', ...first, limits }];
    const { pay, sees, press, button } = await showBuying({ ramp: fakeOnRamp({ ...OPTIONS, payment }) });
    await sees('You get 124 USDC');
    expect((await pay()).value).to.equal('250');
    expect((await button('$250')).ariaPressed).to.equal('true');
    await type(await pay(), '');
    await press(/Change the token you buy$/);
    await press(/^USD Coin/);
    expect((await pay()).value).to.equal('');
  });

  it('leads to the first provider by its main button, and to others once they are unfolded', async () => {
    const ramp = fakeOnRamp();
    const [seller] = ramp.providers;
    const other = { ...seller, id: 'other', name: 'Other Seller' } as typeof seller;
    const providers = [seller, other].filter((one) => one !== undefined);
    const { inside, button, press, sees, expectReadable } = await showBuying({
      ramp: Object.assign(ramp, { providers }),
    });
    await button('Continue at Coinbase');
    expect(inside.queryByShadowRole('button', { name: /^Other Seller/ })).to.equal(null);
    await press('Other providers');
    await expectReadable();
    await press(/^Other Seller/);
    await sees('Opening Other Seller in a new window');
  });

  it('takes common amounts with one press', async () => {
    const { press, pay, sees, button } = await showBuying();
    await press('$250');
    await sees('You get 124 USDC');
    expect((await pay()).value).to.equal('250');
    expect((await button('$250')).ariaPressed).to.equal('true');
  });

  for (const [typed, said] of [
    ['5', 'Enter at least $10.00.'],
    ['30000', 'Enter at most $25,000.00.'],
    ['100.123', 'Enter an amount with numbers only, such as 100.'],
  ] as const) {
    it(`says what to do about ${typed}, keeps it, and leads to no provider`, async () => {
      const { amount, sees, pay, button, opened, root } = await showBuying();
      await amount(typed);
      await sees(said);
      expect((await pay()).value).to.equal(typed);
      expect((await pay()).ariaInvalid).to.equal('true');
      const main = await button('Check the amount first');
      expect(main.getAttribute('aria-disabled')).to.equal('true');
      main.click();
      expect(opened).to.deep.equal([]);
      await until(() => !root.textContent?.includes('Total'), 'no total');
    });
  }

  it('reads other digits and separators, and keeps what it cannot read out', async () => {
    const { amount, pay, sees, store } = await showBuying();
    await amount('١٠٠٫٥');
    await sees('You get 49.25 USDC');
    expect((await pay()).value).to.equal('١٠٠٫٥');
    (await pay()).blur();
    await until(async () => (await pay()).value === '100.5', 'the amount in Western digits');
    await type(await pay(), '100.5 dollars');
    expect((await pay()).value).to.equal('100.5');
    store.set(catalogueAtom, { locale: 'de', texts: englishTexts });
    await until(async () => (await pay()).value === '100,5', 'a comma');
  });

  it('fills in what the page brings, and lets it be mended if it is no amount', async () => {
    const { store, pay, sees } = await showBuying();
    await sees('You pay');
    store.set(wantedPurchaseAtom, { amount: '99 euros', currency: 'EUR' });
    await sees('Enter an amount with numbers only');
    await type(await pay(), '99 euro');
    expect((await pay()).value).to.equal('99 euro');
    await type(await pay(), '99 ');
    (await pay()).blur();
    await until(async () => (await pay()).value === '99', 'the amount');
    store.set(wantedPurchaseAtom, { amount: '1,500.5', currency: 'EUR' });
    await until(async () => (await pay()).value === '1500.5', 'the amount');
  });

  it('asks which of two amounts the page brings, and leads to no provider before', async () => {
    const { store, pay, sees, button, press, opened } = await showBuying();
    await sees('You pay');
    store.set(wantedPurchaseAtom, { amount: '1,500', currency: 'EUR' });
    await sees('“1,500” could be 1.5 or 1500. Choose the one you mean.');
    expect((await pay()).value).to.equal('1,500');
    const main = await button('Choose an amount');
    expect(main.getAttribute('aria-disabled')).to.equal('true');
    main.click();
    expect(opened).to.deep.equal([]);
    await press('1500');
    expect((await pay()).value).to.equal('1500');
  });

  it('says if nobody sells for the chosen currency', async () => {
    const { store, sees, button } = await showBuying();
    await sees('You pay');
    store.set(changeOnRampDraftAtom, { payment: 'GBP', amount: '100' });
    await sees('Choose another currency.');
    expect((await button(/^GBP/)).textContent).to.include('GBP');
    expect((await button('Check the amount first')).getAttribute('aria-disabled')).to.equal('true');
  });

  it('tries again if its code could not be loaded', async () => {
    let isDown = true;
    const ramp = fakeOnRamp();
    const { sees, press } = await showBuying({
      services: {
        openOnRamp: async () => {
          if (isDown) throw new WalletModalError('load_failed', 'Lost.');
          return ramp;
        },
      },
    });
    await sees('Couldn’t load providers');
    isDown = false;
    await press('Try again');
    await sees('Coinbase');
  });

  it('says if buying is not possible here', async () => {
    const { store, sees } = await showBuying();
    store.set(configAtom, { ...store.get(configAtom), onRamps: undefined });
    await sees('You can’t buy crypto here');
  });
});

describe('the lists of currencies', () => {
  it('lead back with what was chosen', async () => {
    const { press, sees, button, amount } = await showBuying();
    await press(/Change the token you buy$/);
    await sees('USD Coin');
    await press(/^Ether/);
    await press(/Change the currency you pay with$/);
    await sees('US Dollar');
    await press(/^Euro/);
    expect((await button(/Change the token/)).textContent).to.include('ETH');
    await amount('100');
    await sees('You get 49 ETH');
    await sees('Total€100.00');
  });

  it('can be searched if they are long', async () => {
    const [first] = OPTIONS.payment;
    const ids = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN'];
    const payment = ids.map((id) => ({ limits: [], icon: undefined, ...first, id }));
    const { press, inside, sees, misses, expectReadable } = await showBuying({
      ramp: fakeOnRamp({ ...OPTIONS, payment }),
    });
    await press(/Change the currency you pay with$/);
    await sees('Swiss Franc');
    const field = await inside.findByShadowRole<HTMLInputElement>('searchbox');
    await type(field, 'yen');
    await misses('Swiss Franc');
    await sees('Japanese Yen');
    await expectReadable();
  });
});

describe('a purchase', () => {
  it('is waited for at its provider, and shown when it is on its way', async () => {
    const ramp = fakeOnRamp();
    const { press, lead, pass, sees, misses, expectReadable, windows } = await showBuying({ ramp });
    await press('Continue at Coinbase');
    await sees('Opening Coinbase in a new window');
    await lead();
    await sees('Continue at Coinbase');
    await sees('Finish your purchase there.');
    await expectReadable();
    await press('Show window');
    expect(windows[0]?.log).to.deep.equal(['focus']);
    ramp.list = [bought('1', 'pending', 1_004_000)];
    await pass(4_000);
    await sees('You expect');
    await sees('49 USDC');
    await sees('The buying service says so.');
    await expectReadable();
    ramp.list = [bought('1', 'confirmed', 1_004_000)];
    await pass(3_000);
    await sees('You received');
    await sees('Amount and status are what the buying service says.');
    await misses('Network fee');
    await press('Done');
    await press(/^Bought/);
    await sees('You received');
    await expectReadable();
  });

  it('in a blocked window can be gone to by a link', async () => {
    const { press, lead, sees, inside, expectReadable, purchase } = await showBuying({ isBlocked: true });
    await press('Continue at Coinbase');
    await sees('Pop-up blocked');
    await lead();
    const link = await inside.findByShadowRole('link', { name: /^Open Coinbase/ });
    expect(link.getAttribute('href')).to.equal('https://pay.coinbase.com/buy');
    expect(link.getAttribute('rel')).to.equal('noopener noreferrer');
    await sees('Copy link');
    await expectReadable();
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await settled();
    expect(purchase()).to.include({ step: 'waiting', window: 'elsewhere' });
    await sees('Finish your purchase there, or open Coinbase again.');
  });

  it('that is not seen in three minutes says so, without asking anybody to pay twice', async () => {
    const { press, lead, pass, sees, button, windows, expectReadable } = await showBuying();
    await press('Continue at Coinbase');
    await sees('Opening Coinbase');
    await lead();
    await pass(180_000);
    await sees('No purchase seen yet');
    await sees('If you’ve paid, don’t pay again');
    await expectReadable();
    await button('Your purchases');
    await press('Try again');
    expect(windows).to.have.length(2);
  });

  it('says when the window is closed, or there is no page', async () => {
    const { press, lead, pass, sees, windows, ramp } = await showBuying();
    await press('Continue at Coinbase');
    await sees('Opening Coinbase');
    await lead();
    Object.assign(windows[0] ?? {}, { closed: true });
    await pass(1_000);
    await sees('The window seems to be closed');
    await press('Open Coinbase');
    ramp.orders.at(-1)?.reject(new WalletModalError('onramp_failed', 'No page.'));
    await sees('Couldn’t open Coinbase');
    await sees('Nothing was bought.');
  });

  it('of earlier is offered again', async () => {
    const account = 'eip155:31337:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    const kept = JSON.stringify({ provider: 'coinbase', account, startedAt: 990_000 });
    const { press, sees, store } = await showBuying({ stored: { 'wallet-modal/purchase': kept } });
    await sees('You started buying crypto');
    store.set(resetAtom, { view: 'Account' });
    await press(/^You started buying crypto/);
    await press('Check on it');
    await sees('Continue at Coinbase');
    await press('I didn’t buy anything');
    await sees('You pay');
  });
});

describe('the list of purchases', () => {
  it('says if it is empty, unknown or lost', async () => {
    const ramp = fakeOnRamp();
    const { press, sees, store } = await showBuying({ ramp });
    await press('Your purchases');
    await sees('No purchases yet');
    ramp.list = undefined;
    await press('Check again');
    await sees('Purchases can’t be listed here');
    ramp.list = new WalletModalError('chain_api_failed', 'No answer.');
    store.set(resetAtom, { view: 'OnRampProviders' });
    await press('Your purchases');
    await sees('Couldn’t load your purchases');
    ramp.list = [bought('1', 'confirmed', 1_000_000)];
    await press('Check again');
    await sees('+49 USDC');
  });
});

describe('the explanation of buying', () => {
  it('leads back to the form', async () => {
    const { press, sees, expectReadable } = await showBuying();
    await press('How it works');
    await sees('It arrives in your wallet');
    await expectReadable();
    await press('Buy');
    await sees('You pay');
  });
});

describe('the account', () => {
  it('offers to buy among its actions, and where there are no tokens yet', async () => {
    const { store, press, sees, tracked } = await showBuying();
    store.set(resetAtom, { view: 'Account' });
    await sees('No tokens yet');
    await press('Buy crypto');
    await sees('You pay');
    store.set(resetAtom, { view: 'Account' });
    await press('Buy');
    await sees('You pay');
    expect(tracked.filter(({ event }) => event === 'SELECT_BUY_CRYPTO')).to.have.length(3);
  });
});

import { expect } from 'chai';
import { changeSwapDraftAtom, slippageAtom, swapDraftAtom } from '../../../src/atoms/swap/swapDraft.js';
import { swapAmountAtom } from '../../../src/atoms/swap/swapQuote.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { fakeAccountData } from '../../atoms/fakes.js';
import { COIN, DOLLARS, fakeSwapping } from '../../atoms/swap/fakeSwapping.js';
import { englishTexts } from '../../support/englishTexts.js';
import { type as typeKeys } from '../../support/keys.js';
import { deferred, until } from '../../support/promises.js';
import { cleanUp, nextFrame } from '../../ui/mount.js';
import { mountModal, type } from '../content.js';
import { showQuote, showSwap } from './showSwap.js';

afterEach(cleanUp);

describe('the form for swapping', () => {
  it('says below the amount why it cannot be swapped, and nothing of what one gets', async () => {
    const { amount, pay, root } = await showQuote();
    const field = await pay();
    const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const line = root.getElementById(id);
    const said = () => [...root.querySelectorAll('[role=status]')].map((one) => one.textContent).join();
    expect([line?.textContent, line?.getAttribute('aria-live')]).to.deep.equal(['', 'polite']);
    await until(() => said().includes('You get 1,980 SUSD'), 'what one gets');
    await amount('9');
    expect(line?.textContent).to.match(/^Not enough ETH\. You can swap up to 2\.\d+ ETH\.$/);
    expect(root.textContent?.match(/Not enough/g)).to.have.length(1);
    expect(said()).not.to.include('You get');
    await amount('0.0000000000000000001');
    expect(line?.textContent).to.equal('Use at most 18 decimals.');
  });

  it('returns the focus to the button of the token that was chosen', async () => {
    const { button, root } = await showSwap({}, mountModal);
    for (const [first, token, then] of [
      [/Change the token you get$/, /^SUSD/, 'SUSD Change the token you get'],
      [/Change the token you pay$/, /^SEUR/, 'SEUR Change the token you pay'],
    ] as const) {
      const opener = await button(first);
      opener.focus();
      opener.click();
      const row = await button(token);
      row.focus();
      row.click();
      const chosen = await button(then);
      await until(() => root.activeElement === chosen, then);
    }
  });

  it('leads to the token that is missing from its button, too', async () => {
    const { button, press, sees, view, isOff, store } = await showSwap();
    expect(await isOff('Choose a token')).to.equal(false);
    await press('Choose a token');
    await until(() => view() === 'SwapSelectToken', 'the tokens');
    await press(/^SUSD/);
    await sees('Enter an amount');
    expect((await button(/the token you pay$/)).textContent).to.include('ETH');
    expect((await button(/the token you get$/)).textContent).to.include('SUSD');
    expect(await isOff('Enter an amount')).to.equal(true);
    store.set(changeSwapDraftAtom, { from: undefined });
    await press('Choose a token');
    await press(/^SEUR/);
    await sees('Enter an amount');
    expect((await button(/the token you pay$/)).textContent).to.include('SEUR');
  });

  it('says on its button what is missing, up to the review', async () => {
    const { sees, choose, pay, isOff, button, pass } = await showSwap();
    expect((await pay()).value).to.equal('');
    expect(await isOff('Choose a token Change the token you get')).to.equal(false);
    await choose('get', /^SUSD/);
    await type(await pay(), '');
    await sees('Enter an amount');
    await type(await pay(), '9');
    await sees('Not enough ETH');
    await type(await pay(), '0.0000000000000000001');
    await sees('Check the amount');
    expect(await isOff('Check the amount')).to.equal(true);
    await type(await pay(), '2');
    await sees('Getting a quote…');
    await pass(1_000);
    expect((await button('Review swap')).getAttribute('aria-disabled')).to.equal(null);
  });

  it('shows values, balances and what one gets, to six decimals', async () => {
    const { sees, choose, amount, inside, pass } = await showSwap();
    await sees('Balance: 3 ETH');
    await choose('get', /^SEUR/);
    await amount('1.23456789');
    // 1.23456789 × 2000 × 0.99 / 1.25
    await sees('1,955.555537');
    await sees('$2,469.14');
    await sees('Balance: 1,000 SEUR');
    const box = await inside.findByShadowRole('region', { name: 'You get' });
    await pass(1_000);
    // The amount at its price: the network fee has its own line.
    expect(box.textContent).to.include('$2,444.44').and.not.to.include('fee');
  });

  for (const [percent, quote, text, notice] of [
    [99n, '1,980', 'Price difference 1%', undefined],
    [96n, '1,920', 'You lose 4.1% ($80.80)', undefined],
    [85n, '1,700', 'You lose 15.1% ($300.80)', 'You pay $2,000.00 and get $1,699.20 after the network fee.'],
    [60n, '1,200', 'You lose 40.1% ($800.80)', 'You pay $2,000.00 and get $1,199.20 after the network fee.'],
  ] as const) {
    it(`tells a loss where it happens: ${text}`, async () => {
      const swapping = fakeSwapping({
        quote: async ({ amount }) => ({ toAmount: (amount * 2_000n * percent) / 10n ** 14n }),
      });
      const { sees, inside, root, pass } = await showQuote({ swapping }, quote);
      await pass(1_000);
      const box = await inside.findByShadowRole('region', { name: 'You get' });
      await until(() => box.textContent?.includes(text), text);
      const spoken = () => [...root.querySelectorAll('[role=status]')].map((one) => one.textContent);
      await until(
        () => spoken().some((one) => one === `You get ${quote} SUSD. ${text}`),
        'what is announced',
      );
      if (notice === undefined) expect(spoken().join()).not.to.include('after the network fee');
      else {
        await sees(notice);
        expect(spoken()).to.include(`${text}${notice}`);
      }
    });
  }

  it('names no amount below nothing where the network takes more than one gets', async () => {
    const swapping = fakeSwapping({ quote: async () => ({ toAmount: 1n }) });
    const { sees, root, pass } = await showQuote({ swapping }, '0.000001');
    await pass(1_000);
    await sees('You pay $2,000.00. What you get is worth less than the network fee.');
    expect(root.textContent).not.to.match(/[-−]\$/);
  });

  it('has no rate of which nobody counts the zeros', async () => {
    const swapping = fakeSwapping({ quote: async () => ({ toAmount: 1n }) });
    const { sees, press, amount } = await showQuote({ swapping }, '0.000001');
    await press('Switch tokens');
    await amount('100');
    await sees('1 SUSD = <0.000000000001 ETH');
  });

  it('says that the loss is not known where prices are not', async () => {
    const { sees, root } = await showQuote({
      services: { openAccountData: async () => fakeAccountData({ price: async () => undefined }) },
    });
    await sees('Loss not known');
    await sees('We don’t know what these tokens are worth');
    expect(root.textContent).not.to.include('You lose');
  });

  it('takes the loss that the source tells, if it is more', async () => {
    const swapping = fakeSwapping({
      quote: async () => ({ toAmount: 1_980_000_000n, priceImpact: '17.21' }),
    });
    const { sees } = await showQuote({ swapping });
    await sees('You lose 17.3% ($344.20) before network fee');
  });

  it('replaces what nobody typed by the first key, on both sides', async () => {
    const { inside, pay, press, choose, sees, pass } = await showSwap();
    await choose('get', /^SUSD/);
    await press(/^Max/);
    expect((await pay()).value).to.match(/^2\.9/);
    (await pay()).focus();
    await typeKeys('0.05');
    expect((await pay()).value).to.equal('0.05');
    await pass(1_000);
    await sees('99');
    const get = await inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'You get' });
    expect(get.value).to.equal('99');
    get.focus();
    await typeKeys('5');
    expect(get.value).to.equal('5');
  });

  it('asks which of two amounts is meant, on both sides', async () => {
    const { inside, pay, choose, press, button, store, isOff } = await showSwap();
    await choose('get', /^SUSD/);
    const get = await inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'You get' });
    for (const field of [await pay(), get]) {
      field.focus();
      await typeKeys('1,500');
      expect(await isOff('Choose an amount')).to.equal(true);
      expect(store.get(swapAmountAtom)).to.equal('unclear');
      await button('1.5');
      await press('1500');
      expect(field.value).to.equal('1500');
    }
    expect(store.get(swapDraftAtom)).to.include({ amount: '', wanted: '1500' });
  });

  for (const [locale, keys, units] of [
    ['fr', '1 234,5', 1_234_500_000_000_000_000_000n],
    ['ar', '1,234.5', 1_234_500_000_000_000_000_000n],
    ['fa', '۱٬۲۳۴٫۵', 1_234_500_000_000_000_000_000n],
    ['ja', '１，２３４．５', 1_234_500_000_000_000_000_000n],
    ['hi', '1,00,000.5', 100_000_500_000_000_000_000_000n],
    ['de', '1.234,5', 1_234_500_000_000_000_000_000n],
    ['en', '1,234.5', 1_234_500_000_000_000_000_000n],
  ] as const) {
    it(`takes what people read, typed as ${keys} in ${locale}`, async () => {
      const { store, pay } = await showSwap();
      store.set(catalogueAtom, { locale, texts: englishTexts });
      (await pay()).focus();
      await typeKeys(keys);
      expect(store.get(swapAmountAtom)).to.equal(units);
    });
  }

  it('takes commas where people write them, and refuses letters', async () => {
    const { store, pay, sees, choose, amount } = await showSwap();
    await choose('get', /^SUSD/);
    store.set(catalogueAtom, { locale: 'de', texts: englishTexts });
    await amount('1,5');
    expect((await pay()).value).to.equal('1,5');
    await sees('2.970');
    await type(await pay(), '1,5e3');
    expect((await pay()).value).to.equal('1,5');
  });

  it('takes all but the network’s cost with Max', async () => {
    const { press, pay, choose, sees } = await showSwap();
    await sees('Balance: 3 ETH');
    await press('Max ETH');
    // 150,000 gas at 1 gwei is left.
    expect((await pay()).value).to.equal('2.99985');
    await choose('pay', /^SUSD/);
    await press('Max SUSD');
    expect((await pay()).value).to.equal('5000');
  });

  it('switches the tokens: what one would get is paid', async () => {
    const { press, pay, store, sees } = await showQuote();
    await press('Switch tokens');
    expect((await pay()).value).to.equal('1980');
    expect(store.get(swapDraftAtom)).to.deep.include({
      from: { address: DOLLARS.address },
      to: { address: COIN.address },
    });
    await sees('Balance: 5,000 SUSD');
  });

  it('turns the rate round', async () => {
    const { press, sees } = await showQuote();
    await press('1 ETH = 1,980 SUSD Reverse the rate');
    await sees('1 SUSD = 0.0005051 ETH');
  });

  it('writes the one of the rate in the digits of the language too', async () => {
    const { store, sees } = await showQuote();
    store.set(catalogueAtom, { locale: 'ar-EG', texts: englishTexts });
    await sees('\u2068١ ETH\u2069 = \u2068١٬٩٨٠ SUSD\u2069');
  });

  it('shows the figures of the quote when they are opened', async () => {
    const { press, sees, misses, button, pass } = await showQuote();
    await misses('Price impact');
    await pass(1_000);
    await press('Details');
    expect((await button('Details')).getAttribute('aria-expanded')).to.equal('true');
    for (const text of [
      'Price impact1%',
      'Minimum received≈ 1,960.2 SUSD',
      'Max network fee0.0004 native coins ($0.80)',
      'Provider fee0.85%, included',
    ])
      await sees(text);
  });

  it('names the fee of the hosted service only where that quotes', async () => {
    const { press, sees, misses, pass } = await showQuote({ isHosted: false });
    await pass(1_000);
    await press('Details');
    await sees('Price impact1%');
    await misses('Provider fee');
  });

  it('says what the network takes only when that is known, and of which transaction', async () => {
    const swapping = fakeSwapping({ estimate: () => new Promise(() => undefined) });
    const { press, sees } = await showQuote({ swapping });
    await press('Details');
    await sees('Max network feeShown in the review');
  });

  it('says that an approval comes first, and what that takes', async () => {
    const { press, sees, choose, amount, pass } = await showSwap();
    await choose('pay', /^SUSD/);
    await choose('get', /^SEUR/);
    await amount('100');
    await pass(1_000);
    await press('Details');
    await sees('($0.80)');
    await sees(' to approve, then the swap');
  });

  it('changes the slippage, warns of extremes, and refuses others', async () => {
    const { press, sees, misses, inside, store } = await showQuote();
    await press('Details');
    const field = await inside.findByShadowRole<HTMLInputElement>('textbox', {
      name: 'Max slippage, in percent',
    });
    await type(field, '3');
    await sees('You may get a worse price');
    expect(store.get(slippageAtom)).to.equal(300);
    await sees('Minimum received≈ 1,920.6 SUSD');
    await type(field, '0.3');
    await sees('Your swap may fail');
    expect(store.get(slippageAtom)).to.equal(30);
    await type(field, '6');
    await sees('Enter at most 5%.');
    await type(field, '0.05');
    await sees('Enter at least 0.1%.');
    expect(store.get(slippageAtom)).to.equal(30);
    await press('1%');
    await misses('Your swap may fail');
  });

  it('leaves a slippage that an input method is still writing until it is done', async () => {
    const { press, inside, store } = await showQuote();
    await press('Details');
    const field = await inside.findByShadowRole<HTMLInputElement>('textbox', {
      name: 'Max slippage, in percent',
    });
    for (const text of ['１', '１．', '１．２']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
      await nextFrame();
      expect(field.value).to.equal(text);
    }
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
    await until(() => field.value === '1.2', 'what was written');
    expect(store.get(slippageAtom)).to.equal(120);
  });

  for (const [step, percents] of [
    [1, ['0.1%', '0.5%', '1%']],
    [50, ['0.5%', '1%']],
    [100, ['1%', '2%', '3%']],
  ] as const) {
    it(`offers what a source with steps of ${step} hundredths of a percent can express`, async () => {
      const { press, sees, root, inside } = await showQuote({
        swapping: { ...fakeSwapping(), slippageStep: step },
      });
      await press('Details');
      const field = await inside.findByShadowRole<HTMLInputElement>('textbox', {
        name: 'Max slippage, in percent',
      });
      const offered = [...root.querySelectorAll('button[aria-pressed]')].map(
        ({ textContent }) => textContent,
      );
      expect(offered).to.deep.equal(percents);
      if (step === 1) return;
      await type(field, '1.33');
      await sees(step === 50 ? 'Only multiples of 0.5% work here.' : 'Only multiples of 1% work here.');
    });
  }

  it('empties the ring as the quote ages, and fills it with the next one', async () => {
    const { root, pass, swapping } = await showQuote();
    const gone = () => root.querySelector('[data-gone]')?.getAttribute('data-gone');
    await pass(4_000);
    expect(Number(gone())).to.be.within(40, 60);
    const quotes = () => swapping.log.filter((one) => one.startsWith('quote')).length;
    const before = quotes();
    await pass(6_000);
    await until(() => quotes() === before + 1, 'the next quote');
    await pass(1_000);
    expect(Number(gone())).to.be.below(30);
  });

  it('says that funds are safe when there is no quote, and asks again', async () => {
    let isDown = true;
    const swapping = fakeSwapping({
      quote: async () => {
        if (isDown) throw new WalletModalError('chain_api_failed', 'No.');
        return { toAmount: 1_980_000_000n };
      },
    });
    const { choose, amount, sees, press, pass, misses } = await showSwap({ swapping });
    await choose('get', /^SUSD/);
    await amount('1');
    await sees('Couldn’t get a quote');
    await sees('Nothing was swapped.');
    isDown = false;
    await press('Try again');
    await pass(1_000);
    await sees('1,980');
    await misses('Couldn’t get a quote');
  });

  it('says that nobody swaps these tokens', async () => {
    const { choose, amount, sees } = await showSwap({
      swapping: fakeSwapping({ quote: async () => undefined }),
    });
    await choose('get', /^SUSD/);
    await amount('1');
    await sees('No quote for this swap');
  });

  it('says once that the network’s cost is not covered', async () => {
    const held = [
      { ...COIN, amount: 1n, price: '2000' },
      { ...DOLLARS, amount: 5_000_000_000n, price: '1' },
    ];
    const { choose, sees, amount, isOff, root } = await showSwap({ held });
    await choose('get', /^SEUR/);
    await choose('pay', /^SUSD/);
    await amount('5');
    await sees('Not enough ETH for the network fee');
    expect(await isOff('Review swap')).to.equal(true);
    expect(root.textContent?.match(/Not enough/g)).to.have.length(1);
  });

  it('goes back if it cannot be initialised', async () => {
    const tokens = deferred<undefined>();
    const { sees, view, said } = await showSwap({ swapping: fakeSwapping({ tokens: () => tokens.promise }) });
    await sees('Loading tokens…');
    tokens.reject(new WalletModalError('chain_api_failed', 'No.'));
    await until(() => view() === 'Account', 'the account');
    expect(said()).to.deep.equal({ key: 'snackbar.failedToInitializeSwap' });
  });

  it('is accessible', async () => {
    const { press, sees, expectReadable } = await showQuote();
    await press('Details');
    await sees('Price impact');
    await expectReadable();
  });
});

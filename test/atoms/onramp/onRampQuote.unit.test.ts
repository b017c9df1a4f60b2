import { expect } from 'chai';
import { changeOnRampDraftAtom } from '../../../src/atoms/onramp/onRampDraft.js';
import { paymentCurrencyAtom, purchaseCurrencyAtom } from '../../../src/atoms/onramp/onRampOffer.js';
import { onRampAmountAtom, onRampQuoteAtom, typePaymentAtom } from '../../../src/atoms/onramp/onRampQuote.js';
import { settled } from '../../support/promises.js';
import { fairQuote, fakeOnRamp, OPTIONS } from './fakeOnRamp.js';
import { startBuying } from './startBuying.js';

/** A visitor who has cleared the form's initial amount. */
async function atForm(ramp = fakeOnRamp()) {
  const here = await startBuying({ ramp });
  const { store } = here;
  store.set(changeOnRampDraftAtom, { amount: '' });
  await settled();
  ramp.quotes.length = 0;
  const quoted = () => {
    const result = store.get(onRampQuoteAtom);
    return result.status === 'data' ? result.data.purchaseAmount.amount : result.status;
  };
  return { ...here, quoted };
}

describe('the first currencies', () => {
  it('are chosen until the visitor chooses others', async () => {
    const { store } = await atForm();
    expect(store.get(paymentCurrencyAtom)?.id).to.equal('USD');
    expect(store.get(purchaseCurrencyAtom)?.symbol).to.equal('USDC');
    store.set(changeOnRampDraftAtom, { payment: 'EUR', purchase: 'eth-id' });
    expect(store.get(paymentCurrencyAtom)?.id).to.equal('EUR');
    expect(store.get(purchaseCurrencyAtom)?.symbol).to.equal('ETH');
  });

  it('do not replace a chosen one that nobody sells for', async () => {
    const { store, ramp, pass } = await atForm();
    store.set(changeOnRampDraftAtom, { payment: 'GBP', amount: '100' });
    await pass(1_000);
    expect(store.get(paymentCurrencyAtom)).to.equal(undefined);
    expect(ramp.quotes).to.have.length(0);
  });
});

describe('the amount', () => {
  it('is at first the first preset one that can be paid, in whichever currency', async () => {
    const limits = (min: string) => [{ method: 'card', min, max: '7500' }];
    const payment = ['USD', 'EUR'].map((id, at) => ({ id, icon: undefined, limits: limits(`${at}50`) }));
    const { store, ramp } = await startBuying({ ramp: fakeOnRamp({ ...OPTIONS, payment }) });
    expect(ramp.quotes.map(({ query }) => query.amount)).to.deep.equal(['100']);
    store.set(changeOnRampDraftAtom, { payment: 'EUR' });
    expect(store.get(onRampAmountAtom)).to.include({ kind: 'fits', amount: '250' });
  });

  for (const [text, expected] of [
    ['', 'missing'],
    ['0', 'missing'],
    ['0.00', 'missing'],
    ['9.99', 'below'],
    ['10', 'fits'],
    ['10.', 'fits'],
    ['25000', 'fits'],
    ['25000.01', 'above'],
    ['100.001', 'incorrect'],
    ['1'.repeat(500), 'incorrect'],
    ['100 dollars', 'incorrect'],
  ] as const) {
    it(`${text.slice(0, 20) || 'of nothing'} is ${expected}`, async () => {
      const { store, type, ramp } = await atForm();
      await type(text);
      expect(store.get(onRampAmountAtom).kind).to.equal(expected);
      expect(ramp.quotes).to.have.length(expected === 'fits' ? 1 : 0);
    });
  }

  it('can be paid by fewer methods if it is large', async () => {
    const { store, type } = await atForm();
    await type('8000');
    const amount = store.get(onRampAmountAtom);
    expect(amount.kind === 'fits' && amount.limits.map(({ method }) => method)).to.deep.equal([
      'ach_bank_account',
    ]);
  });
});

describe('a quote', () => {
  it('is asked for when typing has paused', async () => {
    const { store, pass, ramp, quoted } = await atForm();
    for (const text of ['1', '10', '100']) {
      store.set(typePaymentAtom, text);
      await pass(300);
    }
    expect(ramp.quotes).to.have.length(0);
    await pass(200);
    expect(ramp.quotes.map(({ query }) => query.amount)).to.deep.equal(['100']);
    expect(quoted()).to.equal('49');
  });

  it('is asked for again while it is on screen, because prices move', async () => {
    const { store, pass, ramp } = await atForm();
    store.set(changeOnRampDraftAtom, { amount: '250' });
    await settled();
    await pass(59_000);
    expect(ramp.quotes).to.have.length(1);
    await pass(16_000);
    expect(ramp.quotes).to.have.length(2);
  });

  it('is asked for at once when an amount is chosen', async () => {
    const { store, ramp } = await atForm();
    store.set(changeOnRampDraftAtom, { amount: '250' });
    await settled();
    expect(ramp.quotes.map(({ query }) => query.amount)).to.deep.equal(['250']);
  });

  it('for an earlier amount is called off, and its late answer changes nothing', async () => {
    const ramp = fakeOnRamp();
    ramp.holdsQuotes = true;
    const { type, quoted } = await atForm(ramp);
    await type('100');
    await type('200');
    const [first, second] = ramp.quotes;
    expect(first?.signal.aborted).to.equal(true);
    if (second) second.resolve(fairQuote(second.query));
    await settled();
    expect(quoted()).to.equal('99');
    if (first) first.resolve(fairQuote(first.query));
    await settled();
    expect(quoted()).to.equal('99');
  });

  it('is never shown for another amount or currency', async () => {
    const ramp = fakeOnRamp();
    const { type, quoted, store } = await atForm(ramp);
    await type('100');
    expect(quoted()).to.equal('49');
    ramp.holdsQuotes = true;
    store.set(changeOnRampDraftAtom, { payment: 'EUR' });
    expect(store.get(onRampQuoteAtom)).to.deep.equal({ status: 'pending' });
    await type('9');
    expect(quoted()).to.equal('idle');
  });
});

import { expect } from 'chai';
import { swapFiguresAtom } from '../../../src/atoms/swap/previewButton.js';
import { changeSwapDraftAtom, setSlippageAtom, swapDraftAtom } from '../../../src/atoms/swap/swapDraft.js';
import { swapLoadingAtom } from '../../../src/atoms/swap/swapFlow.js';
import {
  chooseSwapTokenAtom,
  maxAmountAtom,
  shortageAtom,
  switchTokensAtom,
  takeMaxAtom,
  typeSwapAmountAtom,
} from '../../../src/atoms/swap/swapForm.js';
import { swapAmountAtom } from '../../../src/atoms/swap/swapQuote.js';
import { fromTokenAtom, swapTokenListsAtom, toTokenAtom } from '../../../src/atoms/swap/swapTokens.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { enSwap } from '../../../src/locales/en/enSwap.js';
import { type Deferred, deferred, settled } from '../../support/promises.js';
import { facts, TWO } from '../fakes.js';
import { COIN, DOLLARS, EUROS, fairQuote, fakeSwapping, GAS_PRICE, HELD } from './fakeSwapping.js';
import { openSwapForm, startSwap } from './startSwap.js';

const [COINS, ...OTHERS] = HELD;

describe('opening the form for swapping', () => {
  it('initialises, then offers the native currency, without an amount', async () => {
    const { enter, initialise, flow, store, button } = openSwapForm();
    await enter();
    expect(flow().step).to.equal('initialising');
    await initialise();
    expect(flow().step).to.equal('form');
    expect(store.get(fromTokenAtom)).to.equal(COIN);
    expect(store.get(swapAmountAtom)).to.equal('missing');
    expect(button()).to.equal('selectToken');
    expect(store.get(swapTokenListsAtom).all).to.have.length(3);
  });

  for (const [what, start] of [
    [
      'the tokens cannot be read',
      { swapping: fakeSwapping({ tokens: () => Promise.reject(new Error('No.')) }) },
    ],
    ['nobody swaps on the network', { swapping: fakeSwapping({ tokens: async () => undefined }) }],
    [
      'nobody quotes for this site',
      { services: { openSwap: () => Promise.reject(new Error('Nobody quotes.')) } },
    ],
  ] as const) {
    it(`says 'Failed to initialize swap' and goes back if ${what}`, async () => {
      const { store, enter, initialise, view, said } = openSwapForm(start as object);
      await enter();
      expect(view()).to.equal('Swap');
      store.set(catalogueAtom, { locale: 'en', texts: enSwap });
      await initialise();
      expect(said()).to.deep.equal({ key: 'snackbar.failedToInitializeSwap' });
      expect(view()).to.equal('Account');
    });
  }

  it('keeps what was filled in on the same network, and nothing of another', async () => {
    const { store, wallet, fill, initialise, flow } = await startSwap();
    await fill('2');
    await initialise();
    expect(store.get(swapDraftAtom).amount).to.equal('2');
    expect(store.get(toTokenAtom)).to.equal(DOLLARS);
    wallet.connected(facts(TWO));
    await settled();
    expect(flow().step).to.equal('initialising');
    expect(store.get(toTokenAtom)).to.equal(undefined);
    await initialise();
    expect(store.get(swapDraftAtom)).to.include({ network: TWO, amount: '', to: undefined });
  });
});

describe('the form for swapping', () => {
  it('asks for a token, an amount and then waits for a quote', async () => {
    const { store, button, flow, pass } = await startSwap();
    store.set(typeSwapAmountAtom, '');
    expect(button()).to.equal('selectToken');
    store.set(chooseSwapTokenAtom, 'to', DOLLARS);
    expect(button()).to.equal('enterAmount');
    store.set(typeSwapAmountAtom, '0.0000000000000000001');
    expect(button()).to.equal('incorrect');
    store.set(typeSwapAmountAtom, '1');
    expect(button()).to.equal('quoting');
    expect(store.get(swapLoadingAtom)).to.include({ quote: true, transaction: false });
    await pass(200);
    expect(button()).to.equal('review');
    expect(flow()).to.deep.include({
      step: 'quoted',
      quote: { toAmount: 1_980_000_000n, toldImpact: undefined, siteFee: undefined, madeAt: 1_000_200 },
    });
    expect(store.get(swapLoadingAtom)).to.deep.equal({
      prices: false,
      quote: false,
      approvalTransaction: false,
      buildTransaction: false,
      transaction: false,
    });
  });

  it('shows the figures of the quote, with what the network takes once that was estimated', async () => {
    const { store, fill, pass } = await startSwap();
    await fill('1');
    expect(store.get(swapFiguresAtom)).to.include({
      boughtValue: '1980',
      keptValue: '1980',
      costValue: undefined,
    });
    await pass(1_000);
    expect(store.get(swapFiguresAtom)).to.deep.equal({
      rates: { perSold: '1980', perBought: '0.0005051' },
      priceImpact: '1',
      soldValue: '2000',
      boughtValue: '1980',
      // At most 200,000 gas at 2 gwei: 0.0004 ether at $2,000.
      keptValue: '1979.2',
      costValue: '0.8',
      // Without the network fee.
      loss: { percent: '1', dollars: '20', degree: 'slight', isWithoutCost: false },
      minReceived: 1_960_200_000n,
      maxSlippage: 19_800_000n,
      providerFee: 8_500_000_000_000_000n,
      gate: 'none',
    });
    store.set(setSlippageAtom, 200);
    expect(store.get(swapFiguresAtom)?.minReceived).to.equal(1_940_400_000n);
  });

  it('does not have estimated what the account does not have', async () => {
    const { store, fill, pass } = await startSwap();
    await fill('999999');
    await pass(1_000);
    expect(store.get(swapFiguresAtom)).to.include({ costValue: undefined });
  });

  it('asks once for what was typed quickly', async () => {
    const { store, swapping, pass } = await startSwap();
    store.set(chooseSwapTokenAtom, 'to', DOLLARS);
    await settled();
    swapping.log.length = 0;
    for (const text of ['2', '2.', '2.5']) {
      store.set(typeSwapAmountAtom, text);
      await pass(100);
    }
    await pass(200);
    expect(swapping.log).to.deep.equal(['quote 2500000000000000000']);
  });

  it('offers another attempt after a failed quote, and if nobody swaps this', async () => {
    let answer: 'error' | 'none' | 'fair' = 'error';
    const swapping = fakeSwapping({
      async quote(query) {
        if (answer === 'error') throw new WalletModalError('chain_api_failed', 'No.');
        return answer === 'none' ? undefined : fairQuote(query);
      },
    });
    const { fill, button, review, view } = await startSwap({ swapping });
    await fill('1');
    expect(button()).to.equal('retry');
    answer = 'none';
    await review();
    expect(button()).to.equal('retry');
    answer = 'fair';
    await review();
    expect(button()).to.equal('review');
    expect(view()).to.equal('Swap');
  });

  for (const [what, held, type, expected] of [
    ['more than the balance', HELD, '3.1', 'amount'],
    ['a balance that leaves nothing for the network', HELD, '3', 'networkCost'],
    ['a balance that does', HELD, '2.9', undefined],
  ] as const) {
    it(`finds ${what}`, async () => {
      const { store, fill, button } = await startSwap({ held });
      await fill(type);
      expect(store.get(shortageAtom)).to.equal(expected);
      expect(button()).to.equal(expected ? 'insufficient' : 'review');
    });
  }

  for (const [amount, expected] of [
    [0n, 'insufficient'],
    // Every transaction takes at least 21,000 gas, here at 2 gwei.
    [42_000n * GAS_PRICE - 1n, 'insufficient'],
    [42_000n * GAS_PRICE, 'review'],
  ] as const) {
    it(`is ${expected} for a token when the native balance is ${amount}`, async () => {
      const held = COINS ? [{ ...COINS, amount }, ...OTHERS] : OTHERS;
      const { fill, button } = await startSwap({ held });
      await fill('10', EUROS, DOLLARS);
      expect(button()).to.equal(expected);
    });
  }

  for (const [amount, expected] of [
    [400_000n * GAS_PRICE - 1n, 'insufficient'],
    [400_000n * GAS_PRICE, 'review'],
  ] as const) {
    it(`is ${expected} with a native balance of ${amount} once the network’s fee is known`, async () => {
      const held = COINS ? [{ ...COINS, amount }, ...OTHERS] : OTHERS;
      const { fill, button, pass } = await startSwap({ held });
      await fill('10', EUROS, DOLLARS);
      await pass(1_000);
      expect(button()).to.equal(expected);
    });
  }

  it('takes all but the network’s cost for Max of the native currency, and all of a token', async () => {
    const { store, fill, button, pass } = await startSwap();
    await fill('1');
    expect(store.get(maxAmountAtom)).to.equal(2_999_850_000_000_000_000n);
    store.set(takeMaxAtom);
    expect(store.get(swapDraftAtom).amount).to.equal('2.99985');
    await pass(200);
    expect(button()).to.equal('review');
    store.set(chooseSwapTokenAtom, 'from', EUROS);
    store.set(takeMaxAtom);
    expect(store.get(swapDraftAtom).amount).to.equal('1000');
  });

  it('takes all but what a swap of these tokens was found to cost', async () => {
    const { store, fill, pass } = await startSwap();
    await fill('1');
    await pass(1_000);
    store.set(takeMaxAtom);
    expect(store.get(swapDraftAtom).amount).to.equal('2.9996');
  });

  it('switches the tokens, so that what one would get is what one pays', async () => {
    const { store, fill } = await startSwap();
    await fill('1');
    store.set(switchTokensAtom);
    expect(store.get(fromTokenAtom)).to.equal(DOLLARS);
    expect(store.get(toTokenAtom)).to.equal(COIN);
    expect(store.get(swapDraftAtom).amount).to.equal('1980');
  });

  it('leaves what nobody knows empty when the tokens are switched', async () => {
    const { store, fill } = await startSwap();
    await fill('');
    store.set(switchTokensAtom);
    expect(store.get(swapDraftAtom).amount).to.equal('');
    store.set(changeSwapDraftAtom, { to: undefined });
    store.set(switchTokensAtom);
    expect(store.get(fromTokenAtom)).to.equal(undefined);
    expect(store.get(swapDraftAtom).amount).to.equal('');
  });

  it('switches the tokens when the one on the other side is chosen', async () => {
    const { store, fill } = await startSwap();
    await fill('1');
    store.set(chooseSwapTokenAtom, 'from', DOLLARS);
    expect(store.get(fromTokenAtom)).to.equal(DOLLARS);
    expect(store.get(toTokenAtom)).to.equal(COIN);
  });

  it('never shows an earlier quote for a later amount, however the answers are delayed', async () => {
    const asked = new Map<bigint, Deferred<void>>();
    const swapping = fakeSwapping({
      async quote(query) {
        const gate = deferred();
        asked.set(query.amount, gate);
        await gate.promise;
        return { toAmount: query.amount };
      },
    });
    const { store, flow, pass } = await startSwap({ swapping });
    store.set(chooseSwapTokenAtom, 'to', EUROS);
    const amounts = Array.from({ length: 6 }, (_, index) => BigInt(index + 1) * 10n ** 18n);
    for (const amount of amounts) {
      store.set(typeSwapAmountAtom, `${amount / 10n ** 18n}`);
      await pass(300);
    }
    const shown = () => {
      const present = flow();
      return present.step === 'quoted' ? present.quote.toAmount : undefined;
    };
    for (const index of [3, 0, 5, 2, 4, 1]) {
      const amount = amounts[index] ?? 0n;
      asked.get(amount)?.resolve();
      await settled();
      expect(shown(), `after the answer for ${amount}`).to.equal(
        [3, 0].includes(index) ? undefined : amounts[5],
      );
    }
  });
});

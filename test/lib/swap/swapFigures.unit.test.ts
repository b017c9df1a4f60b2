import { expect } from 'chai';
import fc from 'fast-check';
import { tokenValue } from '../../../src/lib/account/tokenValue.js';
import { costAtPrice } from '../../../src/lib/swap/networkCost.js';
import { priceImpact, type SwapTerms, swapFigures } from '../../../src/lib/swap/swapFigures.js';

/** A fixed seed, so that a failing run can be repeated. */
const MANY = { numRuns: 3_000, seed: 18 };

// Figures of Web3Modal 5, computed by running it.
const SOLD = { amount: 10n ** 18n, decimals: 18, price: '0.7207' };
const BOUGHT = { amount: 17_260n, decimals: 6, price: '40.101925674' };
const COST = { amount: 9_000_000_019_200_000n, decimals: 18, price: '0.7207' };

describe('the figures of a swap', () => {
  it('follow the price of gas, and keep what is paid for data', () => {
    const cost = { kind: 'swap', gas: 21_000n, price: 100n, fee: 2_100_777n } as const;
    expect(costAtPrice(cost, 100n)).to.equal(2_100_777n);
    expect(costAtPrice(cost, 60_000_000_128n)).to.equal(1_260_000_002_688_777n);
    expect(costAtPrice(cost, 1n)).to.equal(21_777n);
    expect(tokenValue(COST)).to.equal('0.00648630001383744');
  });

  it('are those of the known example, rounded against the visitor', () => {
    expect(priceImpact(SOLD, BOUGHT, 13)).to.equal('3.9601447019232');
    expect(swapFigures({ sold: SOLD, bought: BOUGHT, slippage: 100, cost: COST })).to.deep.equal({
      rates: { perSold: '0.01726', perBought: '57.938' },
      priceImpact: '3.961',
      soldValue: '0.721',
      // Exactly 0.69215923713324.
      boughtValue: '0.692',
      // Minus 0.00648630001383744.
      keptValue: '0.685',
      costValue: '0.007',
      loss: { percent: '4.9', dollars: '0.04', degree: 'notable', isWithoutCost: false },
      // 1 % of 0.017260 is 0.0001726, which six decimals cannot hold.
      minReceived: 17_087n,
      maxSlippage: 173n,
      providerFee: 8_500_000_000_000_000n,
      gate: 'none',
    });
  });

  it('have an exact slippage where the decimals can hold it', () => {
    const bought = { amount: 17_260_000_000_000_000n, decimals: 18, price: undefined };
    const figures = swapFigures({ sold: SOLD, bought, slippage: 100, cost: undefined });
    expect(figures.maxSlippage).to.equal(172_600_000_000_000n);
    expect(figures.minReceived).to.equal(17_087_400_000_000_000n);
  });

  it('say after which cost a loss is, as far as prices are known', () => {
    const at = (cost: bigint | undefined, price: string | undefined) =>
      swapFigures({
        sold: SOLD,
        bought: { ...BOUGHT, amount: BOUGHT.amount / 2n },
        slippage: 50,
        cost: cost === undefined ? undefined : { amount: cost, decimals: 18, price },
      });
    expect(at(10n ** 12n, '2000').loss?.isWithoutCost).to.equal(false);
    expect(at(10n ** 12n, undefined).loss?.isWithoutCost).to.equal(true);
    expect(at(undefined, undefined).loss?.isWithoutCost).to.equal(true);
    // Someone else pays it, so its price doesn't matter.
    expect(at(0n, undefined)).to.include({ costValue: '0' });
    expect(at(0n, undefined).loss?.isWithoutCost).to.equal(false);
  });

  it('say nothing about values that are unknown', () => {
    const unpriced = { ...BOUGHT, price: undefined };
    expect(swapFigures({ sold: SOLD, bought: unpriced, slippage: 50, cost: undefined })).to.include({
      priceImpact: undefined,
      soldValue: '0.721',
      boughtValue: undefined,
      keptValue: undefined,
      costValue: undefined,
      gate: 'confirm',
    });
    expect(priceImpact({ ...SOLD, price: '0' }, BOUGHT)).to.equal(undefined);
  });

  it('have a negative price impact if one gets more than one pays', () => {
    const cents = (amount: bigint) => ({ amount, decimals: 2, price: '1' });
    expect(priceImpact(cents(300n), cents(301n))).to.equal('-0.333');
    expect(priceImpact(cents(300n), cents(299n))).to.equal('0.334');
    expect(priceImpact(cents(300n), cents(300n))).to.equal('0');
  });

  it('tell what the built call guarantees, and ask if that is nothing', () => {
    const terms = { sold: SOLD, bought: BOUGHT, slippage: 100, cost: COST };
    expect(swapFigures({ ...terms, guaranteed: 17_000n })).to.include({ minReceived: 17_000n, gate: 'none' });
    expect(swapFigures({ ...terms, guaranteed: 17_261n })).to.include({ minReceived: 17_260n });
    expect(swapFigures({ ...terms, guaranteed: 'none' })).to.include({
      minReceived: undefined,
      gate: 'confirm',
    });
  });

  it('take what the source says of the price, if it is worse', () => {
    const terms = { sold: SOLD, bought: BOUGHT, slippage: 100, cost: COST };
    expect(swapFigures({ ...terms, toldImpact: '25.1' })).to.deep.include({
      loss: { percent: '25.1', dollars: '0.19', degree: 'serious', isWithoutCost: true },
      gate: 'type',
    });
  });

  it('hold for more than numbers can', () => {
    const sold = { amount: 10n ** 48n, decimals: 18, price: '1' };
    const bought = { amount: 10n ** 48n + 1n, decimals: 18, price: '1' };
    const { minReceived, providerFee, rates } = swapFigures({
      sold,
      bought,
      slippage: 10,
      cost: undefined,
    });
    expect(minReceived).to.equal(999n * 10n ** 45n);
    expect(providerFee).to.equal(85n * 10n ** 44n);
    expect(rates).to.deep.equal({ perSold: '1', perBought: '1' });
  });
});

interface Fraction {
  readonly top: bigint;
  /** More than 0. */
  readonly bottom: bigint;
}

const plain = (top: bigint): Fraction => ({ top, bottom: 1n });
const times = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});
const minus = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom - other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});
const over = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom,
  bottom: one.bottom * other.top,
});

function fractionOf(text: string | undefined): Fraction {
  expect(text).to.match(/^(0|-?(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?))$/);
  const [whole = '', fraction = ''] = (text ?? '').split('.');
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) };
}

/** Expects `shown` to be `exact`, rounded up (`above`) or down (`below`) to `places` decimals. */
function expectRounded(shown: Fraction, exact: Fraction, side: 'above' | 'below', places: number) {
  const { top, bottom } = side === 'above' ? minus(shown, exact) : minus(exact, shown);
  expect(top >= 0n, 'on the documented side').to.equal(true);
  expect(top * 10n ** BigInt(places) < bottom, 'the nearest').to.equal(true);
}

const amounts = fc
  .tuple(
    fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 48n }), fc.bigInt({ min: 1n, max: 10n ** 7n })),
    fc.nat(36),
    fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 4n })),
    fc.nat(24),
  )
  .map(([amount, decimals, price, places]) => {
    const digits = price.toString().padStart(places + 1, '0');
    const at = digits.length - places;
    const unit = { top: 1n, bottom: 10n ** BigInt(decimals) };
    return {
      // Formatted separately from the product's code, trailing zeros included.
      priced: { amount, decimals, price: places ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits },
      count: times(plain(amount), unit),
      value: times(times(plain(amount), unit), { top: price, bottom: 10n ** BigInt(places) }),
    };
  });

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

describe('for any decimals, amounts and prices', () => {
  it('dollars and percentages are exact fractions, rounded to three decimals against the visitor', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (sold, bought, cost) => {
        const terms: SwapTerms = {
          sold: sold.priced,
          bought: bought.priced,
          slippage: 100,
          cost: cost.priced,
        };
        const figures = swapFigures(terms);
        expectRounded(fractionOf(figures.soldValue), sold.value, 'above', 3);
        expectRounded(fractionOf(figures.costValue), cost.value, 'above', 3);
        const kept = minus(bought.value, cost.value);
        expectRounded(fractionOf(figures.boughtValue), bought.value, 'below', 3);
        expectRounded(fractionOf(figures.keptValue), kept, 'below', 3);
        const lost = times(over(minus(sold.value, bought.value), sold.value), plain(100n));
        expectRounded(fractionOf(figures.priceImpact), lost, 'above', 3);
      }),
      MANY,
    );
  });

  it('the least amount, the slippage and the fee are whole base units', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 10, max: 500 }), (sold, bought, slippage) => {
        const figures = swapFigures({ sold: sold.priced, bought: bought.priced, slippage, cost: undefined });
        const { amount } = bought.priced;
        const part = { top: BigInt(slippage), bottom: 10_000n };
        const least = minus(plain(amount), times(plain(amount), part));
        expectRounded(plain(figures.minReceived ?? 0n), least, 'below', 0);
        expect((figures.minReceived ?? 0n) + figures.maxSlippage).to.equal(amount);
        const fee = times(plain(sold.priced.amount), { top: 17n, bottom: 2_000n });
        expectRounded(plain(figures.providerFee), fee, 'above', 0);
      }),
      MANY,
    );
  });

  it('rates have three decimals, or four digits if they are small', () => {
    fc.assert(
      fc.property(amounts, amounts, (sold, bought) => {
        const { rates } = swapFigures({
          sold: sold.priced,
          bought: bought.priced,
          slippage: 100,
          cost: undefined,
        });
        for (const [text = '', exact, side] of [
          [rates?.perSold, over(bought.count, sold.count), 'below'],
          [rates?.perBought, over(sold.count, bought.count), 'above'],
        ] as const) {
          const isSmall = exact.top < exact.bottom;
          const shown = fractionOf(text);
          const { top, bottom } = side === 'above' ? minus(shown, exact) : minus(exact, shown);
          expect(top >= 0n).to.equal(true);
          // The error is below a thousandth: absolute, or relative for small rates.
          const limit = isSmall ? exact : plain(1n);
          expect(top * limit.bottom * 1_000n < limit.top * bottom || top === 0n).to.equal(true);
          expect(isSmall || decimalsOf(text) <= 3).to.equal(true);
        }
      }),
      MANY,
    );
  });
});

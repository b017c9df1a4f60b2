import { expect } from 'chai';
import fc from 'fast-check';
import { swapLoss } from '../../../src/lib/swap/swapLoss.js';

describe('what a swap loses', () => {
  for (const [from, to, cost, told, percent, dollars, degree] of [
    ['100', '99', '0', undefined, '1', '1', 'slight'],
    ['100', '98.99', '0', undefined, '1.1', '1.01', 'slight'],
    ['100', '97.1', '0', undefined, '2.9', '2.9', 'slight'],
    // Rounded up, so the shown loss is never below the real one.
    ['100', '97.099', '0', undefined, '3', '2.91', 'notable'],
    ['100', '97', '0', undefined, '3', '3', 'notable'],
    ['100', '90.1', '0', undefined, '9.9', '9.9', 'notable'],
    ['100', '90', '0', undefined, '10', '10', 'serious'],
    ['160000', '132320', '0', undefined, '17.3', '27680', 'serious'],
    ['160000', '132319.999999', '0', undefined, '17.4', '27680.01', 'serious'],
    ['100', '0', '0', undefined, '100', '100', 'serious'],
    // Only a total loss is 100 %.
    ['100', '0.05', '0', undefined, '99.95', '99.95', 'serious'],
    ['10000', '3', '0', undefined, '99.97', '9997', 'serious'],
    ['10000', '0.0001', '0', undefined, '99.999', '10000', 'serious'],
    ['100', '0.01', '0', '99.96', '99.99', '99.99', 'serious'],
    [undefined, undefined, '0', '99.96', '99.96', undefined, 'serious'],
    ['100', '0.001', '1', undefined, '101', '101', 'serious'],
    // The network fee counts as a loss, too.
    ['5', '4.95', '1', undefined, '21', '1.05', 'serious'],
    ['1', '1', '5', undefined, '500', '5', 'serious'],
    ['100', '95', undefined, undefined, '5', '5', 'notable'],
    // A loss that stays slight with the fee is shown without it.
    ['100', '99', '0.9', undefined, '1', '1', 'slight'],
    ['100', '99', undefined, undefined, '1', '1', 'slight'],
    ['100', '99', '2', undefined, '3', '3', 'notable'],
    ['100', '99', '0.9', '1.2', '1.2', '1.2', 'slight'],
    ['100', '100', '0.9', undefined, '0', '0', 'none'],
    ['100', '100', '0', undefined, '0', '0', 'none'],
    ['100', '120', '0', undefined, '0', '0', 'none'],
    ['100', '99.9999999999', '0', undefined, '0.1', '0.01', 'slight'],
    // The loss that the source reports counts if it is greater.
    ['100', '99', '0', '0.5', '1', '1', 'slight'],
    ['100', '99', '0', '12.34', '12.4', '12.34', 'serious'],
    ['100', '120', '0', '4', '4', '4', 'notable'],
    ['100', undefined, '0', '4', '4', '4', 'notable'],
    [undefined, '50', '0', '17.21', '17.3', undefined, 'serious'],
    [undefined, undefined, undefined, '0', '0', '0', 'none'],
  ] as const) {
    it(`is ${percent} % of ${from} for ${to}, at a cost of ${cost}, if ${told} % is told`, () => {
      expect(swapLoss({ from, to, cost }, told)).to.deep.include({ percent, dollars, degree });
    });
  }

  for (const [from, to, cost, told, isWithoutCost] of [
    ['100', '95', '1', undefined, false],
    ['100', '95', '0', undefined, false],
    // The network fee is known but has no price, or isn't known yet.
    ['100', '95', undefined, undefined, true],
    ['100', '95', undefined, '12', true],
    ['100', '99', undefined, undefined, false],
    ['100', '99', '1', '1.5', false],
    // The loss that a source reports excludes the network fee.
    ['100', '95', '1', '12', true],
    ['100', '95', '0', '12', false],
    ['100', undefined, '1', '12', true],
    [undefined, undefined, '0', '12', false],
  ] as const) {
    it(`is ${isWithoutCost ? 'before' : 'after'} a cost of ${cost} if ${from} becomes ${to} and ${told} % is told`, () => {
      expect(swapLoss({ from, to, cost }, told)?.isWithoutCost).to.equal(isWithoutCost);
    });
  }

  for (const [from, to] of [
    [undefined, '99'],
    ['100', undefined],
    ['0', '99'],
    [undefined, undefined],
  ] as const) {
    it(`is unknown if ${from} becomes ${to}`, () => {
      expect(swapLoss({ from, to, cost: '0' })).to.equal(undefined);
    });
  }

  it('is never told as less than it is, by less than a tenth of a percent as more, and as all only if it is', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 24n });
    const almostAll = cents.chain((paid) =>
      fc.tuple(fc.constant(paid), fc.bigInt({ min: 0n, max: paid / 1_000n })),
    );
    fc.assert(
      fc.property(fc.oneof(fc.tuple(cents, cents), almostAll), ([paid, got]) => {
        const { percent } = swapLoss({ from: `${paid}`, to: `${got}`, cost: '0' }) ?? { percent: '-1' };
        const [whole = '', part = ''] = percent.split('.');
        const thousandths = BigInt(whole) * 1_000n + BigInt(part.padEnd(3, '0'));
        const lost = got < paid ? paid - got : 0n;
        expect(thousandths * paid >= lost * 100_000n || percent === '99.999').to.equal(true);
        expect(thousandths === 0n || (thousandths - 100n) * paid < lost * 100_000n).to.equal(true);
        expect(percent === '100').to.equal(got === 0n);
      }),
      { numRuns: 2_000, seed: 31 },
    );
  });
});

import { expect } from 'chai';
import { guessAmount } from '../../../../src/lib/swap/wanted/guessAmount.js';

const ETHER = { decimals: 18, price: '2000' };
const DOLLARS = { decimals: 6, price: '1' };

describe('guessAmount', () => {
  it('follows the prices, rounded up', () => {
    expect(guessAmount(990_000_000n, ETHER, DOLLARS)).to.equal(495_000_000_000_000_000n);
    expect(guessAmount(1n, DOLLARS, ETHER)).to.equal(1n);
  });

  it('is one token where a price is unknown or nothing', () => {
    expect(guessAmount(1n, { ...ETHER, price: undefined }, DOLLARS)).to.equal(10n ** 18n);
    expect(guessAmount(1n, ETHER, { ...DOLLARS, price: undefined })).to.equal(10n ** 18n);
    expect(guessAmount(1n, { ...ETHER, price: '0.00' }, DOLLARS)).to.equal(10n ** 18n);
    expect(guessAmount(5n, ETHER, { ...DOLLARS, price: '0' })).to.equal(10n ** 18n);
  });
});

import { expect } from 'chai';
import { totalPaid } from '../../../src/lib/fees/totalPaid.js';

const fee = { amount: 42_000_000_000_000n, decimals: 18, price: '2000' };
const ether = { amount: 1_500_000_000_000_000_000n, decimals: 18, price: '2000', isNative: true };
const token = { amount: 25_000_000n, decimals: 6, price: '0.999', isNative: false };

describe('totalPaid', () => {
  it('adds amount and fee of the native currency, and says what both are worth', () => {
    expect(totalPaid(ether, fee)).to.deep.equal({ native: 1_500_042_000_000_000_000n, dollars: '3000.084' });
  });

  it('says no worth of the native currency whose price nobody knows', () => {
    expect(totalPaid(ether, { ...fee, price: undefined })).to.deep.equal({
      native: 1_500_042_000_000_000_000n,
      dollars: undefined,
    });
  });

  it('adds a token and the fee in money', () => {
    expect(totalPaid(token, fee)).to.deep.equal({ native: undefined, dollars: '25.059' });
  });

  for (const [what, paid, its] of [
    ['the token’s', { ...token, price: undefined }, fee],
    ['the native currency’s', token, { ...fee, price: undefined }],
  ] as const) {
    it(`says nothing of a token if ${what} price is unknown`, () => {
      expect(totalPaid(paid, its)).to.equal(undefined);
    });
  }
});

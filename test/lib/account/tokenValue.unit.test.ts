import { expect } from 'chai';
import { tokenValue, totalValue } from '../../../src/lib/account/tokenValue.js';

const priced = (amount: bigint, decimals: number, price: string | undefined) => ({ amount, decimals, price });

describe('tokenValue', () => {
  it('is the exact product of amount and price', () => {
    expect(tokenValue(priced(1_500_000_000_000_000_001n, 18, '2000.1'))).to.equal('3000.1500000000000020001');
    expect(tokenValue(priced(10n ** 48n, 18, '0.0000001'))).to.equal(`1${'0'.repeat(23)}`);
    expect(tokenValue(priced(0n, 6, '1'))).to.equal('0');
  });

  it('is unknown without a price', () => {
    expect(tokenValue(priced(1n, 6, undefined))).to.equal(undefined);
  });
});

describe('totalValue', () => {
  it('adds the values of all balances exactly', () => {
    const tokens = [priced(1n, 1, '1'), priced(2n, 1, '1'), priced(5n, 0, '0.001')];
    expect(totalValue(tokens)).to.deep.equal({ dollars: '0.305', isComplete: true });
  });

  it('says when a balance without a price is missing from it', () => {
    const tokens = [priced(2n, 0, '3'), priced(1n, 0, undefined)];
    expect(totalValue(tokens)).to.deep.equal({ dollars: '6', isComplete: false });
  });

  it('misses nothing by an empty balance without a price', () => {
    expect(totalValue([priced(2n, 0, '3'), priced(0n, 0, undefined)])).to.deep.equal({
      dollars: '6',
      isComplete: true,
    });
  });

  it('is zero for an account that holds nothing', () => {
    expect(totalValue([priced(0n, 18, undefined)])).to.deep.equal({ dollars: '0', isComplete: true });
  });

  it('is unknown if no price is', () => {
    expect(totalValue([priced(1n, 18, undefined)])).to.equal(undefined);
  });
});

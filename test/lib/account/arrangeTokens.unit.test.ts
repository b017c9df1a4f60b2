import { expect } from 'chai';
import { arrangeTokens } from '../../../src/lib/account/arrangeTokens.js';
import { token } from './entries.js';

describe('the list of tokens', () => {
  it('begins with the native currency, then falls by value, and ends with unpriced ones as they came', () => {
    const tokens = [
      token({ symbol: 'UNPRICED' }),
      token({ symbol: 'CHEAP', price: '0.5' }),
      token({ symbol: 'ALSO UNPRICED' }),
      // More than a number can tell apart.
      token({ symbol: 'RICH', amount: 10n ** 40n, price: '1.00000000000000000001' }),
      token({ symbol: 'RICHER', amount: 10n ** 40n, price: '1.00000000000000000002' }),
      token({ symbol: 'ETH', address: undefined, price: '0.01' }),
    ];
    expect(arrangeTokens(tokens).map(({ symbol }) => symbol)).to.deep.equal([
      'ETH',
      'RICHER',
      'RICH',
      'CHEAP',
      'UNPRICED',
      'ALSO UNPRICED',
    ]);
  });

  it('has nothing of which the account has nothing', () => {
    expect(arrangeTokens([token({ amount: 0n }), token({ address: undefined, amount: 0n })])).to.deep.equal(
      [],
    );
  });
});

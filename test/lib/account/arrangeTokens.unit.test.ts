import { expect } from 'chai';
import { arrangeTokens, foldTokens, vouchedForFirst } from '../../../src/lib/account/arrangeTokens.js';
import { token } from './entries.js';

describe('the list of tokens', () => {
  it('begins with the native currency, then falls by value, and ends with unpriced ones as they came', () => {
    const tokens = [
      token({ symbol: 'UNPRICED' }),
      token({ symbol: 'CHEAP', price: '0.5' }),
      token({ symbol: 'ALSO UNPRICED' }),
      // They differ by less than a number can represent.
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

describe('folded tokens', () => {
  const ether = token({ symbol: 'ETH', address: undefined, amount: 5n });
  const priced = token({ symbol: 'PRICED', address: '0x1', price: '2' });
  const known = token({ symbol: 'KNOWN', address: '0x2', isKnown: true });
  const own = token({ symbol: 'OWN', address: '0xAb' });
  const spam = token({ symbol: 'SPAM', address: '0x4' });
  const all = [spam, own, ether, known, priced];
  const symbols = (tokens: readonly { symbol: string }[]) => tokens.map(({ symbol }) => symbol).join();

  it('are those that nothing vouches for: no price, no fame, no site', () => {
    const { shown, hidden } = foldTokens(all, '0xaB');
    expect(symbols(shown)).to.equal('ETH,PRICED,OWN,KNOWN');
    expect(symbols(hidden)).to.equal('SPAM');
    expect(symbols(foldTokens(all, undefined).hidden)).to.equal('SPAM,OWN');
  });

  it('are none where nothing has a price', () => {
    expect(foldTokens([ether, spam], undefined).hidden).to.deep.equal([]);
    expect(symbols(vouchedForFirst([spam, ether], undefined))).to.equal('SPAM,ETH');
  });

  it('go to the end where tokens are chosen', () => {
    expect(symbols(vouchedForFirst(all, '0xaB'))).to.equal('OWN,ETH,KNOWN,PRICED,SPAM');
  });
});

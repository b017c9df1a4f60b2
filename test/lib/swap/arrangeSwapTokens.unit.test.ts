import { expect } from 'chai';
import { arrangeSwapTokens } from '../../../src/lib/swap/arrangeSwapTokens.js';

const arrange = (...symbols: string[]) => {
  const { suggested, all } = arrangeSwapTokens(symbols.map((symbol, index) => ({ symbol, index })));
  return { suggested: suggested.map(({ symbol }) => symbol), all: all.map(({ symbol }) => symbol) };
};

describe('arrangeSwapTokens', () => {
  it('suggests at most eight known tokens, by symbol', () => {
    const { suggested } = arrange(
      'WETH',
      'USDT',
      'USDC',
      'UNI',
      'OP',
      'LINK',
      'ENS',
      'DAI',
      'AAVE',
      'NOPE',
      '1INCH',
    );
    expect(suggested).to.deep.equal(['1INCH', 'AAVE', 'DAI', 'ENS', 'LINK', 'OP', 'UNI', 'USDC']);
  });

  it('suggests exactly these', () => {
    const known =
      'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP';
    const others = ['POL', 'METAL', 'BUSD', 'WNT', 'eth', 'BTC', 'USDE', ''];
    const symbols = [...known.split(' '), ...others];
    const suggested = symbols.filter((symbol) => arrange(symbol).suggested.length > 0);
    expect(suggested.join(' ')).to.equal(known);
  });

  it('suggests no symbol that several tokens have, and none in other letters', () => {
    expect(arrange('USDC', 'USDC', 'dai', 'ETH', 'uni', 'UNI').suggested).to.deep.equal(['ETH']);
  });

  it('suggests no token that bears the name of another one', () => {
    const tokens = [{ symbol: 'USDC', imitates: 'USDC' }, { symbol: 'DAI' }];
    expect(arrangeSwapTokens(tokens).suggested).to.deep.equal([{ symbol: 'DAI' }]);
  });

  it('lists the suggested, then the popular, then the other tokens', () => {
    const { all } = arrange('ZZZ', 'HEX', 'aaa', 'METAL', 'OP', 'AAA', 'ETH', 'WNT');
    expect(all).to.deep.equal(['ETH', 'OP', 'METAL', 'HEX', 'WNT', 'AAA', 'ZZZ', 'aaa']);
  });

  it('keeps tokens with the same symbol, in the order of the service', () => {
    const tokens = [
      { symbol: 'X', id: 2 },
      { symbol: 'X', id: 1 },
    ];
    expect(arrangeSwapTokens(tokens).all.map(({ id }) => id)).to.deep.equal([2, 1]);
  });
});

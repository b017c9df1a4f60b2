import { expect } from 'chai';
import { foldLookAlikes } from '../../../src/lib/untrusted/foldLookAlikes.js';

describe('what a symbol looks like', () => {
  for (const [what, symbol] of [
    ['in small letters', 'usdc'],
    ['with spaces', ' U S D C '],
    ['with full-width letters', 'ＵＳＤＣ'],
    ['with mathematical letters', '𝐔𝐒𝐃𝐂'],
    ['with circled letters', 'ⓊⓈⒹⒸ'],
    ['with a Cyrillic letter', 'USDС'],
    ['in Lisu', 'ꓴꓢꓓꓚ'],
    ['with a Cherokee letter', 'USDᏟ'],
    ['with a Canadian syllable', 'ᑌSDC'],
    ['with more Cyrillic letters', 'UЅDС'],
    ['with an Armenian letter', 'UՏDC'],
    ['with small capitals', 'ᴜꜱᴅᴄ'],
    ['with a hidden character', 'US\u200bDC'],
    ['with a filler', 'US\u3164DC'],
    ['with a dot behind it', 'USDC.'],
    ['with a sign before it', '$USDC'],
    ['with a sign in it', 'U$DC'],
    ['with a digit', 'U5DC'],
    ['with an accent', 'ÚSDC'],
    ['with a combining mark', 'USDC\u0307'],
    ['turned around', '\u202eUSDC'],
  ] as const) {
    it(`is the same ${what}`, () => expect(foldLookAlikes(symbol)).to.equal(foldLookAlikes('USDC')));
  }

  for (const symbol of ['USDC.e', 'USDT', 'USDbC', 'axlUSDC', 'EURC', '', '.', '\u200b']) {
    it(`is another with ${JSON.stringify(symbol)}`, () =>
      expect(foldLookAlikes(symbol)).to.not.equal(foldLookAlikes('USDC')));
  }

  it('tells letters that look alike together', () => {
    expect(foldLookAlikes('LlNK')).to.equal(foldLookAlikes('LINK'));
    expect(foldLookAlikes('ΕΤΗ')).to.equal(foldLookAlikes('ETH'));
    expect(foldLookAlikes('WΒТC')).to.equal(foldLookAlikes('WBTC'));
    expect(foldLookAlikes('USD₮')).to.equal(foldLookAlikes('USDT'));
    expect(foldLookAlikes('ЕТН')).to.equal(foldLookAlikes('ETH'));
    expect(foldLookAlikes('S0L')).to.equal(foldLookAlikes('SOL'));
  });

  it('tells digits, and letters like them, together', () => {
    for (const two of ['Wallet 2', 'Wallet ２', 'Wallet 𝟚', 'Wallet ۲', 'Wallet Z', 'WALLET 2.']) {
      expect(foldLookAlikes(two), two).to.equal('walletz');
    }
    expect(foldLookAlikes('Wallet З')).to.equal(foldLookAlikes('Wallet 3'));
    expect(foldLookAlikes('Wallet O')).to.equal(foldLookAlikes('Wallet ०'));
  });

  it('tells two letters that look like one together', () => {
    expect(foldLookAlikes('io.rnetamask')).to.equal(foldLookAlikes('io.metamask'));
    expect(foldLookAlikes('MetaMask™')).to.equal(foldLookAlikes('MetaMask'));
  });

  it('is found quickly, however long the symbol is', () => {
    expect(foldLookAlikes('\u0301'.repeat(1_000_000)).length).to.be.lessThan(100);
  });
});

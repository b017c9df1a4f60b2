import { expect } from 'chai';
import { isOtherName } from '../../../src/lib/account/isOtherName.js';

describe('what a contract calls itself', () => {
  for (const [listed, own, isOther] of [
    ['USDT', 'USDT', false],
    ['USDT', 'USDt', false],
    ['USDT0', 'USD₮0', false],
    ['USDC.e', 'USDCe', false],
    ['WIF', '$WIF', false],
    ['PAX', 'USDT', true],
    ['USDT', 'USDT0', true],
    ['USDC', 'USDC.e', true],
    ['stETH', 'wstETH', true],
    // With Cyrillic letters.
    ['USDC', 'UЅDС', true],
    ['USDC', 'USDC1', true],
    ['PAX', '0x71C9…292e', true],
    ['', '$', false],
  ] as const) {
    it(`${own} ${isOther ? 'is another name than' : 'is the same as'} ${listed || 'nothing'}`, () => {
      expect(isOtherName(listed, own)).to.equal(isOther);
    });
  }
});

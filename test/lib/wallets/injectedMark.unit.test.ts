import { expect } from 'chai';
import { hasInjectedMark } from '../../../src/lib/wallets/injectedMark.js';

describe('hasInjectedMark', () => {
  it('finds one of the marks', () => {
    expect(hasInjectedMark(['isB', 'isA'], { ethereum: { isA: true } })).to.equal(true);
    expect(hasInjectedMark(['isB'], { ethereum: { isA: true } })).to.equal(false);
  });

  it('takes no other property for a mark, nor the one that imitators carry', () => {
    expect(hasInjectedMark(['constructor', 'toString', '__proto__'], { ethereum: {} })).to.equal(false);
    expect(hasInjectedMark(['isMetaMask'], { ethereum: { isMetaMask: true } })).to.equal(false);
  });

  it('is not troubled by what a page put there', () => {
    const throwing = {
      get isA(): boolean {
        throw new Error('No.');
      },
    };
    for (const ethereum of [undefined, null, 7, 'isA', throwing])
      expect(hasInjectedMark(['isA'], { ethereum })).to.equal(false);
  });
});

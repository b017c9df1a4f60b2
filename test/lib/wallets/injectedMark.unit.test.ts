import { expect } from 'chai';
import { hasInjectedMark } from '../../../src/lib/wallets/injectedMark.js';

describe('hasInjectedMark', () => {
  it('finds any of the flags', () => {
    expect(hasInjectedMark(['isB', 'isA'], { ethereum: { isA: true } })).to.equal(true);
    expect(hasInjectedMark(['isB'], { ethereum: { isA: true } })).to.equal(false);
  });

  it('ignores other properties, and the flag that imitators set', () => {
    expect(hasInjectedMark(['constructor', 'toString', '__proto__'], { ethereum: {} })).to.equal(false);
    expect(hasInjectedMark(['isMetaMask'], { ethereum: { isMetaMask: true } })).to.equal(false);
  });

  it('tolerates broken values', () => {
    const throwing = {
      get isA(): boolean {
        throw new Error('No.');
      },
    };
    for (const ethereum of [undefined, null, 7, 'isA', throwing])
      expect(hasInjectedMark(['isA'], { ethereum })).to.equal(false);
  });
});

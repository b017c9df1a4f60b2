import { expect } from 'chai';
import { toCoinType } from '../../../src/lib/evm/coinType.js';

describe('the coin type of a network', () => {
  for (const [chainId, coinType] of [
    [1, 2147483649],
    [10, 2147483658],
    [137, 2147483785],
    [8453, 2147492101],
    [42161, 2147525809],
    [7777777, 2155261425],
    [1313161554, 3460645202],
    [2147483647, 4294967295],
  ] as const) {
    it(`${chainId} is ${coinType}`, () => expect(toCoinType(chainId)).to.equal(coinType));
  }

  for (const chainId of [2147483648, 4294967297, -1, 1.5, Number.NaN]) {
    it(`does not exist for ${chainId}`, () =>
      expect(() => toCoinType(chainId))
        .to.throw('Invalid chainId')
        .with.property('code', 'chain_not_supported'));
  }
});

import { expect } from 'chai';
import { fitsNative, imitationsOf } from '../../../src/lib/account/imitations.js';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ether = { address: undefined, symbol: 'ETH', name: 'Ether' };
const dollar = { address: USDC, symbol: 'USDC', name: 'USD Coin' };

describe('tokens that are named like a known one', () => {
  const { imitated, known } = imitationsOf([ether, dollar]);

  for (const [what, symbol, name, expected] of [
    ['of a token', 'USDС', 'Anything', 'USDC'],
    ['of the native currency', 'eth', 'Anything', 'ETH'],
    ['in its name', 'X', 'USDC', 'USDC'],
    ['by its whole name', 'X', 'usd  coin', 'USDC'],
    ['of none', 'SHIB', 'Shiba Inu', undefined],
    ['of none, without any', '', '', undefined],
  ] as const) {
    it(`are told by the symbol ${what}`, () =>
      expect(imitated({ address: OTHER, symbol, name })).to.equal(expected));
  }

  it('are never the known ones themselves, or the native currency', () => {
    expect(imitated({ ...dollar, address: USDC.toLowerCase() })).to.equal(undefined);
    expect(imitated({ ...dollar, address: undefined })).to.equal(undefined);
    // Celo’s own currency, which is a token too.
    const celo = imitationsOf([{ address: undefined, symbol: 'CELO', name: 'Celo' }]);
    const address = '0x471EcE3750Da237f93B8E339c536989b8978a438';
    expect(celo.imitated({ address, symbol: 'CELO', name: 'Celo' })).to.equal(undefined);
    expect(known(USDC.toLowerCase())).to.equal(dollar);
    expect(known(OTHER)).to.equal(undefined);
  });
});

describe('what a service calls the native currency', () => {
  for (const [told, own, expected] of [
    ['ETH', 'ETH', true],
    ['eth', 'ETH', true],
    ['WETH', 'ETH', true],
    ['SUSD', 'ETH', false],
    ['USDC', 'ETH', false],
    ['MATIC', 'POL', true],
    ['wSOL', 'SOL', true],
    [undefined, 'ETH', true],
    ['ETH', '', true],
  ] as const) {
    it(`${expected ? 'may' : 'may not'} be ${told} where it is ${own || 'unknown'}`, () =>
      expect(fitsNative(told, { symbol: own })).to.equal(expected));
  }
});

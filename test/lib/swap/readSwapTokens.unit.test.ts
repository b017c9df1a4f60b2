import { expect } from 'chai';
import { readSwapTokens } from '../../../src/lib/swap/readSwapTokens.js';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';

const usdc = {
  network: 'eip155:1',
  address: USDC,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  icon: 'https://tokens.example.com/usdc.png',
  hasPermit: true,
};
const dai = { ...usdc, address: DAI, name: 'Dai', symbol: 'DAI', decimals: 18 };
const symbolsOf = (list: unknown) => readSwapTokens('eip155:1', list)?.map(({ symbol }) => symbol);

describe('a list of tokens to swap', () => {
  it('is read with the native currency, which has no address', () => {
    const ether = { network: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
    expect(readSwapTokens('eip155:1', [ether, usdc])).to.deep.equal([
      {
        network: 'eip155:1',
        address: undefined,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        icon: undefined,
        hasPermit: false,
      },
      usdc,
    ]);
  });

  for (const [what, change] of [
    ['of another network', { network: 'eip155:10' }],
    ['without a network', { network: undefined }],
    ['with an address that is none', { address: '0xA0b8' }],
    ['with null as its address', { address: null }],
    ['with a Solana address', { address: 'So11111111111111111111111111111111111111112' }],
    ['without a symbol', { symbol: '' }],
    ['with a symbol of hidden characters', { symbol: '\u200b\u202e' }],
    ['with a symbol that is no text', { symbol: { toString: () => 'USDC' } }],
    ['without decimals', { decimals: undefined }],
    ['with decimals as text', { decimals: '6' }],
    ['with -1 decimals', { decimals: -1 }],
    ['with 37 decimals', { decimals: 37 }],
    ['with 1.5 decimals', { decimals: 1.5 }],
    ['with NaN decimals', { decimals: Number.NaN }],
  ] as const) {
    it(`leaves out a token ${what}, and keeps the others`, () => {
      expect(symbolsOf([{ ...usdc, ...change }, dai])).to.deep.equal(['DAI']);
    });
  }

  it('leaves out entries that are no tokens, or that throw', () => {
    const hostile = Object.defineProperty({ ...usdc }, 'symbol', {
      get() {
        throw new Error('never');
      },
    });
    expect(symbolsOf([null, 7, 'USDC', [], hostile, dai])).to.deep.equal(['DAI']);
  });

  it('has a token once, in whatever case its address is written, and the native currency once', () => {
    const again = { ...usdc, address: USDC.toLowerCase(), symbol: 'FAKE', decimals: 0 };
    const natives = [
      { ...usdc, address: undefined, symbol: 'ETH' },
      { ...usdc, address: undefined, symbol: 'XYZ' },
    ];
    expect(symbolsOf([usdc, again, ...natives])).to.deep.equal(['USDC', 'ETH']);
  });

  it('has names without hidden characters, and none that is longer than a line', () => {
    const [token] =
      readSwapTokens('eip155:1', [{ ...usdc, name: `a\u202ecba${'x'.repeat(100)}`, symbol: 'U\u200bS' }]) ??
      [];
    expect(token).to.include({ name: `acba${'x'.repeat(35)}…`, symbol: 'US' });
  });

  it('has no pictures that would contact a device in the visitor’s network', () => {
    const [token] = readSwapTokens('eip155:1', [{ ...usdc, icon: 'https://192.168.0.1/a.png' }]) ?? [];
    expect(token?.icon).to.equal(undefined);
  });

  it('is read up to five thousand tokens', () => {
    const many = Array.from({ length: 5_100 }, (_, index) => ({
      ...usdc,
      address: `0x${index.toString(16).padStart(40, '0')}`,
    }));
    expect(symbolsOf(many)).to.have.length(5_000);
  });

  for (const list of [undefined, null, {}, 'tokens', 7, new Map()]) {
    it(`is no list if it is ${String(list)}`, () => {
      expect(readSwapTokens('eip155:1', list)).to.equal(undefined);
    });
  }
});

import { expect } from 'chai';
import fc from 'fast-check';
import { formatBalance } from '../../src/lib/format.js';
import { shorten } from '../../src/lib/shorten.js';

describe('formatBalance', () => {
  for (const [decimal, locale, text] of [
    ['0', 'en', '0.000 ETH'],
    ['10', 'en', '10.000 ETH'],
    ['123.456789', 'en', '123.456 ETH'],
    ['0.9999', 'en', '0.999 ETH'],
    ['1234567.8919', 'en', '1,234,567.891 ETH'],
    ['1234567.8919', 'de', '1.234.567,891 ETH'],
    ['1234.5678', 'ar-EG', '١٬٢٣٤٫٥٦٧ ETH'],
    [`1${'0'.repeat(30)}.0009`, 'en', `1${',000'.repeat(10)}.000 ETH`],
    ['9007199254740993.123', 'en', '9,007,199,254,740,993.123 ETH'],
  ] as const) {
    it(`writes ${decimal} in ${locale} as ${text}`, () => {
      expect(formatBalance(decimal, 'ETH', locale)).to.equal(text);
    });
  }

  for (const [locale, text] of [
    ['en', '<0.001 ETH'],
    ['de', '<0,001 ETH'],
    ['ar-EG', '<٠٫٠٠١ ETH'],
  ] as const) {
    it(`shows dust in ${locale} as less than the last decimal`, () => {
      expect(formatBalance('0.000000000000000001', 'ETH', locale)).to.equal(text);
      expect(formatBalance('0.000999', 'ETH', locale)).to.equal(text);
    });
  }

  it('ends with the number when the currency has no symbol', () => {
    expect(formatBalance('1.5', '', 'en')).to.equal('1.500');
  });

  it('shows nothing only where there is nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), (amount) => {
        const digits = amount.toString().padStart(19, '0');
        const text = formatBalance(`${digits.slice(0, -18)}.${digits.slice(-18)}`, 'ETH', 'en');
        expect(text).to.match(/[1-9]/);
      }),
    );
  });
});

describe('shorten', () => {
  it('keeps both ends of a long text, and a short one as it is', () => {
    expect(shorten('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).to.equal('0xf3…b92266');
    expect(shorten('alice.eth')).to.equal('alice.eth');
  });

  it('never makes a text longer', () => {
    fc.assert(fc.property(fc.string(), (text) => shorten(text).length <= text.length));
  });
});

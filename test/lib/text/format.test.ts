import { expect } from 'chai';
import fc from 'fast-check';
import { formatBalance } from '../../../src/lib/text/format.js';
import { shortenAddress } from '../../../src/lib/text/shorten.js';

describe('formatBalance', () => {
  for (const [decimal, locale, text] of [
    ['0', 'en', '0 ETH'],
    ['10', 'en', '10 ETH'],
    ['1.5', 'en', '1.5 ETH'],
    ['1.2300004', 'en', '1.23 ETH'],
    ['0.10', 'de', '0,1 ETH'],
    ['123.456789', 'en', '123.456 ETH'],
    ['0.9999', 'en', '0.999 ETH'],
    ['1234567.8919', 'en', '1,234,567.891 ETH'],
    ['1234567.8919', 'de', '1.234.567,891 ETH'],
    ['1234.5678', 'ar-EG', '١٬٢٣٤٫٥٦٧ ETH'],
    [`1${'0'.repeat(30)}.0009`, 'en', `1${',000'.repeat(10)} ETH`],
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
    it(`writes dust in ${locale} as less than the last decimal`, () => {
      expect(formatBalance('0.000000000000000001', 'ETH', locale)).to.equal(text);
      expect(formatBalance('0.000999', 'ETH', locale)).to.equal(text);
    });
  }

  it('ends with the number without a currency symbol', () => {
    expect(formatBalance('1.5', '', 'en')).to.equal('1.5');
  });

  it('shows zero only for zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), (amount) => {
        const digits = amount.toString().padStart(19, '0');
        const text = formatBalance(`${digits.slice(0, -18)}.${digits.slice(-18)}`, 'ETH', 'en');
        expect(text).to.match(/[1-9]/);
      }),
    );
  });
});

describe('shortenAddress', () => {
  it('keeps six characters and the last four of an address, and short texts unchanged', () => {
    expect(shortenAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).to.equal('0xf39F…2266');
    expect(shortenAddress('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV')).to.equal('7EcDhS…FLtV');
    expect(shortenAddress('alice.eth')).to.equal('alice.eth');
  });

  it('never makes a text longer', () => {
    fc.assert(fc.property(fc.string(), (text) => shortenAddress(text).length <= text.length));
  });
});

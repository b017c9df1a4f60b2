import { expect } from 'chai';
import { formatMessage, textDirection } from '../../../src/lib/text/texts.js';

const wallets = {
  en: { one: '{count} wallet', other: '{count} wallets' },
  pl: {
    one: '{count} portfel',
    few: '{count} portfele',
    many: '{count} portfeli',
    other: '{count} portfela',
  },
  'ar-EG': {
    zero: 'صفر {count}',
    one: 'واحد {count}',
    two: 'اثنان {count}',
    few: 'قليل {count}',
    many: 'كثير {count}',
    other: 'غير {count}',
  },
};

describe('formatMessage', () => {
  for (const [locale, count, text] of [
    ['en', 0, '0 wallets'],
    ['en', 1, '1 wallet'],
    ['en', 1_234, '1,234 wallets'],
    ['pl', 1, '1 portfel'],
    ['pl', 22, '22 portfele'],
    ['pl', 25, '25 portfeli'],
    ['pl', 1.5, '1,5 portfela'],
    ['ar-EG', 0, 'صفر ٠'],
    ['ar-EG', 1, 'واحد ١'],
    ['ar-EG', 2, 'اثنان ٢'],
    ['ar-EG', 3, 'قليل ٣'],
    ['ar-EG', 11, 'كثير ١١'],
    ['ar-EG', 100, 'غير ١٠٠'],
  ] as const) {
    it(`counts ${count} in ${locale}`, () => {
      expect(formatMessage(wallets[locale], { count }, locale)).to.equal(text);
    });
  }

  it('uses the general form when the one for a count is missing, or without a count', () => {
    expect(formatMessage({ other: 'all {count}' }, { count: 1 }, 'en')).to.equal('all 1');
    expect(formatMessage(wallets.en, {}, 'en')).to.equal('{count} wallets');
    expect(formatMessage(wallets.en, { count: 'many' }, 'en')).to.equal('many wallets');
  });

  it('keeps a placeholder without a value', () => {
    expect(formatMessage('Open {name} in {place}', { name: 'One' }, 'en')).to.equal('Open One in {place}');
  });

  it('keeps values together where the text or they run from right to left', () => {
    expect(formatMessage('من {address}', { address: '0x12…ab' }, 'ar')).to.equal('من \u20680x12…ab\u2069');
    expect(formatMessage('From {name}', { name: 'محفظة' }, 'en')).to.equal('From \u2068محفظة\u2069');
    expect(formatMessage('From {name}', { name: 'Ledger' }, 'en')).to.equal('From Ledger');
  });

  it('keeps an amount and its unit together where the text runs from right to left', () => {
    const params = { amount: '1,234.5', symbol: 'ETH' };
    expect(formatMessage('تم إرسال {amount} {symbol}', params, 'ar')).to.equal(
      'تم إرسال \u2068\u20681,234.5\u2069 \u2068ETH\u2069\u2069',
    );
    expect(formatMessage('Sent {amount} {symbol}', params, 'en')).to.equal('Sent 1,234.5 ETH');
  });

  it('inserts values literally, never as placeholders or patterns', () => {
    expect(formatMessage('{a} {b}', { a: '{b}', b: '$&$1' }, 'en')).to.equal('{b} $&$1');
  });
});

describe('textDirection', () => {
  for (const [locale, direction] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['UR', 'rtl'],
    ['ckb', 'rtl'],
    ['arn', 'ltr'],
    ['hebrew', 'ltr'],
    ['arz', 'rtl'],
    ['ary-MA', 'rtl'],
    ['uz-AF', 'rtl'],
    ['uz', 'ltr'],
    ['dv', 'rtl'],
    ['yi', 'rtl'],
    ['yue', 'ltr'],
    ['ku', 'ltr'],
    ['ku-Arab', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ar-Arab-EG', 'rtl'],
    ['ar-Latn', 'ltr'],
    ['fa-Latn-IR', 'ltr'],
    ['ms', 'ltr'],
  ] as const) {
    it(`is ${direction} for ${locale}`, () => {
      expect(textDirection(locale)).to.equal(direction);
    });
  }
});

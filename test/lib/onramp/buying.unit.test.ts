import { expect } from 'chai';
import { checkLimits } from '../../../src/lib/onramp/checkLimits.js';
import { readKeptPurchase } from '../../../src/lib/onramp/keptPurchase.js';
import {
  currencyDigits,
  currencyName,
  currencySymbol,
  formatCurrency,
} from '../../../src/lib/text/formatCurrency.js';

const CARD = { method: 'card', min: '10.00', max: '100' };
const BANK = { method: 'bank', min: '500', max: '1000.00' };

describe('the limits of payment', () => {
  for (const [amount, expected] of [
    ['10', { kind: 'fits', limits: [CARD] }],
    ['1000', { kind: 'fits', limits: [BANK] }],
    ['9.999', { kind: 'below', min: '10.00' }],
    ['300', { kind: 'below', min: '500' }],
    ['1000.01', { kind: 'above', max: '1000.00' }],
  ] as const) {
    it(`${amount} ${expected.kind}`, () => expect(checkLimits(amount, [BANK, CARD])).to.deep.equal(expected));
  }

  it('are none if the service names none', () =>
    expect(checkLimits('5', [])).to.deep.equal({ kind: 'fits', limits: [] }));
});

describe('a stored purchase', () => {
  const NOW = 10_000_000;
  const GOOD = { provider: 'coinbase', account: 'eip155:1:0xabc', startedAt: NOW - 1_000 };

  it('is read', () => expect(readKeptPurchase(JSON.stringify(GOOD), NOW)).to.deep.equal(GOOD));

  for (const [what, text] of [
    ['nothing', null],
    ['no JSON', '{'],
    ['another value', '"coinbase"'],
    ['a list', '[]'],
    ['no provider', JSON.stringify({ ...GOOD, provider: '' })],
    ['a long provider', JSON.stringify({ ...GOOD, provider: 'a'.repeat(101) })],
    ['no account', JSON.stringify({ ...GOOD, account: 'javascript:alert(1)' })],
    ['no time', JSON.stringify({ ...GOOD, startedAt: '1' })],
    ['a time to come', JSON.stringify({ ...GOOD, startedAt: NOW + 1 })],
    ['a time long ago', JSON.stringify({ ...GOOD, startedAt: NOW - 3_600_000 })],
  ] as const) {
    it(`of ${what} is none`, () => expect(readKeptPurchase(text, NOW)).to.equal(undefined));
  }
});

describe('money', () => {
  it('is written as is usual for its currency', () => {
    expect(formatCurrency('1234.5', 'USD', 'en')).to.equal('$1,234.50');
    expect(formatCurrency('1234.5', 'JPY', 'en')).to.equal('¥1,235');
    expect(formatCurrency('1234567890123456.78', 'EUR', 'en')).to.equal('€1,234,567,890,123,456.78');
    expect(formatCurrency('1234.5', 'EUR', 'de').replace(/\s/g, ' ')).to.equal('1.234,50 €');
  });

  it('of what is no currency is written with its code', () => {
    expect(formatCurrency('12.5', 'DOGE', 'en')).to.equal('12.5 DOGE');
    expect(currencyName('<b>', 'en')).to.equal('<b>');
    expect(currencySymbol('POINTS', 'en')).to.equal('POINTS');
    expect(currencyDigits('POINTS')).to.equal(2);
  });

  it('has a name and a sign', () => {
    expect(currencyName('GBP', 'en')).to.equal('British Pound');
    expect(currencySymbol('GBP', 'en')).to.equal('£');
  });
});

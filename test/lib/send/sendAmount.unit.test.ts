import { expect } from 'chai';
import { convertAmount, partOf, readSendAmount, writeSendAmount } from '../../../src/lib/send/sendAmount.js';

const COIN = { decimals: 18, price: '2500' };
const CENTS = { decimals: 6, price: '0.9999' };
const UNPRICED = { decimals: 18, price: undefined };

describe('readSendAmount', () => {
  for (const [text, unit, token, expected] of [
    ['', 'token', COIN, 'missing'],
    ['0', 'token', COIN, 'missing'],
    ['0.000', 'dollars', COIN, 'missing'],
    ['1.', 'token', CENTS, 1_000_000n],
    ['0.000000000000000001', 'token', COIN, 1n],
    ['0.0000000000000000001', 'token', COIN, 'incorrect'],
    ['0.1234567', 'token', CENTS, 'incorrect'],
    ['1000000000000000000000000000000', 'token', COIN, 10n ** 48n],
    ['2500', 'dollars', COIN, 10n ** 18n],
    ['0.', 'dollars', COIN, 'missing'],
    // Rounded down: 1 / 0.9999 = 1.00010001…
    ['1', 'dollars', CENTS, 1_000_100n],
    ['1', 'dollars', UNPRICED, 'incorrect'],
    // Less than one base unit.
    ['0.0000001', 'dollars', CENTS, 'incorrect'],
  ] as const) {
    it(`reads ${text || 'nothing'} in ${unit} as ${expected}`, () => {
      const { units, problem } = readSendAmount({ text, unit }, token);
      expect(units ?? problem).to.equal(expected);
    });
  }
});

describe('convertAmount', () => {
  it('types the same amount in the other unit', () => {
    expect(convertAmount({ text: '1.5', unit: 'token' }, COIN)).to.deep.equal({
      text: '3750',
      unit: 'dollars',
    });
    expect(convertAmount({ text: '3750', unit: 'dollars' }, COIN)).to.deep.equal({
      text: '1.5',
      unit: 'token',
    });
  });

  it('types nothing if nothing was typed', () => {
    expect(convertAmount({ text: '', unit: 'token' }, COIN)).to.deep.equal({ text: '', unit: 'dollars' });
  });
});

describe('parts of a balance', () => {
  it('are rounded down, and are exact for more than numbers can hold', () => {
    expect(partOf(10n ** 30n + 3n, 25n)).to.equal(25n * 10n ** 28n);
    expect(writeSendAmount(partOf(7n, 50n), 'token', CENTS)).to.equal('0.000003');
  });
});

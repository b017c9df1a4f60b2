import { expect } from 'chai';
import { partOf, readSendAmount, switchUnit, writeSendAmount } from '../../../src/lib/send/sendAmount.js';

const COIN = { decimals: 18, price: '2500' };
const CENTS = { decimals: 6, price: '0.9999' };
const UNPRICED = { decimals: 18, price: undefined };

describe('readSendAmount', () => {
  for (const [text, unit, token, expected] of [
    ['', 'token', COIN, 'missing'],
    ['0', 'token', COIN, 'missing'],
    ['0.000', 'USD', COIN, 'missing'],
    ['1.', 'token', CENTS, 1_000_000n],
    ['0.000000000000000001', 'token', COIN, 1n],
    ['0.0000000000000000001', 'token', COIN, 'incorrect'],
    ['0.1234567', 'token', CENTS, 'incorrect'],
    ['1000000000000000000000000000000', 'token', COIN, 10n ** 48n],
    ['2500', 'USD', COIN, 10n ** 18n],
    ['0.', 'USD', COIN, 'missing'],
    // Rounded down: 1 / 0.9999 = 1.00010001…
    ['1', 'USD', CENTS, 1_000_100n],
    ['1', 'USD', UNPRICED, 'incorrect'],
    // Less than one base unit.
    ['0.0000001', 'USD', CENTS, 'incorrect'],
  ] as const) {
    it(`reads ${text || 'nothing'} in ${unit} as ${expected}`, () => {
      const { units, problem } = readSendAmount({ kind: 'typed', text, unit }, token, undefined);
      expect(units ?? problem).to.equal(expected);
    });
  }
});

describe('an amount that is no text', () => {
  for (const [what, amount, most, expected] of [
    ['a part', { kind: 'exact', units: 7n, unit: 'USD' }, 5n, 7n],
    ['a part of nothing', { kind: 'exact', units: 0n, unit: 'token' }, 5n, 'missing'],
    ['all', { kind: 'max', unit: 'token' }, 5n, 5n],
    ['all of nothing', { kind: 'max', unit: 'token' }, 0n, 0n],
    ['all, while that is unknown', { kind: 'max', unit: 'token' }, undefined, 'missing'],
  ] as const) {
    it(`of ${what} is ${expected}`, () => {
      const { units, problem } = readSendAmount(amount, COIN, most);
      expect(units ?? problem).to.equal(expected);
    });
  }
});

describe('switchUnit', () => {
  it('keeps the base units however often it is used', () => {
    // Shown as $0.33.
    const typed = { kind: 'typed', text: '0.333333333333333333', unit: 'token' } as const;
    const dollars = switchUnit(typed, 'USD', { decimals: 18, price: '1' });
    expect(dollars).to.deep.equal({ kind: 'exact', units: 333_333_333_333_333_333n, unit: 'USD' });
    expect(switchUnit(dollars, 'token', { decimals: 18, price: '1' })).to.deep.equal({
      ...dollars,
      unit: 'token',
    });
  });

  it('writes money with the decimals of its currency', () => {
    expect(writeSendAmount(10n ** 18n, 'EUR', { decimals: 18, price: '2325.1234' })).to.equal('2325.12');
    expect(writeSendAmount(10n ** 18n, 'JPY', { decimals: 18, price: '387500.5' })).to.equal('387501');
  });

  it('leaves nothing of what cannot be read', () => {
    const nothing = { kind: 'typed', text: '', unit: 'token' };
    expect(switchUnit({ kind: 'typed', text: '1', unit: 'USD' }, 'token', UNPRICED)).to.deep.equal(nothing);
    expect(switchUnit({ kind: 'typed', text: '', unit: 'USD' }, 'token', COIN)).to.deep.equal(nothing);
  });
});

describe('parts of a balance', () => {
  it('are rounded down, and are exact for more than numbers can hold', () => {
    expect(partOf(10n ** 30n + 3n, 25n)).to.equal(25n * 10n ** 28n);
    expect(writeSendAmount(partOf(7n, 50n), 'token', CENTS)).to.equal('0.000003');
  });
});

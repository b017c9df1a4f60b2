import { expect } from 'chai';
import { feeWarning } from '../../../src/lib/fees/feeWarning.js';

const ETHER = 10n ** 18n;
/** 0.001 ether, which is $2. */
const fee = { amount: ETHER / 1_000n, decimals: 18, price: '2000' };
const ether = { amount: ETHER, decimals: 18, price: '2000', isNative: true };
const dollars = (amount: bigint) => ({
  amount: amount * 1_000_000n,
  decimals: 6,
  price: '1',
  isNative: false,
});
const reasons = (facts: Parameters<typeof feeWarning>[0]) => {
  const warning = feeWarning(facts);
  return warning?.kind === 'fee' ? warning.reasons.map(({ kind }) => kind) : warning?.kind;
};

describe('feeWarning', () => {
  for (const [what, own, paid, expected] of [
    ['an ordinary fee', fee, ether, undefined],
    ['as much as is sent', fee, { ...ether, amount: ETHER / 1_000n }, undefined],
    ['one unit more than is sent', fee, { ...ether, amount: ETHER / 1_000n - 1n }, ['aboveAmount']],
    [
      'more than is sent, without a price',
      { ...fee, price: undefined },
      { ...ether, amount: 1n, price: undefined },
      ['aboveAmount'],
    ],
    ['as much as a token is worth', fee, dollars(2n), undefined],
    ['more than a token is worth', fee, dollars(1n), ['aboveAmount']],
    ['a token without a price', fee, { ...dollars(1n), price: undefined }, undefined],
    ['$50', { ...fee, amount: ETHER / 40n }, ether, undefined],
    ['a little more than $50', { ...fee, amount: ETHER / 40n + 1n }, ether, ['aboveLimit']],
    ['all of it', { ...fee, amount: 2n * ETHER }, ether, ['aboveAmount', 'aboveLimit']],
    [
      '4,210 ether without a price',
      { ...fee, amount: 4_210n * ETHER, price: undefined },
      ether,
      ['aboveAmount'],
    ],
  ] as const) {
    it(`answers ${expected ?? 'nothing'} for ${what}`, () => {
      expect(reasons({ fee: own, paid, doubts: [] })).to.deep.equal(expected);
    });
  }

  it('keeps what nodes tell, and says that nothing is usual only if there is nothing else', () => {
    const price = { kind: 'price', times: '1000' } as const;
    expect(feeWarning({ fee, paid: ether, doubts: [price, { kind: 'gas' }] })).to.deep.equal({
      kind: 'fee',
      level: 'caution',
      reasons: [price, { kind: 'gas' }],
    });
    expect(reasons({ fee, paid: ether, doubts: [{ kind: 'unknown' }] })).to.equal('feeUnknown');
    const small = { ...ether, amount: 1n };
    expect(reasons({ fee, paid: small, doubts: [{ kind: 'unknown' }] })).to.deep.equal(['aboveAmount']);
  });
});

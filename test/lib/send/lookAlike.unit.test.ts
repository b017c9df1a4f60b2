import { expect } from 'chai';
import {
  compareAddresses,
  createImitationFinder,
  findNearMiss,
  isLookAlike,
} from '../../../src/lib/send/lookAlike.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SOLANA_BOB = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';

/** The typed text, the known address, and the kind of slip. */
const NEAR: readonly [string, string, string | undefined][] = [
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C', BOB, 'missing'],
  ['0x7097970C51812dc3A010C7d01b50e0d17dc79C8', BOB, 'missing'],
  ['70997970C51812dc3A010C7d01b50e0d17dc79C', BOB, 'missing'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C88', BOB, 'extra'],
  ['0x70997970C51812dc3AO10C7d01b50e0d17dc79C8', BOB, 'changed'],
  ['0x70997970c51812dc3A010C7d01b50e0d17dc79c9', BOB, 'changed'],
  ['0x70997970C51812dc3A010C7d01b50e0d17d7c9C8', BOB, 'swapped'],
  ['0x970997970C51812dc3A010C7d01b50e0d17dc79', BOB, 'several'],
  ['x70997970C51812dc3A010C7d01b50e0d17dc79C', BOB, 'missing'],
  ['0x70997970C51812dc3A010C7d01b50e0d17', BOB, undefined],
  ['0x90F79bf6EB2c4f870365E785982E1f101E93b90', BOB, undefined],
  ['', BOB, undefined],
  ['nonsense', BOB, undefined],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLt', SOLANA_BOB, 'missing'],
  ['EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', SOLANA_BOB, 'missing'],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV1', SOLANA_BOB, 'extra'],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLt0', SOLANA_BOB, 'changed'],
  ['7EcDhSYGxXyscszYEp35KHN8vwv3svAuLKTzXwCFLtV', SOLANA_BOB, 'swapped'],
  ['7EcDhSYGxXyscszYEp35KHN8', SOLANA_BOB, undefined],
];

describe('findNearMiss', () => {
  for (const [typed, known, slip] of NEAR) {
    it(`says of “${typed}”: ${slip ?? 'nothing'}`, () => {
      expect(findNearMiss(typed, ['0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', known])?.slip).to.equal(slip);
    });
  }
});

describe('isLookAlike', () => {
  for (const [what, one, other, expected] of [
    ['itself in another spelling', BOB, BOB.toLowerCase(), false],
    ['four and four', BOB, `0x7099${'a'.repeat(32)}79c8`, true],
    ['two and four', BOB, `0x70${'a'.repeat(34)}79c8`, true],
    ['one and five', BOB, `0x7${'a'.repeat(34)}c79c8`, false],
    // As many characters as wallets show of one end.
    ['six at the start alone', BOB, `0x709979${'a'.repeat(34)}`, true],
    ['six at the end alone', BOB, `0x${'a'.repeat(34)}dc79c8`, true],
    ['five at the start alone', BOB, `0x70997${'a'.repeat(35)}`, false],
    ['five at the end alone', BOB, `0x${'a'.repeat(35)}c79c8`, false],
    [
      'six behind zeros',
      `0x${'0'.repeat(8)}c2a1d5${'b'.repeat(26)}`,
      `0x${'0'.repeat(8)}c2a1d5${'e'.repeat(26)}`,
      true,
    ],
    [
      'five behind zeros',
      `0x${'0'.repeat(8)}c2a1d5${'b'.repeat(26)}`,
      `0x${'0'.repeat(8)}c2a1d7${'e'.repeat(26)}`,
      false,
    ],
    [
      'twelve zeros at the start',
      `0x${'0'.repeat(12)}c2a1${'b'.repeat(24)}`,
      `0x${'0'.repeat(12)}ad05${'d'.repeat(24)}`,
      false,
    ],
    ['an address of another family', BOB, SOLANA_BOB, false],
    ['two and two on Solana', SOLANA_BOB, `7E${'a'.repeat(39)}tV`, true],
    ['five at the start alone on Solana', SOLANA_BOB, `7EcDh${'a'.repeat(38)}`, true],
    ['five at the end alone on Solana', SOLANA_BOB, `${'a'.repeat(38)}CFLtV`, true],
    ['four at the start alone on Solana', SOLANA_BOB, `7EcD${'a'.repeat(39)}`, false],
    ['four at the end alone on Solana', SOLANA_BOB, `${'a'.repeat(39)}FLtV`, false],
    ['one and two on Solana', SOLANA_BOB, `7b${'a'.repeat(39)}tV`, false],
    ['other letter cases on Solana', SOLANA_BOB, SOLANA_BOB.toUpperCase(), true],
    ['one digit less on Solana', SOLANA_BOB, SOLANA_BOB.slice(1), true],
  ] as const) {
    it(`is ${expected} for ${what}, whichever is asked about`, () => {
      expect([isLookAlike(one, other), isLookAlike(other, one)]).to.deep.equal([expected, expected]);
    });
  }
});

describe('createImitationFinder', () => {
  const { find } = createImitationFinder([SOLANA_BOB, BOB]);
  it('finds what imitates the ends, and not the address itself', () => {
    expect(find(`0x70${'a'.repeat(34)}79c8`)).to.equal(BOB);
    expect(find(`0x709979${'a'.repeat(34)}`)).to.equal(BOB);
    expect(find(`0x${'a'.repeat(34)}dc79c8`)).to.equal(BOB);
    expect(find(`${'a'.repeat(38)}CFLtV`)).to.equal(SOLANA_BOB);
    expect(find(`7E${'a'.repeat(39)}tV`)).to.equal(SOLANA_BOB);
    expect(find(BOB.toLowerCase())).to.equal(undefined);
    expect(find(SOLANA_BOB)).to.equal(undefined);
    expect(find('0x90F79bf6EB2c4f870365E785982E1f101E93b906')).to.equal(undefined);
  });
});

describe('compareAddresses', () => {
  const marked = (one: string, other: string) =>
    compareAddresses(one, other)
      .map(({ text, isSame }) => (isSame ? text : `[${text}]`))
      .join('');

  it('marks what differs, also behind a missing character', () => {
    expect(marked(BOB, '0x70997970C51812dc3A010C7d01b50e0d17d77908')).to.equal(
      '0x70997970C51812dc3A010C7d01b50e0d17d[c]79[C]8',
    );
    expect(marked(SOLANA_BOB, '7EcDhSYGxXyscszYEp35KN8vvw3svAuLKTzXwCFLtV')).to.equal(
      '7EcDhSYGxXyscszYEp35K[H]N8vvw3svAuLKTzXwCFLtV',
    );
  });
});

import { expect } from 'chai';
import { roundUp, searchAmount } from '../../../../src/lib/swap/wanted/searchAmount.js';
import { rejection } from '../../../support/promises.js';

type Curve = (amount: bigint) => bigint | undefined;

/** Searches along a curve. `asked` has the tried amounts. */
async function search(curve: Curve, wanted: bigint, first: bigint) {
  const asked: bigint[] = [];
  const found = await searchAmount(wanted, first, async (amount) => {
    asked.push(amount);
    return curve(amount);
  });
  return { found, asked };
}

/** A constant-product pool with a fee of 0.3 percent. */
const pool =
  (paid: bigint, got: bigint): Curve =>
  (amount) =>
    (got * amount * 997n) / (paid * 1_000n + amount * 997n);
const price =
  (got: bigint, paid: bigint): Curve =>
  (amount) =>
    (amount * got) / paid;

const E18 = 10n ** 18n;
const E6 = 10n ** 6n;

/** Pseudorandom numbers, the same in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('searchAmount', () => {
  for (const [what, curve, wanted, first] of [
    ['a fixed price, from a right guess', price(2_000n * E6, E18), 1_000n * E6, E18 / 2n],
    ['a fixed price, from a guess that is far off', price(2_000n * E6, E18), 1_000n * E6, 1_000_000n * E18],
    ['a fixed price, from one base unit', price(2_000n, 1n), 1_000n * E6, 1n],
    ['a deep pool', pool(10_000n * E18, 20_000_000n * E6), 1_000n * E6, E18],
    ['half of a pool', pool(100n * E18, 200_000n * E6), 100_000n * E6, E18],
    ['nearly all of a pool', pool(100n * E18, 200_000n * E6), 190_000n * E6, E18],
    [
      'a fixed fee besides the price',
      (amount: bigint) => (amount > E18 / 100n ? ((amount - E18 / 100n) * 2_000n * E6) / E18 : 0n),
      1_000n * E6,
      E18,
    ],
    ['steps', (amount: bigint) => ((amount * 2_000n * E6) / E18 / E6) * E6, 1_000n * E6, E18],
    ['tokens that come whole', price(1n, E18), 3n, E18],
    ['much for one base unit', price(5_000n, 1n), 7n, 1n],
  ] as const) {
    it(`finds what yields enough for ${what}, with five quotes at most`, async () => {
      const { found, asked } = await search(curve as Curve, wanted, first);
      expect(asked.length).to.be.at.most(5);
      expect(found?.yielded).to.equal((curve as Curve)(found?.amount ?? 0n));
      expect(found && found.yielded >= wanted).to.equal(true);
      // Otherwise, one base unit less yields too little.
      const less = found && found.amount > 1n ? ((curve as Curve)(found.amount - 1n) ?? 0n) : 0n;
      expect(found && (found.yielded <= wanted + wanted / 200n || less < wanted)).to.equal(true);
    });
  }

  it('asks twice along a fixed price, and once if the guess is right', async () => {
    expect((await search(price(2_000n * E6, E18), 1_000n * E6, E18)).asked).to.deep.equal([
      E18,
      500_500_000_000_000_000n,
    ]);
    expect((await search(price(2_000n * E6, E18), 1_000n * E6, E18 / 2n)).asked).to.deep.equal([E18 / 2n]);
  });

  for (const [what, curve] of [
    ['there is no route', () => undefined],
    ['nothing is ever yielded', () => 0n],
    ['more is paid for less', (amount: bigint) => (900n * E6 * E18) / amount],
    ['a pool has less than that', pool(100n * E18, 900n * E6)],
    ['it is the same for any amount', () => 999n * E6],
  ] as const) {
    it(`finds nothing if ${what}`, async () => {
      const { found, asked } = await search(curve, 1_000n * E6, E18);
      expect(found).to.equal(undefined);
      expect(asked.length).to.be.at.most(5);
    });
  }

  it('never answers less than is wanted, and asks for positive amounts only, whatever is quoted', async () => {
    const random = numbers(7);
    const next = () => random.next().value as number;
    for (let round = 0; round < 500; round += 1) {
      const wanted = BigInt(Math.floor(next() * 10 ** (1 + next() * 14)) + 1);
      const first = BigInt(Math.floor(next() * 10 ** (next() * 15)));
      const noise: Curve = (amount) =>
        (BigInt(Math.floor(next() * 2_000)) * amount * wanted) / (1_000n * (first + 1n));
      const { found, asked } = await search(noise, wanted, first);
      expect(asked.length).to.be.at.most(5);
      expect(asked.every((amount) => amount > 0n)).to.equal(true);
      if (found) expect(found.yielded >= wanted).to.equal(true);
    }
  });

  it('finds what almost every pool yields', async () => {
    const random = numbers(11);
    const next = () => random.next().value as number;
    const size = () => BigInt(Math.floor(10 ** (9 + next() * 12)));
    let missed = 0;
    for (let round = 0; round < 300; round += 1) {
      const [paid, got] = [size(), size()];
      const wanted = (got * BigInt(Math.floor(next() * 9_000) + 1)) / 10_000n + 1n;
      const { found } = await search(
        pool(paid, got),
        wanted,
        (paid * BigInt(Math.floor(next() * 2_000) + 1)) / 1_000n,
      );
      if (!found) missed += 1;
      else expect(found.yielded >= wanted).to.equal(true);
    }
    expect(missed).to.be.at.most(3);
  });

  it('rejects as the quotes do', async () => {
    const failing = searchAmount(1n, 1n, () => Promise.reject(new Error('Nobody quotes.')));
    expect(await rejection(failing)).to.have.property('message', 'Nobody quotes.');
  });
});

describe('roundUp', () => {
  it('leaves six digits', () => {
    expect([0n, 1n, 999_999n, 1_000_001n, 123_456_700_001n, 999_999_900_001n].map(roundUp)).to.deep.equal([
      0n,
      1n,
      999_999n,
      1_000_010n,
      123_457_000_000n,
      1_000_000_000_000n,
    ]);
  });
});

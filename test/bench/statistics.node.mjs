import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median, quantile, ratioOf, seededRandom, summarize } from './statistics.mjs';

describe('quantile', () => {
  it('is the middle value, or lies between the two middle ones', () => {
    assert.equal(median([9, 1, 5]), 5);
    assert.equal(median([4, 1, 2, 3]), 2.5);
  });

  it('interpolates between neighbours and reaches both ends', () => {
    const values = [0, 10, 20, 30, 40];
    assert.equal(quantile(values, 0), 0);
    assert.equal(quantile(values, 0.1), 4);
    assert.equal(quantile(values, 1), 40);
  });

  it('leaves its input as it was', () => {
    const values = [3, 1, 2];
    quantile(values, 0.5);
    assert.deepEqual(values, [3, 1, 2]);
  });

  it('refuses an empty list', () => {
    assert.throws(() => median([]), RangeError);
  });
});

describe('summarize', () => {
  it('is not moved by one outlier', () => {
    assert.equal(summarize([10, 11, 12, 13, 900]).median, 12);
  });
});

describe('ratioOf', () => {
  it('is exact when there is no spread', () => {
    assert.deepEqual(ratioOf([30, 30, 30], [20, 20, 20]), { ratio: 1.5, low: 1.5, high: 1.5 });
  });

  it('does not take what slowed a whole round down for a difference', () => {
    const machine = [1, 3, 1.2, 0.9, 2.5, 1.1, 1];
    const { low, high } = ratioOf(
      machine.map((speed) => 200 * speed),
      machine.map((speed) => 100 * speed),
    );
    assert.ok(low > 1.99 && high < 2.01);
  });

  it('is wide where the measurements are', () => {
    const { ratio, low, high } = ratioOf([10, 40, 12, 35, 11], [20, 22, 19, 21, 20]);
    assert.ok(low < ratio && ratio < high);
    assert.ok(high - low > 0.5);
  });

  it('says the same each time', () => {
    const ours = [10, 14, 12, 15, 11];
    const floor = [8, 9, 10, 8, 9];
    assert.deepEqual(ratioOf(ours, floor), ratioOf(ours, floor));
  });

  it('refuses rounds that do not pair', () => {
    assert.throws(() => ratioOf([1, 2], [1]), RangeError);
  });
});

describe('seededRandom', () => {
  it('spreads over 0 to 1', () => {
    const random = seededRandom(7);
    const values = Array.from({ length: 1000 }, random);
    assert.ok(values.every((value) => value >= 0 && value < 1));
    assert.ok(Math.abs(median(values) - 0.5) < 0.05);
  });
});

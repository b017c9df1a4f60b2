import { expect } from 'chai';
import fc from 'fast-check';
import { editsBetween } from '../../../src/lib/send/editsBetween.js';
import { atPace } from '../../support/atPace.js';

/** The textbook table, without a limit. */
function allEdits(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + change);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        best = Math.min(best, at(row - 2, column - 2) + 1);
      }
      (table[row] as number[])[column] = best;
    }
  }
  return at(one.length, other.length);
}

describe('editsBetween', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });

  it('counts as the textbook does, up to its limit', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 5 }), (one, other, most) => {
        const edits = allEdits(one, other);
        expect(editsBetween(one, other, most)).to.equal(edits > most ? undefined : edits);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes no longer for texts that have nothing in common', () => {
    const started = performance.now();
    for (let round = 0; round < 1_000; round += 1) editsBetween('a'.repeat(255), 'b'.repeat(254), 3);
    expect(performance.now() - started).to.be.lessThan(atPace(3_000));
  });
});

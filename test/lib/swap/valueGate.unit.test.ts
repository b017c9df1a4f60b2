import { expect } from 'chai';
import { type SwapValues, valueGate } from '../../../src/lib/swap/valueGate.js';

describe('valueGate', () => {
  for (const [from, to, cost, gate] of [
    ['100', '90', '0', 'none'],
    ['100', '89.999999999999999999', '0', 'confirm'],
    ['100', '75', '0', 'confirm'],
    ['100', '74.999999999999999999', '0', 'type'],
    ['100', '120', '0', 'none'],
    ['100', '0', '0', 'type'],
    // The network fee counts as a loss, too.
    ['100', '98', '8', 'none'],
    ['100', '98', '8.01', 'confirm'],
    ['5', '4.95', '2', 'type'],
    ['1', '1', '5', 'type'],
    ['100', '95', undefined, 'none'],
    // It's unknown whether this is a loss.
    [undefined, '90', '0', 'confirm'],
    ['100', undefined, '0', 'confirm'],
    ['0', '90', '0', 'confirm'],
  ] as const satisfies [...(string | undefined)[]][]) {
    it(`asks for ${gate} when ${from} becomes ${to} at a cost of ${cost}`, () => {
      const values: SwapValues = { from, to, cost };
      expect(valueGate(values)).to.equal(gate);
    });
  }
});

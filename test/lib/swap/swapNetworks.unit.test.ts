import { expect } from 'chai';
import { isSwapNetwork } from '../../../src/lib/swap/swapNetworks.js';

describe('isSwapNetwork', () => {
  for (const id of [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]) {
    it(`includes eip155:${id}`, () => expect(isSwapNetwork(`eip155:${id}`)).to.equal(true));
  }
  for (const id of [
    'eip155:5',
    'eip155:31337',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:1',
  ] as const) {
    it(`leaves out ${id}`, () => expect(isSwapNetwork(id)).to.equal(false));
  }
});

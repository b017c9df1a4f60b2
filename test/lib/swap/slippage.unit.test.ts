import { expect } from 'chai';
import { readSlippage } from '../../../src/lib/swap/slippage.js';

describe('readSlippage', () => {
  for (const [text, expected, warning] of [
    ['1', 100, undefined],
    ['0.1', 10, 'low'],
    ['0.49', 49, 'low'],
    ['0.5', 50, undefined],
    ['2', 200, undefined],
    ['2.01', 201, 'high'],
    ['5', 500, 'high'],
    ['1.', 100, undefined],
    ['0.50', 50, undefined],
    ['', 'missing'],
    ['0', 'tooLow'],
    ['0.09', 'tooLow'],
    ['5.01', 'tooHigh'],
    ['99999999999999999999', 'tooHigh'],
    ['0.123', 'incorrect'],
    ['1e1', 'incorrect'],
    ['-1', 'incorrect'],
    ['one', 'incorrect'],
    ['1%', 'incorrect'],
    ['9'.repeat(1_000), 'incorrect'],
  ] as const) {
    it(`reads ${text.slice(0, 30) || 'nothing'} as ${expected}`, () => {
      const read = readSlippage(text);
      expect(read.problem ?? read.slippage).to.equal(expected);
      if (!read.problem) expect(read.warning).to.equal(warning);
    });
  }

  it('takes no finer slippage than the source can express', () => {
    expect(readSlippage('1.5', 100)).to.deep.equal({ problem: 'tooFine' });
    expect(readSlippage('3', 100)).to.deep.equal({ slippage: 300, warning: 'high' });
    expect(readSlippage('0.5', 50)).to.deep.equal({ slippage: 50, warning: undefined });
  });
});

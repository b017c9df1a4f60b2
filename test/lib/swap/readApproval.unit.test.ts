import { expect } from 'chai';
import { encodeFunctionData, erc20Abi } from 'viem';
import { UNLIMITED } from '../../../src/lib/account/tokenLimits.js';
import { readApproval, resetApproval } from '../../../src/lib/swap/readApproval.js';

const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [ROUTER, amount] });

describe('the data of an approval', () => {
  for (const amount of [0n, 1n, 10n ** 30n, UNLIMITED]) {
    it(`says who may spend ${amount}`, () => {
      const expected = { spender: ROUTER.toLowerCase(), amount };
      expect(readApproval(approve(amount))).to.deep.equal(expected);
      expect(readApproval(approve(amount).toUpperCase().replace('0X', '0x'))).to.deep.equal({
        ...expected,
        spender: `0x${ROUTER.slice(2).toUpperCase()}`,
      });
    });
  }

  it('can be turned into one that takes the allowance back', () => {
    expect(resetApproval(approve(5n))).to.equal(approve(0n));
  });

  for (const [what, data] of [
    ['nothing', '0x'],
    ['another function', encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [ROUTER, 5n] })],
    ['more than one word too much', `${approve(5n)}${'00'.repeat(32)}`],
    ['one byte too much', `${approve(5n)}00`],
    ['too little', approve(5n).slice(0, -2)],
    ['no prefix', approve(5n).slice(2)],
    ['an address with more than 20 bytes', approve(5n).replace('0x095ea7b3000000', '0x095ea7b3000001')],
    ['letters that are no hex', approve(5n).replace('1111', 'gggg')],
  ] as const) {
    it(`says nothing if it has ${what}`, () => {
      expect(readApproval(data)).to.equal(undefined);
    });
  }
});

import { expect } from 'chai';
import { toFunctionSelector } from 'viem';
import { explainSwapCall } from '../../../src/lib/swap/explainSwapCall.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const SWAP = `0x07ed2379${'00'.repeat(64)}`;

const wanted = { account: `eip155:1:${ALICE}`, slippage: 100, amount: 5n } as const;
const tokens = { ...wanted, from: USDC, to: DAI };
const sell = { ...wanted, from: undefined, to: USDC };
const wrap = { ...wanted, from: undefined, to: WETH };
const unwrap = { ...wanted, from: WETH, to: undefined };
const call = { to: ROUTER, value: 0n, data: SWAP };
const withdraw = (amount: string) => `0x2e1a7d4d${amount.padStart(64, '0')}`;

describe('the call of a swap', () => {
  for (const [what, one, query] of [
    ['between tokens', call, tokens],
    ['of the native currency, with the amount as its value', { ...call, value: 5n }, sell],
    ['that wraps', { to: WETH, value: 5n, data: '0xd0e30db0' }, wrap],
    ['that unwraps exactly the amount', { to: WETH.toLowerCase(), value: 0n, data: withdraw('5') }, unwrap],
    ['that wraps through an exchange', { ...call, value: 5n }, wrap],
  ] as const) {
    it(`is accepted ${what}`, () => {
      expect(explainSwapCall(one, query)).to.equal(undefined);
    });
  }

  const amount = 'It pays another amount than was chosen.';
  const nothing = 'It calls no function.';
  const notExchange = 'It is not sent to an exchange.';
  const atToken = 'It is sent to a token instead of an exchange.';
  for (const [what, one, query, problem] of [
    ['pays with native currency for a token', { ...call, value: 1n }, tokens, amount],
    ['pays more than chosen', { ...call, value: 6n }, sell, amount],
    ['pays less than chosen', { ...call, value: 4n }, sell, amount],
    ['pays nothing', call, sell, amount],
    ['only pays somebody', { ...call, value: 5n, data: '0x' }, sell, nothing],
    ['has less than a function', { ...call, data: '0x07ed23' }, tokens, nothing],
    ['has half a byte', { ...call, data: `${SWAP}0` }, tokens, nothing],
    ['has no hex', { ...call, data: '0xswapswap' }, tokens, nothing],
    ['is larger than a transaction', { ...call, data: `${SWAP}${'00'.repeat(131_072)}` }, tokens, nothing],
    ['goes to the account', { ...call, to: ALICE.toLowerCase() }, tokens, notExchange],
    ['goes nowhere', { ...call, to: `0x${'0'.repeat(40)}` }, tokens, notExchange],
    ['goes to the sold token', { ...call, to: USDC.toUpperCase().replace('0X', '0x') }, tokens, atToken],
    ['goes to the bought token', { ...call, to: DAI }, tokens, atToken],
    ['wraps for another token', { to: USDC, value: 0n, data: '0xd0e30db0' }, tokens, atToken],
    ['wraps with more data', { to: WETH, value: 5n, data: '0xd0e30db000' }, wrap, atToken],
    ['unwraps another amount', { to: WETH, value: 0n, data: withdraw('6') }, unwrap, atToken],
  ] as const) {
    it(`is refused if it ${what}`, () => {
      expect(explainSwapCall(one, query)).to.equal(problem);
    });
  }

  for (const name of [
    'approve(address,uint256)',
    'increaseAllowance(address,uint256)',
    'increaseApproval(address,uint256)',
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    'setApprovalForAll(address,bool)',
    'transferAndCall(address,uint256,bytes)',
    'approveAndCall(address,uint256)',
    'approveAndCall(address,uint256,bytes)',
    'burn(uint256)',
    'send(address,uint256,bytes)',
    'authorizeOperator(address)',
    'approve(address,address,uint160,uint48)',
  ]) {
    it(`is refused if it is ${name}, at whatever contract`, () => {
      const selector = toFunctionSelector(`function ${name}`);
      const data = `0x${selector.slice(2).toUpperCase()}${'00'.repeat(64)}`;
      const problem = 'It moves or lends tokens without an exchange.';
      expect(explainSwapCall({ to: WETH, value: 0n, data }, tokens)).to.equal(problem);
      expect(explainSwapCall({ to: ROUTER, value: 0n, data }, tokens)).to.equal(problem);
    });
  }
});

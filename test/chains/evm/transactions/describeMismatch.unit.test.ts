import { expect } from 'chai';
import { describeMismatch } from '../../../../src/chains/evm/transactions/describeMismatch.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
type Asked = Parameters<typeof describeMismatch>[0];
type Sent = Parameters<typeof describeMismatch>[1];

const asked = {
  call: { to: USDC.toLowerCase(), value: 0n, data: '0x' },
  summary: { symbol: 'USDC' },
} as Asked;
const network = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } };
const describeIt = (to: string, value: bigint, input = '0x') =>
  describeMismatch(asked, { call: { to: to.toLowerCase(), value, data: input }, input } as Sent, network);

describe('what a wallet sent instead', () => {
  it('names receivers in the one spelling of addresses', () => {
    expect(describeIt(ALICE, 5n * 10n ** 17n)).to.deep.equal({
      amount: '0.5',
      symbol: 'ETH',
      receiver: ALICE,
    });
    const transfer = `0xa9059cbb${ALICE.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`;
    expect(describeIt(USDC, 0n, transfer)).to.deep.equal({ symbol: 'USDC', receiver: ALICE });
  });
});

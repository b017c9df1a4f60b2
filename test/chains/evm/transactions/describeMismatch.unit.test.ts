import { expect } from 'chai';
import { describeMismatch } from '../../../../src/chains/evm/transactions/describeMismatch.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
type Asked = Parameters<typeof describeMismatch>[0];
type Sent = Parameters<typeof describeMismatch>[1];

const word = (part: string | bigint) =>
  (typeof part === 'bigint' ? part.toString(16) : part.slice(2).toLowerCase()).padStart(64, '0');
const data = (selector: string, ...parts: readonly (string | bigint)[]) =>
  `0x${selector}${parts.map(word).join('')}`;
const HALF = 500_000n;

const network = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } };
const APPROVED = data('095ea7b3', BOB, 2_000_000n);
function describeIt(
  to: string,
  value: bigint,
  input = '0x',
  { asked = APPROVED, amount = '2' as string | undefined, token = USDC } = {},
) {
  const call = { to: token.toLowerCase(), value: 0n, data: asked };
  return describeMismatch(
    { account: `eip155:1:${ALICE}`, call, summary: { symbol: 'USDC', amount } } as unknown as Asked,
    { call: { to: to.toLowerCase(), value, data: input }, input } as Sent,
    network,
  );
}

describe('what a wallet sent instead', () => {
  for (const [what, sent, expected] of [
    ['native currency', [BOB, 5n * 10n ** 17n], { amount: '0.5', symbol: 'ETH', recipient: BOB }],
    ['a call that sends none', [DAI, 0n, '0x12345678'], { recipient: DAI }],
    [
      'another amount',
      [USDC, 0n, data('a9059cbb', BOB, HALF)],
      { amount: '0.5', symbol: 'USDC', recipient: BOB },
    ],
    ['another token', [DAI, 0n, data('a9059cbb', BOB, HALF)], { token: DAI, recipient: BOB }],
    [
      'by another call',
      [USDC, 0n, data('23b872dd', ALICE, BOB, HALF)],
      { amount: '0.5', symbol: 'USDC', recipient: BOB },
    ],
    ['what is somebody else’s', [USDC, 0n, data('23b872dd', BOB, ALICE, HALF)], { recipient: USDC }],
    [
      'a lower allowance',
      [USDC, 0n, data('095ea7b3', BOB, HALF)],
      { allows: 'amount', amount: '0.5', symbol: 'USDC', recipient: BOB },
    ],
    [
      'the largest allowance',
      [USDC, 0n, data('095ea7b3', BOB, 2n ** 256n - 1n)],
      { allows: 'any', symbol: 'USDC', recipient: BOB },
    ],
    [
      'no allowance',
      [USDC, 0n, data('095ea7b3', BOB, 0n)],
      { allows: 'none', symbol: 'USDC', recipient: BOB },
    ],
    [
      'an allowance of another token',
      [DAI, 0n, data('095ea7b3', BOB, HALF)],
      { allows: 'some', token: DAI, recipient: BOB },
    ],
    [
      'a higher allowance',
      [USDC, 0n, data('39509351', BOB, HALF)],
      { allows: 'more', amount: '0.5', symbol: 'USDC', recipient: BOB },
    ],
    [
      'less of an allowance',
      [USDC, 0n, data('a457c2d7', BOB, HALF)],
      { allows: 'less', amount: '0.5', symbol: 'USDC', recipient: BOB },
    ],
    [
      'an allowance of Permit2',
      [PERMIT2, 0n, data('87517c45', USDC, BOB, 2n ** 160n - 1n, 1n)],
      { allows: 'any', symbol: 'USDC', recipient: BOB },
    ],
    ['all of a kind', [DAI, 0n, data('a22cb465', BOB, 1n)], { allows: 'all', token: DAI, recipient: BOB }],
    [
      'none of a kind any more',
      [DAI, 0n, data('a22cb465', BOB, 0n)],
      { allows: 'none', token: DAI, recipient: BOB },
    ],
    ['an address that is none', [USDC, 0n, data('095ea7b3', 2n ** 200n, HALF)], { recipient: USDC }],
  ] as const) {
    it(`is described: ${what}`, () => {
      const [to, value, input] = sent;
      expect(JSON.parse(JSON.stringify(describeIt(to, value, input)))).to.deep.equal(expected);
    });
  }

  it('has no amount where the decimals of the token are not known', () => {
    const sent = data('095ea7b3', BOB, HALF);
    const unlimited = { asked: data('095ea7b3', BOB, 2n ** 256n - 1n), amount: undefined };
    expect(describeIt(USDC, 0n, sent, unlimited)).to.deep.include({ allows: 'some', amount: undefined });
    const odd = { asked: data('095ea7b3', BOB, 3n), amount: '2' };
    expect(describeIt(USDC, 0n, sent, odd)).to.deep.include({ allows: 'some', amount: undefined });
  });

  it('has no symbol of the native currency for a token that was to receive it', () => {
    const sent = data('a9059cbb', BOB, HALF);
    expect(describeIt(USDC, 0n, sent, { asked: '0x' })).to.deep.equal({ token: USDC, recipient: BOB });
  });
});

import { expect } from 'chai';
import { isSameTransfer } from '../../../src/lib/send/isSameTransfer.js';
import type { TrackedTransaction } from '../../../src/lib/transactions/trackedTransaction.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SOLANA_BOB = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

const token = (address: string | undefined, decimals: number) =>
  ({ address, decimals, symbol: 'X', name: 'X', price: undefined, icon: undefined }) as const;
const gas = { gas: 1n, price: { gasPrice: 1n } };
const evm = (to: string, value: bigint, data = '0x') =>
  ({ namespace: 'eip155', to, value, data, ...gas }) as const;
const solana = { namespace: 'solana', transaction: '', lastValidBlockHeight: 1n } as const;
const call = (to: string, value: bigint, data = '0x') => ({ to: to.toLowerCase(), value, data });
const before = (more: object) =>
  ({ namespace: 'eip155', summary: {}, tokens: [], ...more }) as unknown as TrackedTransaction;

const toBob = { token: token(undefined, 18), amount: 5n, recipient: BOB, content: evm(BOB, 5n) };
const tokenToBob = {
  token: token(TOKEN, 6),
  amount: 5n,
  recipient: BOB,
  content: evm(TOKEN, 0n, '0xA9059CBB01'),
};
const solToBob = { token: token(undefined, 9), amount: 250_000_000n, recipient: SOLANA_BOB, content: solana };
const mintToBob = { ...solToBob, token: token(MINT, 6) };
const told = (recipient: string, amount: string, ...tokens: readonly string[]) =>
  before({ namespace: 'solana', summary: { recipient, amount }, tokens });

describe('an earlier transfer', () => {
  for (const [what, earlier, request, name, isSame] of [
    ['the same', before({ call: call(BOB, 5n) }), toBob, undefined, true],
    ['another amount', before({ call: call(BOB, 6n) }), toBob, undefined, false],
    ['another recipient', before({ call: call(CAROL, 5n) }), toBob, undefined, false],
    ['of the same token', before({ call: call(TOKEN, 0n, '0xa9059cbb01') }), tokenToBob, undefined, true],
    [
      'of a token to another',
      before({ call: call(TOKEN, 0n, '0xa9059cbb02') }),
      tokenToBob,
      undefined,
      false,
    ],
    ['on Solana, the same', told(SOLANA_BOB, '0.25'), solToBob, undefined, true],
    ['on Solana, to the same name', told('bob.sol', '0.25'), solToBob, 'bob.sol', true],
    ['on Solana, to another name', told('bob.sol', '0.25'), solToBob, undefined, false],
    ['on Solana, another amount', told(SOLANA_BOB, '0.2'), solToBob, undefined, false],
    ['on Solana, of a token', told(SOLANA_BOB, '250', MINT), mintToBob, undefined, true],
    ['on Solana, of no token', told(SOLANA_BOB, '250'), mintToBob, undefined, false],
    [
      'whose data was not noted',
      before({
        call: { ...call(BOB, 5n), data: undefined },
        summary: { recipient: BOB, amount: '0.000000000000000005' },
      }),
      toBob,
      undefined,
      true,
    ],
  ] as const) {
    it(`${what} is ${isSame ? 'the same' : 'another'}`, () => {
      expect(isSameTransfer(earlier, request, name)).to.equal(isSame);
    });
  }
});

import { expect } from 'chai';
import { approvalToCheck } from '../../../src/lib/transactions/approvalToCheck.js';
import type {
  TrackedEvmTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';

const TOKEN = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const SPENDER = '0x1111111254eeb25477b68fb85ed929f73a960582';
const approve = (amount: bigint) =>
  `0x095ea7b3${SPENDER.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`;
const ACCOUNT = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const answer = { callsId: '0x01', answeredAt: 0 };
const inBlock = { since: 0, isSettled: true };

const record = (
  status: TransactionStatus,
  change: Partial<TrackedEvmTransaction> = {},
): TrackedEvmTransaction => ({
  ...{ id: '1', namespace: 'eip155', kind: 'swap', account: ACCOUNT, network: 'eip155:1', askedAt: 0 },
  ...{ summary: {}, told: undefined, start: undefined, nonce: undefined, call: undefined, status },
  calls: [
    { to: TOKEN, value: 0n, data: approve(5n) },
    { to: SPENDER, value: 0n, data: '0x01' },
  ],
  ...change,
});

const IN_PART: TransactionStatus = { step: 'reverted', answer, isPart: true, ...inBlock };

describe('the approval that may be left of a swap', () => {
  for (const [what, status] of [
    ['failed in part', IN_PART],
    ['failed', { step: 'reverted', answer, ...inBlock }],
    ['brought nothing', { step: 'confirmed', answer, moved: 'nothing', ...inBlock }],
    ['failed in part as its wallet says', { step: 'unknown', answer: { ...answer, says: 'failed_in_part' } }],
    ['failed as its wallet says', { step: 'unknown', answer: { ...answer, says: 'failed' } }],
  ] as const)
    it(`is looked for where it ${what}`, () => {
      expect(approvalToCheck(record(status))).to.deep.equal({
        ...{ account: ACCOUNT, token: TOKEN, spender: SPENDER },
      });
    });

  for (const [what, transaction] of [
    ['that went through', record({ step: 'confirmed', answer, moved: 'all', ...inBlock })],
    ['that may still go through', record({ step: 'pending', answer })],
    ['of which nobody knows', record({ step: 'unknown', answer })],
    ['without one', record(IN_PART, { calls: [{ to: SPENDER, value: 0n, data: '0x01' }] })],
    ['that took one back', record(IN_PART, { calls: [{ to: TOKEN, value: 0n, data: approve(0n) }] })],
    ['whose calls are lost', record(IN_PART, { calls: undefined })],
    ['that the page asked for', record(IN_PART, { kind: 'request' })],
  ] as const)
    it(`is not looked for after one ${what}`, () => {
      expect(approvalToCheck(transaction)).to.equal(undefined);
    });
});

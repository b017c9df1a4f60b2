import { expect } from 'chai';
import {
  judgeTransaction,
  type TransactionEvidence,
} from '../../../../src/chains/evm/transactions/judgeTransaction.js';
import type {
  TrackedEvmTransaction,
  TransactionStatus,
} from '../../../../src/lib/transactions/trackedTransaction.js';

const SECOND = 1_000;
const MINUTE = 60_000;
const NOW = 1_700_000_000_000;
const ALICE = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const BOB = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const OURS = `0x${'a'.repeat(64)}`;
const OTHER = `0x${'b'.repeat(64)}`;
const call = { to: BOB, value: 5n, data: '0x' };

const answered = (ago: number) => ({ hash: OURS, answeredAt: NOW - ago });
const pending = (ago: number, memory = {}): TransactionStatus => ({
  step: 'pending',
  answer: answered(ago),
  ...memory,
});

function judge(
  status: TransactionStatus,
  evidence: Partial<TransactionEvidence>,
  more: Partial<TrackedEvmTransaction> = {},
  depth = { known: 1, settled: 12 },
): TransactionStatus {
  const answer = 'answer' in status && status.answer?.hash ? status.answer : answered(10 * SECOND);
  const transaction: TrackedEvmTransaction = {
    namespace: 'eip155',
    id: '00000000-0000-4000-8000-000000000000',
    kind: 'send',
    account: `eip155:1:${ALICE}`,
    network: 'eip155:1',
    askedAt: NOW - MINUTE,
    summary: {},
    told: undefined,
    call,
    start: { nonce: 7, block: 90 },
    nonce: 7,
    status,
    ...more,
  };
  const whole: TransactionEvidence = {
    at: NOW,
    head: 100,
    isBehind: false,
    receipt: undefined,
    match: evidence.receipt ? 'same' : undefined,
    nonce: 7,
    usedNonces: 7,
    rival: undefined,
    hasCode: false,
    ...evidence,
  };
  return judgeTransaction(transaction, { ...answer, hash: OURS }, whole, depth);
}

const rival = (changed: { to?: string | undefined; value?: bigint; data?: string }, more = {}) => ({
  usedNonces: 8,
  rival: { hash: OTHER, block: 100, call: { ...call, ...changed }, isSuccess: true, ...more },
});

describe('judgeTransaction', () => {
  for (const [what, status, evidence, step, more] of [
    [
      'a receipt of success is confirmed',
      pending(0),
      { receipt: { isSuccess: true, block: 100 } },
      'confirmed',
    ],
    [
      'a receipt of failure is reverted',
      pending(0),
      { receipt: { isSuccess: false, block: 100 } },
      'reverted',
    ],
    ['a hash that a node knows is pending', pending(10 * MINUTE), { match: 'same' }, 'pending'],
    [
      'a known hash is no longer unknown',
      { step: 'unknown', answer: answered(9 * MINUTE) },
      { match: 'same' },
      'pending',
    ],
    ['an answer of 59 seconds ago is pending', pending(59 * SECOND), {}, 'pending'],
    ['an answer of a minute ago that nobody knows is unknown', pending(60 * SECOND), {}, 'unknown'],
    ['known 59 seconds ago is pending', pending(9 * MINUTE, { knownAt: NOW - 59 * SECOND }), {}, 'pending'],
    [
      'missing for less than five minutes is unknown',
      pending(9 * MINUTE, { missingSince: NOW - 5 * MINUTE + 1 }),
      {},
      'unknown',
    ],
    [
      'missing for five minutes is dropped',
      pending(9 * MINUTE, { missingSince: NOW - 5 * MINUTE }),
      {},
      'dropped',
    ],
    ['an old answer looked up for the first time is not dropped', pending(90 * MINUTE), {}, 'unknown'],
    [
      'missing with a nonce that is used is unknown',
      pending(9 * MINUTE, { missingSince: NOW - 6 * MINUTE }),
      { usedNonces: 8 },
      'unknown',
    ],
    [
      'missing with an unknown nonce is unknown once another was used',
      pending(9 * MINUTE, { missingSince: NOW - 6 * MINUTE }),
      { nonce: undefined, usedNonces: 8 },
      'unknown',
    ],
    [
      'missing with an unknown nonce is dropped while none was used',
      pending(9 * MINUTE, { missingSince: NOW - 6 * MINUTE }),
      { nonce: undefined, usedNonces: 7 },
      'dropped',
    ],
    [
      'missing without any nonce is unknown',
      pending(9 * MINUTE, { missingSince: NOW - 6 * MINUTE }),
      { nonce: undefined, usedNonces: 7 },
      'unknown',
      { start: undefined },
    ],
    [
      'a smart account’s answer is never dropped',
      pending(9 * MINUTE, { missingSince: NOW - 6 * MINUTE }),
      { hasCode: true },
      'unknown',
    ],
    [
      'what was dropped stays so while its nonce is free',
      {
        step: 'dropped',
        answer: answered(90 * MINUTE),
        since: NOW - 60 * MINUTE,
        missingSince: NOW - 65 * MINUTE,
      },
      {},
      'dropped',
    ],
    [
      'what was dropped and is known again is pending',
      {
        step: 'dropped',
        answer: answered(90 * MINUTE),
        since: NOW - 60 * MINUTE,
        missingSince: NOW - 65 * MINUTE,
      },
      { match: 'same' },
      'pending',
    ],
    [
      'what was dropped and is in a block after all is confirmed',
      {
        step: 'dropped',
        answer: answered(90 * MINUTE),
        since: NOW - 60 * MINUTE,
        missingSince: NOW - 65 * MINUTE,
      },
      { receipt: { isSuccess: true, block: 100 } },
      'confirmed',
    ],
    [
      'what was dropped and lost its place is replaced',
      {
        step: 'dropped',
        answer: answered(90 * MINUTE),
        since: NOW - 60 * MINUTE,
        missingSince: NOW - 65 * MINUTE,
      },
      rival({ to: ALICE, value: 0n }),
      'replaced',
    ],
    [
      'something else that the wallet sent is no success',
      pending(0),
      { receipt: { isSuccess: true, block: 100 }, match: 'different' },
      'mismatched',
    ],
    [
      'something else that no node knows any more is still something else',
      {
        step: 'mismatched',
        answer: answered(9 * MINUTE),
        sent: {},
        isSuccess: undefined,
        since: NOW - MINUTE,
        isSettled: false,
      },
      {},
      'mismatched',
    ],
    ['something else that is on its way', pending(0), { match: 'different' }, 'mismatched'],
    [
      'what a smart account did in an unknown form is not known',
      pending(0),
      { receipt: { isSuccess: true, block: 100 }, match: 'unclear' },
      'unknown',
    ],
    [
      'a confirmed one whose block is gone is looked for again',
      { step: 'confirmed', answer: answered(MINUTE), since: NOW - MINUTE, isSettled: false },
      { match: 'same' },
      'pending',
    ],
    [
      'a reverted one whose block is gone may still be confirmed',
      { step: 'reverted', answer: answered(MINUTE), since: NOW - MINUTE, isSettled: false },
      { receipt: { isSuccess: true, block: 100 } },
      'confirmed',
    ],
    [
      'our own hash found at our nonce is pending until its receipt is there',
      pending(MINUTE),
      rival({}, { hash: OURS }),
      'pending',
    ],
  ] as readonly (readonly [
    string,
    TransactionStatus,
    Partial<TransactionEvidence>,
    string,
    Partial<TrackedEvmTransaction>?,
  ])[]) {
    it(what, () => expect(judge(status, evidence, more).step).to.equal(step));
  }

  for (const [what, evidence, how, more] of [
    ['the same recipient, value and data', rival({}), 'sped_up'],
    ['another value', rival({ value: 6n }), 'other'],
    ['another recipient', rival({ to: ALICE, value: 5n }), 'other'],
    ['other data', rival({ data: '0x01' }), 'other'],
    ['nothing to the account itself', rival({ to: ALICE, value: 0n }), 'cancelled'],
    ['nothing to the account itself, with data', rival({ to: ALICE, value: 0n, data: '0x01' }), 'other'],
    [
      'what was asked, carried out by the account’s own contract',
      rival({ to: ALICE, value: 0n, data: `0xe9ae5c53${BOB.slice(2)}${'5'.padStart(64, '0')}` }),
      'sped_up',
    ],
    ['the same, which is another record’s', rival({}, { isTaken: true }), 'other'],
    ['a new contract', rival({ to: undefined, value: 0n }), 'other'],
    [
      'data that could not be compared',
      rival({ data: undefined as never }),
      'other',
      { call: { ...call, data: undefined } },
    ],
    ['anything, when ours is not known', rival({}), 'other', { call: undefined }],
  ] as readonly (readonly [
    string,
    Partial<TransactionEvidence>,
    string,
    Partial<TrackedEvmTransaction>?,
  ])[]) {
    it(`calls a transaction at the same nonce with ${what} ${how}`, () => {
      const status = judge(pending(MINUTE), evidence, more);
      expect(status).to.include({ step: 'replaced', how, by: OTHER });
    });
  }

  it('is replaced by a transaction that failed, and says so', () => {
    expect(judge(pending(MINUTE), rival({}, { isSuccess: false }))).to.include({
      how: 'sped_up',
      isSuccess: false,
    });
  });

  it('forgets the hash of somebody else’s transaction', () => {
    const receipt = { isSuccess: true, block: 100 };
    expect(judge(pending(0), { receipt, match: 'foreign' })).to.deep.equal({
      step: 'unknown',
      answer: undefined,
    });
  });

  it('remembers since when a dropped one has been missing', () => {
    const missingSince = NOW - 5 * MINUTE;
    const first = judge(pending(9 * MINUTE, { missingSince }), {});
    expect(first).to.deep.include({ step: 'dropped', since: NOW, missingSince });
    const before: TransactionStatus = {
      step: 'dropped',
      answer: answered(MINUTE),
      since: NOW - 9,
      missingSince,
    };
    expect(judge(before, {})).to.deep.include({ step: 'dropped', since: NOW - 9, missingSince });
  });

  it('waits for the depth that the network needs', () => {
    const depth = { known: 3, settled: 5 };
    const at = (head: number, evidence: Partial<TransactionEvidence>) =>
      judge(pending(MINUTE), { ...evidence, head }, {}, depth);
    const receipt = { isSuccess: true, block: 100 };
    expect(at(101, { receipt }).step).to.equal('pending');
    expect(at(102, { receipt })).to.include({ step: 'confirmed', isSettled: false });
    expect(at(104, { receipt })).to.include({ step: 'confirmed', isSettled: true });
    expect(at(101, rival({})).step).to.equal('unknown');
    expect(at(102, rival({})).step).to.equal('replaced');
  });

  it('settles after a quarter of an hour on a network without new blocks', () => {
    const receipt = { isSuccess: true, block: 100 };
    const since = (ago: number): TransactionStatus => ({
      step: 'confirmed',
      answer: answered(MINUTE),
      since: NOW - ago,
      isSettled: false,
    });
    expect(judge(since(15 * MINUTE - 1), { receipt })).to.include({ isSettled: false });
    expect(judge(since(15 * MINUTE), { receipt })).to.include({ isSettled: true });
  });

  it('keeps the contract’s words', () => {
    const receipt = { isSuccess: false, block: 100, reason: 'not enough tokens' };
    expect(judge(pending(MINUTE), { receipt })).to.include({ reason: 'not enough tokens' });
  });
});

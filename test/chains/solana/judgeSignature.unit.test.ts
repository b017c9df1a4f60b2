import { expect } from 'chai';
import { judgeSignature, type SignatureEvidence } from '../../../src/chains/solana/judgeSignature.js';
import type {
  SolanaStatus,
  TrackedSolanaTransaction,
} from '../../../src/lib/transactions/trackedTransaction.js';

const MINUTE = 60_000;
const NOW = 1_700_000_000_000;
const SIGNATURE = '5'.repeat(88);

const answered = (ago: number) => ({ hash: SIGNATURE, answeredAt: NOW - ago });
const pending = (ago: number): SolanaStatus => ({ step: 'pending', answer: answered(ago) });
const height = (value: bigint, slot = 1_000) => ({ height: value, slot });
const at = (level: 'processed' | 'confirmed' | 'finalized', error: unknown = null) => ({
  status: { level, error },
});

function judge(
  status: SolanaStatus,
  evidence: Partial<SignatureEvidence>,
  lastValidBlockHeight: bigint | undefined = 500n,
): SolanaStatus {
  const transaction: TrackedSolanaTransaction = {
    namespace: 'solana',
    id: '00000000-0000-4000-8000-000000000000',
    kind: 'send',
    account: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ',
    network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    askedAt: NOW - MINUTE,
    summary: {},
    told: undefined,
    lastValidBlockHeight,
    status,
  };
  const answer = 'answer' in status && status.answer ? status.answer : answered(0);
  const whole = { at: NOW, status: undefined, slot: 1_000, height: height(400n), ...evidence };
  return judgeSignature(transaction, answer, whole);
}

describe('judgeSignature', () => {
  for (const [what, status, evidence, step] of [
    ['processed is pending', pending(0), at('processed'), 'pending'],
    [
      'processed with an error is pending, because its block may be left out',
      pending(0),
      at('processed', 'AccountNotFound'),
      'pending',
    ],
    ['confirmed without an error is confirmed', pending(0), at('confirmed'), 'confirmed'],
    [
      'confirmed with an error is reverted',
      pending(0),
      at('confirmed', { InstructionError: [0, { Custom: 1 }] }),
      'reverted',
    ],
    [
      'nowhere, at the last valid height, is pending',
      pending(9 * MINUTE),
      { height: height(500n) },
      'pending',
    ],
    ['nowhere, past the last valid height, is dropped', pending(MINUTE), { height: height(501n) }, 'dropped'],
    [
      'nowhere, says a node that lags behind, is unknown',
      pending(MINUTE),
      { height: height(501n, 1_001) },
      'unknown',
    ],
    [
      'a confirmed one that is gone is looked for again',
      { step: 'confirmed', answer: answered(MINUTE), since: NOW, isSettled: false },
      {},
      'pending',
    ],
  ] as readonly (readonly [string, SolanaStatus, Partial<SignatureEvidence>, string])[]) {
    it(what, () => expect(judge(status, evidence).step).to.equal(step));
  }

  it('never drops a transaction whose last valid height nobody knows', () => {
    const nowhere = { height: undefined };
    const judged = (ago: number) =>
      judgeSignature(
        {
          ...{ namespace: 'solana' as const, lastValidBlockHeight: undefined, status: pending(ago) },
        } as TrackedSolanaTransaction,
        answered(ago),
        { at: NOW, status: undefined, slot: 1, ...nowhere },
      ).step;
    expect(judged(59_000)).to.equal('pending');
    expect(judged(60 * MINUTE)).to.equal('unknown');
  });

  it('is settled once finalized', () => {
    expect(judge(pending(0), at('confirmed'))).to.include({ isSettled: false });
    expect(judge(pending(0), at('finalized'))).to.include({ isSettled: true });
  });

  for (const [error, reason] of [
    [{ InstructionError: [0, { Custom: 6001 }] }, 'program error 6001'],
    [{ InstructionError: [0, 'InvalidAccountData'] }, 'invalid account data'],
    [{ InsufficientFundsForRent: { account_index: 1 } }, 'insufficient funds for rent'],
    ['BlockhashNotFound', 'blockhash not found'],
    [17, undefined],
    [{}, undefined],
  ] as const) {
    it(`says ${reason} for the error ${JSON.stringify(error)}`, () => {
      expect(judge(pending(0), at('finalized', error))).to.deep.include({ step: 'reverted', reason });
    });
  }
});

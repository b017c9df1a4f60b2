import { expect } from 'chai';
import {
  judgeSignature,
  type SignatureEvidence,
} from '../../../../src/chains/solana/transactions/judgeSignature.js';
import type {
  SolanaStatus,
  TrackedSolanaTransaction,
} from '../../../../src/lib/transactions/trackedTransaction.js';

const MINUTE = 60_000;
const NOW = 1_700_000_000_000;
const SIGNATURE = '5'.repeat(88);
const BOB = 'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k';

const answered = (ago: number) => ({ hash: SIGNATURE, answeredAt: NOW - ago });
const pending = (ago: number): SolanaStatus => ({ step: 'pending', answer: answered(ago) });
const height = (value: bigint, slot = 1_000) => ({ height: value, slot });
const asked = { kind: 'asked', moved: undefined } as const;
const at = (level: 'processed' | 'confirmed' | 'finalized', error: unknown = null) => ({
  status: { level, error },
  verdict: asked,
});
const sentOther = (isSince: boolean) =>
  ({
    kind: 'other',
    isSince,
    transfer: { to: BOB, mint: undefined, amount: 1_500_000_000n, decimals: 9 },
  }) as const;
const shown = (verdict: SignatureEvidence['verdict'], level: 'confirmed' | 'finalized' = 'confirmed') => ({
  ...at(level),
  verdict,
});

function judge(
  status: SolanaStatus,
  evidence: Partial<SignatureEvidence>,
  { lastValidBlockHeight = 500n, isSignedHere = false } = {},
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
    isSignedHere,
    status,
  };
  const answer = 'answer' in status && status.answer ? status.answer : answered(0);
  const whole = {
    at: NOW,
    status: undefined,
    slot: 1_000,
    height: height(400n),
    verdict: undefined,
    isNowhere: false,
    ...evidence,
  };
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
    [
      'nowhere, past the last valid height, is dropped if nothing like it was signed',
      pending(MINUTE),
      { height: height(501n), isNowhere: true },
      'dropped',
    ],
    [
      'nowhere by its signature alone, which the wallet may have made up, is unknown',
      pending(MINUTE),
      { height: height(501n) },
      'unknown',
    ],
    [
      'nowhere, so long after that nodes have forgotten, is unknown',
      pending(MINUTE),
      { height: height(300_000n), isNowhere: true },
      'unknown',
    ],
    ['that no node has got is unknown', { step: 'unknown', answer: answered(0) }, {}, 'unknown'],
    ['in a block, not yet shown, is pending', pending(0), shown(undefined), 'pending'],
    ['in a settled block and never shown is unknown', pending(0), shown(undefined, 'finalized'), 'unknown'],
    ['in a block, and unclear, is unknown', pending(0), shown({ kind: 'unclear' }), 'unknown'],
    ['another one since then is a mismatch', pending(0), shown(sentOther(true)), 'mismatched'],
    ['another one from before says nothing', pending(0), shown(sentOther(false)), 'unknown'],
    [
      'another one from before, and nothing since then, is dropped',
      pending(0),
      { ...shown(sentOther(false)), height: height(501n), isNowhere: true },
      'dropped',
    ],
    [
      'proved before, it needs no more proof',
      { step: 'confirmed', answer: answered(MINUTE), since: NOW, isSettled: false },
      shown(undefined, 'finalized'),
      'confirmed',
    ],
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
        { at: NOW, status: undefined, slot: 1, verdict: undefined, isNowhere: true, ...nowhere },
      ).step;
    expect(judged(59_000)).to.equal('pending');
    expect(judged(60 * MINUTE)).to.equal('unknown');
  });

  it('signed here needs no search to be dropped, and is ours even if no node shows it', () => {
    const own = { isSignedHere: true };
    expect(judge(pending(MINUTE), { height: height(501n) }, own).step).to.equal('dropped');
    expect(judge(pending(0), shown(undefined, 'finalized'), own).step).to.equal('confirmed');
    expect(judge(pending(0), shown(undefined), own).step).to.equal('pending');
  });

  it('says what the wallet sent instead', () => {
    expect(judge(pending(0), shown(sentOther(true)))).to.deep.include({
      sent: { amount: '1.5', symbol: 'SOL', recipient: BOB },
      isSuccess: true,
    });
  });

  it('forgets the signature of another transaction from before', () => {
    expect(judge(pending(0), shown(sentOther(false)))).to.deep.equal({ step: 'unknown' });
  });

  for (const moved of ['all', 'part', 'nothing'] as const) {
    it(`says that ${moved} of a transfer moved`, () => {
      expect(judge(pending(0), shown({ kind: 'asked', moved }))).to.include({ step: 'confirmed', moved });
    });
  }

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

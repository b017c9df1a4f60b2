import { expect } from 'chai';
import { refuseSecond } from '../../../src/atoms/transactions/liveTransfer.js';
import type { WalletModalError } from '../../../src/lib/errors.js';
import type { CaipAddress } from '../../../src/lib/networks/caip.js';
import type {
  SolanaStatus,
  TrackedSolanaTransaction,
  TrackedTransaction,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { ALICE, ONE } from '../fakes.js';

const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const SUN = `${DEVNET}:4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ` as const;
const OTHER = `${DEVNET}:CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k` as const;
const NOW = 1_700_000_000_000;
const answer = { hash: '5'.repeat(88), answeredAt: 0 };
const transfer = { to: OTHER.slice(DEVNET.length + 1), mint: undefined, amount: 1n };
const call = { digest: undefined, blockhash: 'hash', transfer };

const record = (status: SolanaStatus, more: Partial<TrackedSolanaTransaction> = {}): TrackedTransaction => ({
  namespace: 'solana',
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'send',
  account: SUN,
  network: DEVNET,
  askedAt: NOW - 60_000,
  summary: {},
  told: undefined,
  lastValidBlockHeight: 9n,
  call,
  status,
  ...more,
});

function codeFor(transactions: readonly TrackedTransaction[], account: CaipAddress = SUN) {
  try {
    return refuseSecond(transactions, account, NOW);
  } catch (error) {
    return (error as WalletModalError).code;
  }
}

describe('a second Solana transfer', () => {
  for (const [what, status] of [
    ['is open in the wallet', { step: 'asked' }],
    ['is signed and unknown', { step: 'unknown', answer }],
    ['may have been sent without a signature', { step: 'unknown' }],
    ['is pending', { step: 'pending', answer }],
  ] as const) {
    it(`is refused while an earlier one ${what}`, () => {
      expect(codeFor([record(status)])).to.equal('already_pending');
    });
  }

  for (const [what, transactions] of [
    ['there is none', []],
    ['it is confirmed', [record({ step: 'confirmed', answer, since: 1, isSettled: false })]],
    ['it failed', [record({ step: 'reverted', answer, since: 1, isSettled: false })]],
    ['no block can take it any more', [record({ step: 'dropped', since: 1 })]],
    ['it is of another account', [record({ step: 'unknown', answer }, { account: OTHER })]],
    [
      'it is no transfer',
      [record({ step: 'unknown', answer }, { kind: 'request', call: { ...call, transfer: undefined } })],
    ],
    ['nobody can find it any more', [record({ step: 'unknown' }, { call: undefined })]],
  ] as const) {
    it(`may be built if ${what}`, () => expect(codeFor(transactions)).to.equal(undefined));
  }

  it('is refused beside one of the page too', () => {
    expect(codeFor([record({ step: 'pending', answer }, { kind: 'request' })])).to.equal('already_pending');
  });

  it('says nothing about other networks', () => {
    expect(codeFor([record({ step: 'unknown', answer })], `${ONE}:${ALICE}`)).to.equal(undefined);
  });
});
